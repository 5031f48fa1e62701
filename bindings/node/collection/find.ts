/** `kakoi find`: the games with a position or a pattern, or what was played next. */

import { readFile } from 'node:fs/promises';
import type { ContinuationQuery, PatternAnchor } from '../../js/collection/query.js';
import type { Collection, CollectionInfo, Continuation } from '../../js/entries/collection.js';
import { type Color, GoBoard, GoGame, KakoiError, vertexName } from '../../js/index.js';
import { readResult, resultText } from '../../js/records/properties/result.js';
import { fromBytes } from '../read.js';
import { toJson, visible } from '../visible.js';

export interface FindOptions {
  readonly pattern?: string;
  readonly anchor?: PatternAnchor;
  readonly position?: string;
  readonly move?: number;
  readonly after?: string;
  readonly size: number;
  readonly symmetries: boolean;
  readonly swapColors?: boolean;
  readonly toPlay?: Color;
  readonly limit?: number;
  readonly next?: boolean;
  readonly local?: boolean;
  readonly json?: boolean;
}

/** Which games are asked. */
export interface Filter {
  readonly player?: string;
  readonly event?: string;
  readonly result?: string;
  readonly since?: string;
  readonly until?: string;
}

/** The test of a game's facts; undefined where every game is asked. */
export function whereOf({
  player,
  event,
  result,
  since,
  until,
}: Filter): ((info: CollectionInfo) => boolean) | undefined {
  const holds = (text: string, part: string | undefined) =>
    part === undefined || text.toLowerCase().includes(part.toLowerCase());
  if ([player, event, result, since, until].every((part) => part === undefined)) return undefined;
  return (info) =>
    (holds(info.black, player) || holds(info.white, player)) &&
    holds(info.event, event) &&
    (result === undefined ||
      [info.result, resultText(readResult({ RE: [info.result] }))].some((text) =>
        text.toLowerCase().startsWith(result.toLowerCase()),
      )) &&
    (since === undefined || info.date >= since) &&
    (until === undefined || (info.date !== '' && info.date.slice(0, until.length) <= until));
}

/** The question that the options ask. Rejects as the package throws, and with 'bad-option' where there is none, or two. */
export async function queryOf(options: FindOptions): Promise<ContinuationQuery> {
  const { pattern, anchor, position, move, after, size, symmetries, swapColors, toPlay, limit, local } =
    options;
  const common = {
    symmetries,
    ...(swapColors && { swapColors }),
    ...(limit !== undefined && { limit }),
    ...(local && { local }),
  };
  const given = [pattern, position, after].filter((one) => one !== undefined).length;
  if (given !== 1)
    throw new KakoiError('bad-option', 'one of --pattern, --position and --after says what is looked for');
  if (pattern !== undefined) {
    if (toPlay !== undefined) throw new KakoiError('bad-option', '--to-play is of whole positions');
    return { pattern: pattern.replaceAll('/', '\n'), ...(anchor && { anchor }), ...common };
  }
  if (anchor !== undefined) throw new KakoiError('bad-option', '--anchor is of patterns');
  const board = position === undefined ? boardAfter(after!, size) : await boardOf(position, move);
  return { board, ...(toPlay && { toPlay }), ...common };
}

function boardAfter(moves: string, size: number): GoBoard {
  const game = new GoGame({ size });
  for (const move of moves.split(/[\s,]+/).filter(Boolean))
    game.play(move.toLowerCase() === 'pass' ? 'pass' : move);
  return game.board;
}

async function boardOf(path: string, move: number | undefined): Promise<GoBoard> {
  const { game, subject } = await fromBytes(await readFile(path), { move }, () => undefined);
  if (game.name !== 'go') throw new KakoiError('bad-option', `${path} is not a position of Go`);
  return GoBoard.fromDiagram(game.rows(subject).board.toDiagram());
}

/** The answers, a line each. */
export function* answers(
  collection: Collection,
  query: ContinuationQuery,
  options: FindOptions,
): Generator<string> {
  const { next, json } = options;
  const height = 'board' in query ? query.board.height : query.pattern.trim().split('\n').length;
  if (next) {
    const all = collection.continuations(query);
    const total = all.reduce((sum, { count }) => sum + count, 0);
    for (const each of all) {
      yield json ? toJson({ ...each, move: moveText(each, height) }) : continuationLine(each, height, total);
    }
    return;
  }
  const { local: _, ...search } = query;
  for (const { game, ...match } of collection.find(search)) {
    const info = collection.info(game);
    const { name, black, white, date, result } = info;
    yield json
      ? toJson({ game, ...match, name, black, white, date, result })
      : visible(
          [
            name || `game ${game}`,
            `move ${match.move}`,
            [black, white].filter(Boolean).join(' – '),
            date,
            result,
            match.symmetry === 'identity' ? '' : match.symmetry,
            match.swapped ? 'colours swapped' : '',
          ]
            .filter(Boolean)
            .join(', '),
        );
  }
}

function moveText({ vertex }: Continuation, height: number): string {
  return vertex === null ? 'elsewhere' : vertexName(vertex, height);
}

function continuationLine(each: Continuation, height: number, total: number): string {
  const { color, count, blackWins, whiteWins } = each;
  const share = `${Math.round((100 * count) / total)} %`;
  const won = `Black won ${blackWins}, White ${whiteWins}`;
  const move = moveText(each, height).padEnd(9);
  return `${color} ${move} ${String(count).padStart(7)} ${share.padStart(5)}   ${won}`;
}
