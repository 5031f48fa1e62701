/** Answers inputs, one by one. `--jobs` spreads this work over threads. */

import { readFile } from 'node:fs/promises';
import { init, type SgfNote } from '../js/index.js';
import { ask } from './commands/ask.js';
import type { Command } from './commands/command.js';
import { convert } from './commands/convert.js';
import { render } from './commands/render.js';
import { type Fault, faultOf } from './fault.js';
import type { Answer, Known, MinedProblem, Reading } from './game.js';
import { InputError } from './input-error.js';
import {
  complaint,
  type Identity,
  type Item,
  identityBeside,
  identityOf,
  idOf,
  outputName,
  titleOf,
} from './item.js';
import { parseLine } from './line.js';
import { fromBytes, fromLine } from './read.js';
import { toJson, visible } from './visible.js';

const COMMANDS = {
  analyze: ask('analyze'),
  score: ask('score'),
  dead: ask('dead'),
  moves: ask('moves'),
  read: ask('read'),
  review: ask('review'),
  safe: ask('safe'),
  endgame: ask('endgame'),
  solve: ask('solve'),
  verify: ask('verify'),
  convert,
  render,
};
export type CommandName = keyof typeof COMMANDS;

/** The question put to every input; plain data, because it is sent to workers. */
export interface Task {
  readonly command: CommandName;
  /** The command's own options. */
  readonly options: object;
  /** True when answers, faults included, are lines of JSON. */
  readonly json: boolean;
  /** True when answers are lines of text. */
  readonly brief: boolean;
  readonly asked: Reading;
}

export interface Reply {
  /** The place of the input, as a heading for people. */
  readonly title: string;
  readonly output: string | Uint8Array;
  /** True when there is no answer, or the answer is that proofs do not hold. */
  readonly failed: boolean;
  /** Messages for the user beside the output. */
  readonly remarks: readonly string[];
  /** True when a count is the recorded one; null when the record has none, undefined when nothing is counted. */
  readonly agrees?: boolean | null | undefined;
  readonly problems?: readonly MinedProblem[] | undefined;
}

/** The answer to one input. Never rejects: faults are answers. */
export async function answer(task: Task, item: Item): Promise<Reply> {
  let identity = identityOf(item);
  try {
    await init();
    if (item.fault !== undefined) return faultReply(task, item, item.fault);
    let known: Known;
    const notes: SgfNote[] = [];
    if (item.line === undefined) {
      const onNote = (note: SgfNote) => notes.push(note);
      const bytes = item.bytes ?? (await readFile(item.name));
      known = await fromBytes(bytes, task.asked, onNote);
    } else {
      const record = parseLine(item.line.text);
      identity = identityOf(item, record);
      known = fromLine(record, task.asked);
    }
    const name = outputName(item, identity);
    if (item.overwrites !== undefined) {
      throw new InputError('unwritable', `this and ${item.overwrites} would both be written as '${name}'`);
    }
    const command = COMMANDS[task.command] as Command<object>;
    const source = { name, isLine: item.line !== undefined, id: idOf(item, identity) };
    const made = await command(known, task.options, source);
    const { text, brief, agrees, problems, holds = true } = made;
    notes.push(...(known.subject.notes ?? []));
    const { games = 1 } = known.subject;
    const title = visible(titleOf(item, identity));
    const several = games > 1 ? { games } : {};
    const noted = notes.length > 0 ? { notes } : {};
    const inText = () => (task.brief && brief !== undefined ? `${title}: ${brief()}\n` : text());
    const inJson = () => {
      const fields = made.fields();
      return `${toJson({ ...identityBeside(identity, fields), ...fields, ...several, ...noted })}\n`;
    };
    const output = task.json ? inJson() : inText();
    const remarks = task.json ? [] : remarksOn(task, item, made, notes, games);
    return { title, output, failed: !holds, remarks, agrees, problems };
  } catch (error) {
    return faultReply(task, item, faultOf(error), identity);
  }
}

/** The reply to an input that has no answer. */
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
    // The fault of a line is in its answer; a million of them would only fill a log.
    remarks: task.json && item.line !== undefined ? [] : [complaint(item, error.message)],
  };
}

/** The messages beside an answer: which of several games it is about, and what was repaired or lost in reading. */
function remarksOn(
  { command, asked }: Task,
  item: Item,
  { isWhole = false }: Answer,
  notes: readonly SgfNote[],
  games: number,
): string[] {
  const remarks: string[] = [];
  if (games > 1 && asked.game === undefined && !isWhole) {
    remarks.push(complaint(item, `the first of ${games} games; --game N asks about another`));
  }
  if (asked.lenient || command === 'convert') {
    for (const { line, column, message } of notes) {
      remarks.push(complaint(item, `line ${line}, column ${column}: ${message}`));
    }
  }
  return remarks;
}
