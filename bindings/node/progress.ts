export interface Progress {
  step(): void;
  /** Writes a line to standard error. */
  say(text: string): void;
  stop(): void;
}

/** A progress bar for a waiting person: never in a log, never between answers on the same terminal. */
export async function newProgress(files: number): Promise<Progress> {
  const { stderr, stdout } = process;
  if (files < 2 || !stderr.isTTY || stdout.isTTY) {
    return { step() {}, say: (text) => stderr.write(`${text}\n`), stop() {} };
  }
  // Loaded only when needed, which is seldom: it takes a tenth of the time to start.
  const { SingleBar } = await import('cli-progress');
  const bar = new SingleBar({
    format: '{bar} {value}/{total} files, {eta_formatted} left',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    clearOnComplete: true,
    gracefulExit: false, // signals are handled by the run
    stream: stderr,
  });
  bar.start(files, 0);
  return {
    step: () => bar.increment(),
    say(text) {
      stderr.cursorTo(0);
      stderr.clearLine(0);
      stderr.write(`${text}\n`); // the bar draws itself again below
    },
    stop: () => bar.stop(),
  };
}
