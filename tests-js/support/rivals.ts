/**
 * Other libraries, which tests compare the package with, as they answered: rivals/ holds the answers by question.
 * `npm --prefix lab run rivals` asks the libraries themselves (lab/interop/rivals.ts), and records with `-- --record`.
 */

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.js';

const mode: string | undefined = process.env.KAKOI_RIVALS; // 'asked' or 'recorded'

/** The function with that name of lab/interop/rivals.ts. */
export function rival<Ask extends (...question: never[]) => unknown>(name: string): Ask {
  const file = join(root, 'tests-js/rivals', `${name}.json`);
  const keyOf = (question: readonly unknown[]) =>
    createHash('sha256').update(JSON.stringify(question)).digest('hex').slice(0, 12);
  if (mode === undefined) {
    const answers: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));
    return ((...question: unknown[]) => {
      const key = keyOf(question);
      if (!(key in answers)) throw new Error(`${name} was never asked ${JSON.stringify(question)}`);
      return JSON.parse(JSON.stringify(answers[key]));
    }) as unknown as Ask;
  }
  const ask: (...question: unknown[]) => unknown = require(join(root, 'lab/interop/rivals.ts'))[name];
  const answers: Record<string, unknown> = {};
  if (mode === 'recorded') {
    afterAll(() => {
      const lines = Object.keys(answers)
        .sort()
        .map((key) => `${JSON.stringify(key)}: ${JSON.stringify(answers[key])}`);
      writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
    });
  }
  return ((...question: unknown[]) => {
    const answer = ask(...JSON.parse(JSON.stringify(question))); // some change what they are given
    const keep = (value: unknown) => {
      answers[keyOf(question)] = value;
      return value;
    };
    return answer instanceof Promise ? answer.then(keep) : keep(answer);
  }) as unknown as Ask;
}
