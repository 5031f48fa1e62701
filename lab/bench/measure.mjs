// Times jobs against each other: in one run, in turn in random order, by the processor time of this process.
// Other programs on the same cores then slow all jobs alike, and wall time does not matter.

const SLICE = 20_000; // µs: long enough that the resolution of the clock does not show

const spent = (work, times) => {
  const before = process.cpuUsage();
  for (let i = 0; i < times; i++) work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
};

const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];

/**
 * The time of each job in µs: { name: [work, number of times it does the named thing] } → { name: median of
 * the rounds }.
 */
export function measure(jobs, rounds = 11) {
  const running = Object.entries(jobs).map(([name, [work, count]]) => {
    let times = 1;
    while (spent(work, times) < SLICE) times *= 2; // warms up, too
    return { name, work, times, count, results: [] };
  });
  for (let round = 0; round < rounds; round++) {
    for (let left = running.length; left > 0; left--) {
      const index = Math.floor(Math.random() * left);
      const job = running[index];
      [running[index], running[left - 1]] = [running[left - 1], job];
      job.results.push(spent(job.work, job.times) / (job.times * job.count));
    }
  }
  const results = new Map(running.map(({ name, results }) => [name, median(results)]));
  return Object.fromEntries(Object.keys(jobs).map((name) => [name, results.get(name)]));
}
