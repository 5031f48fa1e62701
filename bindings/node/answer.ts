/** Answers inputs, one by one: the work that `--jobs` spreads over threads. */

import { readFile } from 'node:fs/promises';
import { decodeSgf, init } from '../js/index.js';
import { analyze } from './commands/analyze.js';
import type { Command } from './commands/command.js';
import { convert } from './commands/convert.js';
import { dead } from './commands/dead.js';
import { moves } from './commands/moves.js';
import { render } from './commands/render.js';
import { score } from './commands/score.js';
import { complaint, faultOf, InputError } from './fault.js';
import { type Identity, type Item, identityOf, outputName } from './item.js';
import { fromLine, fromRecord, type Line, type Subject } from './subject.js';

const COMMANDS = { analyze, score, dead, moves, convert, render };
export type CommandName = keyof typeof COMMANDS;

/** What is asked of every input; plain data, as it crosses to workers. */
export interface Task {
  readonly command: CommandName;
  /** The command's own options. */
  readonly options: object;
  /** Answers are lines of JSON, faults among them. */
  readonly json: boolean;
  /** Ask about the position after that many moves. */
  readonly move: number | undefined;
}

export interface Reply {
  /** Where the input stands, for a reader of many answers. */
  readonly title: string;
  readonly output: string | Uint8Array;
  readonly failed: boolean;
  /** What to tell the user beside the output, or null. */
  readonly complaint: string | null;
}

/** The answers in the order of the items. A bad item never stops the others. */
export async function answerAll(task: Task, items: readonly Item[]): Promise<Reply[]> {
  await init();
  const replies: Reply[] = [];
  for (const item of items) replies.push(await answer(task, item));
  return replies;
}

async function answer(task: Task, item: Item): Promise<Reply> {
  let identity = identityOf(item);
  try {
    let subject: Subject;
    if (item.line === undefined) {
      subject = fromRecord(decodeSgf(item.bytes ?? (await readFile(item.name))), task.move);
    } else {
      const record = parse(item.line.text);
      identity = identityOf(item, record);
      subject = fromLine(record, task.move);
    }
    const name = outputName(item, identity);
    if (item.overwrites !== undefined) {
      throw new InputError('unwritable', `this and ${item.overwrites} would both be written as '${name}'`);
    }
    const command = COMMANDS[task.command] as Command<object>;
    const { fields, text } = await command(subject, task.options, { name, isLine: item.line !== undefined });
    const output = task.json ? line(identity, fields) : text();
    return { title: titleOf(identity), output, failed: false, complaint: null };
  } catch (error) {
    const fault = faultOf(error);
    return {
      title: titleOf(identity),
      output: task.json ? line(identity, { error: fault }) : '',
      failed: true,
      // A line's fault is in its answer; a million of them would only fill a log.
      complaint: task.json && item.line !== undefined ? null : complaint(item, fault),
    };
  }
}

function parse(text: string): Line {
  let record: unknown;
  try {
    record = JSON.parse(text);
  } catch (error) {
    throw new InputError('bad-json', (error as Error).message);
  }
  if (typeof record !== 'object' || record === null || Array.isArray(record)) {
    throw new InputError('bad-json', 'a line must hold one JSON object');
  }
  return record as Line;
}

function line(identity: Identity, fields: object): string {
  return `${JSON.stringify({ ...identity, ...fields })}\n`;
}

function titleOf(identity: Identity): string {
  if ('id' in identity) return typeof identity.id === 'string' ? identity.id : JSON.stringify(identity.id);
  return Object.values(identity).join(':');
}
