/** `kakoi mcp`: what the command line answers, as tools of the Model Context Protocol. */

import type { Option } from 'commander';
import { KakoiError, version } from '../../js/index.js';
import { answer, type CommandName } from '../answer.js';
import { faultOf } from '../fault.js';
import type { Question } from '../game.js';
import { GAMES, gamesFor, titles } from '../games.js';
import { standardOutput } from '../output.js';
import { visible } from '../visible.js';
import type { Called, Schema, Tool } from './tool.js';

/** A command as a tool. */
interface CommandTool extends Tool {
  readonly command: CommandName;
  /** The options that the tool always has. */
  readonly fixed: object;
  /** The options that a caller may give, by their names. */
  readonly options: ReadonlyMap<string, Option>;
}

const INSTRUCTIONS = `Judges positions of ${titles(GAMES)} by their rules; what it says is computed, and much of it proved.
A position is given by one of: sgf; board (rows of X, O and '.'); fen; senket; or size, for an empty board or the usual set-up,
with 'game' for other games than Go; 'move' goes back in a record, 'play' plays on: {"game": "go", "size": 9, "play": ["E5", "C3"]}.
An illegal move is an error that says why.`;

const textual = (description: string): Schema => ({ type: 'string', description });
const texts = (description: string): Schema => ({ type: 'array', items: { type: 'string' }, description });

/** The fields of a line of NDJSON, which say what a tool is asked about. */
const SUBJECT: Readonly<Record<string, Schema>> = {
  game: { enum: GAMES.map(({ name }) => name), description: 'of board, signMap and size (default: go)' },
  sgf: textual('a record of Go or Lines of Action'),
  board: { ...texts("rows of X (black), O (white) and '.'"), type: ['array', 'string'] },
  signMap: { type: 'array', description: 'rows of 1 (black), -1 (white) and 0' },
  fen: textual('a position of Lines of Action'),
  senket: { description: 'of Senket: a record as text, or {size, black: {posts, fences}, white}' },
  size: { type: 'integer', description: 'of a game from its beginning' },
  move: { type: 'integer', description: 'the number of moves of the record to the position (default: all)' },
  play: texts("moves to play on from there, both sides in turn: 'D4', 'b1-h1', '16-16', 'pass'"),
  toPlay: { enum: ['black', 'white'], description: 'of a position of Go or Senket, or of rows' },
  rules: { description: 'of a position: a name such as japanese or chinese, or fields' },
  komi: { type: 'number' },
  handicap: { type: 'integer' },
  captures: { type: 'object', description: '{black, white}: stones captured before' },
  ko: textual('the point that ko forbids'),
};

const PROOFS: Readonly<Record<string, Schema>> = {
  proof: { type: 'object', description: 'a proof about the position' },
  proofs: { type: 'array', items: { type: 'object' }, description: 'proofs about the position' },
};

const PICTURE: Readonly<Record<string, Schema>> = {
  as: { enum: ['text', 'svg'], description: 'rows of X, O and . (the default), or a picture' },
  overlay: texts("of the picture: 'score', 'influence', 'groups', 'territories' and others"),
};

/** The tools for the questions of games. */
const QUESTIONS: readonly (readonly [
  name: string,
  command: Question,
  description: string,
  fixed?: object,
])[] = [
  [
    'legality',
    'moves',
    'Plays moves by the rules, and lists the legal moves of the side that is to play then.',
  ],
  [
    'score',
    'score',
    'Counts the position: the points of both sides, and of Go the dead stones and the result.',
  ],
  [
    'facts',
    'review',
    'Says what the last move did and missed, each fact with its certainty.',
    { last: true },
  ],
  ['review', 'review', 'Says at which moves the game turned, and what every move did and missed.'],
  ['problem', 'solve', 'Solves a problem of life and death, or who wins in Lines of Action, with the moves.'],
  ['verify', 'verify', 'Checks proofs by the rules alone: those of problem with "prove", or by others.'],
];

/** All tools. */
function toolsOf(): CommandTool[] {
  const asked = QUESTIONS.map(([name, command, about, fixed = {}]): CommandTool => {
    const games = gamesFor(command);
    const own = games.flatMap(({ answers }) => answers[command]?.options ?? []);
    const free = own.filter((option) => !(option.attributeName() in { ...SUBJECT, ...fixed }));
    const options = new Map(free.map((option) => [option.attributeName(), option]));
    const given = Object.fromEntries([...options].map(([key, option]) => [key, schemaOf(option)]));
    const properties = { ...SUBJECT, ...(command === 'verify' ? PROOFS : {}), ...given };
    const description = `${about} For ${titles(games)}.`;
    return { name, description, inputSchema: { type: 'object', properties }, command, fixed, options };
  });
  const picture: CommandTool = {
    name: 'render',
    description: `Shows the position as rows or as a picture. For ${titles(GAMES)}.`,
    inputSchema: { type: 'object', properties: { ...SUBJECT, ...PICTURE } },
    command: 'render',
    fixed: { theme: 'light', width: 640, coordinates: true },
    options: new Map(),
  };
  return [...asked, picture];
}

