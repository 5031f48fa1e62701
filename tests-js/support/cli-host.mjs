// Runs the command line again and again in one process, which has compiled the library and its engine once: support/cli.ts
// asks in lines of JSON through one pipe and is answered through another.
//
//   node cli-host.mjs CLI QUESTIONS ANSWERS

import { openSync, readSync, writeSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';

const [cli, questions, answers] = process.argv.slice(2);
const asked = openSync(questions, 'r');
const answered = openSync(answers, 'w');

/** The next line of the questions, or null when the tests are over. */
function nextLine() {
  const parts = [];
  do {
    const part = Buffer.alloc(65_536);
    const length = readSync(asked, part);
    if (length === 0) return null;
    parts.push(part.subarray(0, length));
  } while (parts.at(-1).at(-1) !== 10);
  return Buffer.concat(parts).toString();
}

/** Keeps what the stream is given, which is its text so far. */
function listen(stream) {
  const parts = [];
  stream.write = (text, ...others) => {
    parts.push(Buffer.from(text));
    others.at(-1)?.();
    return true;
  };
  return () => Buffer.concat(parts).toString();
}

/** Ends what a run listens to from here on. */
function noteListeners(emitter) {
  const before = new Map(emitter.eventNames().map((name) => [name, emitter.listeners(name)]));
  return () => {
    for (const name of emitter.eventNames()) {
      for (const one of emitter.listeners(name)) if (!before.get(name)?.includes(one)) emitter.off(name, one);
    }
  };
}

const { stdout, stderr } = process;
let number = 0;
for (let line = nextLine(); line !== null; line = nextLine()) {
  const { args, input, cwd } = JSON.parse(line);
  process.chdir(cwd);
  process.argv = [process.execPath, cli, ...args];
  process.exitCode = undefined;
  const stdin = Readable.from(Buffer.from(input, 'base64'));
  Object.defineProperty(process, 'stdin', { value: stdin, configurable: true });
  const texts = [stdout, stderr].map(listen);
  const forgetting = [process, stdout, stderr].map(noteListeners);
  const exit = new Promise((resolve) => {
    process.exit = resolve;
  });
  // Another address is another program, with the library of the one before.
  const status = await Promise.race([
    import(`${pathToFileURL(cli)}?${number++}`).then(() => process.exitCode),
    exit,
  ]);
  for (const forget of forgetting) forget();
  const answer = { status: status ?? 0, stdout: texts[0](), stderr: texts[1]() };
  writeSync(answered, `${JSON.stringify(answer)}\n`);
}
process.exitCode = 0;
