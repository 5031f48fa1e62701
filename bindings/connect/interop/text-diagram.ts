/**
 * Reads positions as people paste them: rows of X, O and dots, with or without coordinates and frames, as books, Sensei's
 * Library and programs that speak GTP write them.
 */

import { type Color, GoBoard, GoGame } from '../../js/api.js';
import { checkSource } from './check.js';

const CELLS: Readonly<Record<string, string>> = {
  '#': 'X',
  '@': 'X',
  x: 'X',
  '●': 'X',
  o: 'O',
  '○': 'O',
  '⚫': 'X',
  '⚪': 'O',
};
/** Stones with marks on them, as Sensei's Library writes them. */
const SENSEI: Readonly<Record<string, string>> = {
  ...CELLS,
  B: 'X',
  Y: 'X',
  Z: 'X',
  W: 'O',
  Q: 'O',
  P: 'O',
  '@': 'O',
};
const LETTERS: Readonly<Record<string, string>> = { b: 'X', B: 'X', w: 'O', W: 'O' };
const LETTER_ROW = /^[-.,+*_bBwW]+$/;
const ROW = /^[-.,+*_xXoO#@●○⚫⚪]+$/;
/** Rows of Japanese and Chinese texts: lines cross in empty points, and end where the board does. */
const LINED_ROW = /^[●○⚫⚪┌┬┐├┼┤└┴┘┏┳┓┣╋┫┗┻┛┠┨┯┷╂┿＋十・．①-⑳]+$/;
/** Numbers are moves, which come later; small letters and the other capitals mark empty points. */
const MARKED_CELL = /^(?:[.,+_XO#@●○⚫⚪BYZWQPCSTMa-z]|\d{1,2})$/;
/** True for a line of at least two empty points or stones, and hardly anything else: a row in which something is no point. */
const isFaultyRow = (content: string) => {
  const characters = content.replace(/\s/g, '');
  const points = characters.replace(/[^.,+_XO#●○⚫⚪]/g, '');
  return /[.,+_]/.test(points) && 2 * points.length > characters.length && !/\p{L}{3}/u.test(content);
};
/** The sign that a character is shown in colours. */
const EMOJI = '\ufe0f';
/** Lines of `showboard` beside its rows: columns, prisoners, hashes, clocks. They may say who begins, but name nothing. */
const PROGRAM_LINE =
  /^(?:A B C D\b|(?:MoveNum|Move|Passes|Rules|Hash|(?:Black|White) time|[BW] stones captured): |Next player\b|(?:Black|White) \([XO]\) (?:to move|has captured)\b)/i;
const LINE_END = /\r\n|\n|\r/;
const BORDER = /^[-=+]+$|^[┌└┏┗]?[─━]+[┐┘┓┛]?$/;
/** The board of which a diagram shows a part. */
const FULL = 19;

/**
 * Reads a position of Go as people paste it, as a game without moves: rows of `X` or `#` and `O` (`●` and `○` too) and of dots,
 * with or without coordinates, frames and the words around a problem, which become the name of the game. `toPlay` is the
 * side that the words say begins ("White to kill", "黑先"), or else Black. Where an edge is drawn, but not all four, the board
 * goes on behind the others to 19×19, as books print corners. Lines that begin with `$$` are read as those of Sensei's Library,
 * with its marks and letters. Boards drawn with `┌┬┐├┼┤└┴┘`, `●` and `○`, as Japanese and Chinese texts do, end where their lines
 * end. What GNU Go, KataGo and Leela Zero print for `showboard` is read as well.
 *
 *     White to live                 $$B Black to kill
 *     . . . . O .                    $$ | . X O . 1 .
 *     X X X O O .                    $$ | . X O a . .
 *     . . X O . .                    $$ -------------
 *
 * Letters and numbers among the points mark empty ones: numbers are moves that come later. Only where nothing else is a stone,
 * the letters b and w are.
 *
 * Bytes may be in any encoding. Throws 'bad-diagram' for rows of different lengths or none and for a character that is no point,
 * 'bad-size' for more than 32 rows or columns, and 'bad-option' for anything but text and bytes. */
export function readTextDiagram(source: string | Uint8Array): GoGame {
  const text = checkSource(source, 'diagram');
  const rows: string[] = [];
  const said: string[] = [];
  const edges = { left: false, right: false, top: false, bottom: false };
  let toPlay: Color | undefined;
  for (const { content, header, row } of linesOf(text)) {
    if (BORDER.test(content.replace(/[\s|│┃]/g, ''))) {
      edges[rows.length === 0 ? 'top' : 'bottom'] = true;
    } else if (row !== null) {
      rows.push(row);
      edges.left ||= /^[|│┃┌├└┏┣┗┠]/.test(content);
      edges.right ||= /[|│┃┐┤┘┓┫┛┨]$/.test(content);
      if (/[┌┬┐┏┳┓┯]/.test(content)) edges.top = true;
      if (/[└┴┘┗┻┛┷]/.test(content)) edges.bottom = true;
    } else if (isFaultyRow(content)) {
      rows.push(content); // GoBoard.fromDiagram says what is wrong with it
    } else if (/\p{L}{2}/u.test(content) || /先/.test(content)) {
      said.push(content);
    }
    if (header !== undefined) toPlay = header === 'B' ? 'black' : 'white';
  }
  const gameName = said.filter((words) => !PROGRAM_LINE.test(words)).join(' ');
  return new GoGame({
    setup: GoBoard.fromDiagram(rows.length > 0 ? wholeBoard(rows, edges).join('\n') : text),
    toPlay: toPlay ?? sideIn(said.join(' ')),
    info: { gameName },
  });
}

interface Line {
  readonly content: string;
  readonly header: string | undefined;
  readonly row: string | null;
}

/** The lines that are not blank. Where no row has a stone, and b and w are the only letters in them, those are the stones. */
function linesOf(text: string): Line[] {
  const given = text.split(LINE_END).filter((line) => line.trim() !== '');
  const lines = given.map((line) => readLine(line));
  if (lines.some(({ row }) => /[XO]/.test(row ?? ''))) return lines;
  const lettered = given.map((line) => readLine(line, true));
  const rows = lettered.filter(({ row }) => row !== null);
  const isLettered = rows.length > 1 && rows.every(({ content }) => !/[ac-vx-z]/i.test(content));
  return isLettered && rows.some(({ row }) => /[XO]/.test(row!)) ? lettered : lines;
}

/** A line: what stands in it, the side to play where it is Sensei's first, and its row of cells or null. */
function readLine(line: string, hasLetters = false): Line {
  const [, said] = /^\s*\$\$(.*)/.exec(line) ?? [];
  const isSensei = said !== undefined;
  const content = (said?.replace(/^\w+/, '') ?? line).replaceAll(EMOJI, '').trim();
  const header = /^[BW]/.exec(said ?? '')?.[0];
  const between = isSensei ? content : withoutMargins(content);
  const bare = between.replace(/[\s|│┃()]/g, ''); // Leela Zero brackets the last move
  const marked = between.split(/[\s|]+/).filter((cell) => cell !== '');
  const isMarked =
    marked.every((cell) => MARKED_CELL.test(cell)) &&
    (isSensei ? header === undefined : /[.,+_]/.test(between));
  const stones = isSensei ? SENSEI : hasLetters ? LETTERS : CELLS;
  const isPlain = ROW.test(bare) || LINED_ROW.test(bare) || (stones === LETTERS && LETTER_ROW.test(bare));
  const cells = isPlain ? Array.from(bare) : isMarked ? marked : [];
  const isRow = cells.length > 0 && !BORDER.test(bare);
  return { content, header, row: isRow ? cells.map((cell) => cellOf(cell, stones)).join('') : null };
}

/** A line without the numbers of its row, what a program says beside it, and the numbers of the last moves. */
function withoutMargins(content: string): string {
  const [, , between = content] = /^(\d{1,2})(\D.*?)\s\1\b/.exec(content) ?? [];
  return between.replace(/^\d{1,2}(?!\d)|\b\d{1,2}$/g, '').replace(/([xXoO])[1-3](?!\d)/g, '$1'); // KataGo's
}

function cellOf(cell: string, stones: Readonly<Record<string, string>>): string {
  const stone = stones[cell] ?? cell;
  return stone === 'X' || stone === 'O' ? stone : '.';
}

/** The side that begins, as the words around a problem say it. */
function sideIn(words: string): Color {
  const [, english, other] =
    /\b(black|white)\s+(?:\([XO]\)\s+)?(?:to|first|plays|begins)\b|([黒黑白흑백])\s*[先선番]/iu.exec(words) ??
    [];
  const [, next] = /\b(?:next player|to play|turn)\b\W*(black|white)\b/i.exec(words) ?? [];
  const [, last] = /\blast move:\s*(black|white)\b/i.exec(words) ?? [];
  if (english === undefined && next === undefined && last !== undefined)
    return last.toLowerCase() === 'white' ? 'black' : 'white';
  const said = english ?? next ?? (other !== undefined && /[白백]/.test(other) ? 'white' : 'black');
  return said.toLowerCase() === 'white' ? 'white' : 'black';
}

/** Books draw a corner: a board of the usual size continues where no edge is drawn, if any edge is. */
function wholeBoard(
  rows: readonly string[],
  { left, right, top, bottom }: Readonly<Record<'left' | 'right' | 'top' | 'bottom', boolean>>,
): readonly string[] {
  const columns = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const isRagged = rows.some((row) => row.length !== columns); // which is an error
  if (isRagged || !(left || right || top || bottom)) return rows;
  const isSquare = columns === rows.length && left === right && top === bottom;
  const isWide = isSquare || (left && right);
  const isHigh = isSquare || (top && bottom);
  const width = isWide ? columns : Math.max(columns, isHigh ? rows.length : FULL);
  const height = isHigh ? rows.length : Math.max(rows.length, isWide ? columns : FULL);
  const before = left ? 0 : right ? width - columns : (width - columns) >> 1;
  const above = top ? 0 : bottom ? height - rows.length : (height - rows.length) >> 1;
  return Array.from({ length: height }, (_, y) => {
    const row = rows[y - above];
    return row === undefined
      ? '.'.repeat(width)
      : '.'.repeat(before) + row + '.'.repeat(width - before - row.length);
  });
}

/** True when a line of the text is a row with a stone and an empty point, or two are rows of two points or more. */
export function isTextDiagram(text: string): boolean {
  const rows = linesOf(text).flatMap(({ row }) => row ?? []);
  return (
    rows.some((row) => /[XO]/.test(row) && row.includes('.')) ||
    rows.filter(({ length }) => length > 1).length > 1
  );
}