function schemaOf({ description, argChoices, parseArg, ...option }: Option): Schema {
  if (argChoices !== undefined) return { enum: argChoices, description };
  const isFlag = !option.required && !option.optional;
  return { type: isFlag ? 'boolean' : parseArg === undefined ? 'string' : 'number', description };
}

/** The tool's answer to a call, faults included. */
async function call(tool: CommandTool, given: Readonly<Record<string, unknown>>): Promise<Called> {
  try {
    const { subject, options } = sorted(tool, given);
    const { as = 'text', overlay, ...rest } = options;
    const isText = tool.command === 'render' && as === 'text';
    const task = {
      command: isText ? ('convert' as const) : tool.command,
      options: isText ? { to: 'diagram' } : { ...rest, ...(overlay === undefined ? {} : { overlay }) },
      json: true,
      brief: false,
      asked: {},
    };
    const line = { number: 1, text: JSON.stringify({ ...subject, id: tool.name }) };
    const { output } = await answer(task, { name: '-', stem: tool.name, line });
    const { id: _, error, ...fields } = JSON.parse(String(output));
    if (error !== undefined) return failed(error);
    return { text: fields.svg ?? (isText ? fields.board : JSON.stringify(fields)), fields, isError: false };
  } catch (error) {
    return failed(faultOf(error));
  }
}

const failed = ({ code, message }: { readonly code: string; readonly message: string }): Called => ({
  text: `${code}: ${message}`,
  fields: null,
  isError: true,
});

/** The fields of a line and the options of the command that were given. Throws 'bad-option'. */
function sorted(tool: CommandTool, given: Readonly<Record<string, unknown>>) {
  const { properties } = tool.inputSchema;
  const subject: Record<string, unknown> = {};
  const options: Record<string, unknown> = {};
  for (const [name, option] of tool.options)
    if (option.defaultValue !== undefined) options[name] = option.defaultValue;
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(properties, name)) {
      const names = Object.keys(properties).join(', ');
      throw new KakoiError('bad-option', `'${visible(name)}' is none of ${tool.name}'s fields: ${names}`);
    }
    const option = tool.options.get(name);
    if (option !== undefined) options[name] = optionValue(name, option, value);
    else if (name in PICTURE) options[name] = checkPicture(name, value);
    else subject[name] = value;
  }
  return { subject, options: { ...options, ...tool.fixed } as Record<string, unknown> };
}

/** The value of an option, as the command line reads its text. */
function optionValue(name: string, option: Option, value: unknown): unknown {
  const { argChoices, parseArg } = option;
  const isFlag = !option.required && !option.optional;
  const isRight = isFlag
    ? typeof value === 'boolean'
    : typeof value === 'string' || (typeof value === 'number' && parseArg !== undefined);
  const shown = JSON.stringify(value).slice(0, 80);
  if (!isRight || (argChoices !== undefined && !argChoices.includes(String(value))))
    throw new KakoiError(
      'bad-option',
      `${name} is ${shown}; it must be ${argChoices?.join(', ') ?? (isFlag ? 'true or false' : 'text or a number')}`,
    );
  if (isFlag || parseArg === undefined || argChoices !== undefined) return value;
  try {
    return parseArg(String(value), undefined);
  } catch (cause) {
    throw new KakoiError('bad-option', `${name} is ${shown}: ${(cause as Error).message}`, { cause });
  }
}

function checkPicture(name: string, value: unknown): unknown {
  const isRight =
    name === 'as'
      ? value === 'text' || value === 'svg'
      : Array.isArray(value) && value.every((one) => typeof one === 'string');
  if (isRight) return value;
  const must = name === 'as' ? "'text' or 'svg'" : 'a list of names';
  throw new KakoiError('bad-option', `${name} must be ${must}, not ${JSON.stringify(value).slice(0, 80)}`);
}

/** Serves the tools until the input ends or the other program has gone. */
export async function serveTools(): Promise<void> {
  standardOutput(); // a program that has gone ends the input, too
  const { serve } = await import('./serve.js'); // no other command loads the protocol's library
  const say = (message: string) => process.stderr.write(`kakoi: ${visible(message)}\n`);
  await serve({ version, instructions: INSTRUCTIONS, tools: toolsOf(), call, say });
}
