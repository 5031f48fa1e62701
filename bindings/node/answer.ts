/** Answers inputs, one by one: the work that `--jobs` spreads over threads. */

import { readFile } from 'node:fs/promises';
import { init } from '../js/index.js';
import { decodeSgf } from '../js/sgf/index.js';
import { ask } from './commands/ask.js';
import type { Command } from './commands/command.js';
import { convert } from './commands/convert.js';
import { render } from './commands/render.js';
import { type Fault, faultOf } from './fault.js';
import type { Known } from './game.js';
import { InputError } from './input-error.js';
import { complaint, type Identity, type Item, identityOf, idOf, outputName, titleOf } from './item.js';
import { parseLine } from './line.js';
import { fromLine, fromRecord } from './read.js';
import { toJson, visible } from './visible.js';

const COMMANDS = {
  analyze: ask('analyze'),
  score: ask('score'),
  dead: ask('dead'),
  moves: ask('moves'),
  convert,
  render,
};
export type CommandName = keyof typeof COMMANDS;

/** What is asked of every input; plain data, as it crosses to workers. */
export interface Task {
  readonly command: CommandName;
  /** The command's own options. */
  readonly options: object;
  /** Answers are lines of JSON, faults among them. */
  readonly json: boolean;
  /** Answers are lines of text. */
  readonly brief: boolean;
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
  /** Whether a count is the recorded one; null where the record names none, undefined where nothing is counted. */
  readonly agrees?: boolean | null | undefined;
}

/** The answer to one input. Never rejects: whatever goes wrong is the answer. */
export async function answer(task: Task, item: Item): Promise<Reply> {
  let identity = identityOf(item);
  try {
    await init();
    if (item.fault !== undefined) return faultReply(task, item, item.fault);
    let known: Known;
    if (item.line === undefined) {
      known = fromRecord(decodeSgf(item.bytes ?? (await readFile(item.name))), task.move);
    } else {
      const record = parseLine(item.line.text);
      identity = identityOf(item, record);
      known = fromLine(record, task.move);
    }
    const name = outputName(item, identity);
    if (item.overwrites !== undefined) {
      throw new InputError('unwritable', `this and ${item.overwrites} would both be written as '${name}'`);
    }
    const command = COMMANDS[task.command] as Command<object>;
    const source = { name, isLine: item.line !== undefined, id: idOf(item, identity) };
    const { fields, text, brief, agrees } = await command(known, task.options, source);
    const title = visible(titleOf(item, identity));
    const inText = () => (task.brief && brief !== undefined ? `${title}: ${brief()}\n` : text());
    const output = task.json ? `${toJson({ ...identity, ...fields })}\n` : inText();
    return { title, output, failed: false, complaint: null, agrees };
  } catch (error) {
    return faultReply(task, item, faultOf(error), identity);
  }
}

/** What is said of an input that has no answer. */
export function faultReply(
  task: Task,
  item: Item,
  error: Fault,
  identity: Identity = identityOf(item),
): Reply {
  return {
    title: visible(titleOf(item, identity)),
    output: task.json ? `${toJson({ ...identity, error })}\n` : '',
    failed: true,
    // A line's fault is in its answer; a million of them would only fill a log.
    complaint: task.json && item.line !== undefined ? null : complaint(item, error),
  };
}
