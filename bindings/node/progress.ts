export interface Progress {
  step(): void;
  /** Writes a line to standard error. */
  say(text: string): void;
  stop(): void;
}

/** The characters of a whole bar. */
const WIDTH = 40;
/** The least milliseconds between two pictures of the bar. */
const PAUSE = 100;

/** A progress bar for a waiting person: never in a log, never between answers on the same terminal. */
export function newProgress(files: number): Progress {
  const { stderr, stdout } = process;
  if (files < 2 || !stderr.isTTY || stdout.isTTY) {
    return { step() {}, say: (text) => stderr.write(`${text}\n`), stop() {} };
  }
  const begun = Date.now();
  let done = 0;
  let drawn = 0;
  const clear = () => {
    stderr.cursorTo(0);
    stderr.clearLine(0);
  };
  const draw = () => {
    drawn = Date.now();
    const seconds = done === 0 ? '?' : Math.ceil(((drawn - begun) / 1000 / done) * (files - done));
    const full = Math.round((WIDTH * done) / files);
    clear();
    stderr.write(`${'█'.repeat(full).padEnd(WIDTH, '░')} ${done}/${files} files, ${seconds} s left`);
  };
  draw();
  return {
    step() {
      done++;
      if (Date.now() - drawn >= PAUSE) draw();
    },
    say(text) {
      clear();
      stderr.write(`${text}\n`);
      draw();
    },
    stop: clear,
  };
}
