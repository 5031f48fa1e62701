/** Between records and the changes that the engine keeps of them. */

import * as LAYOUT from '#layout/collection';
import { INPUT_WORDS, POINT_STRIDE } from '#layout/core';
import { engine } from '../core/engine.js';
import { KakoiError, show } from '../core/errors.js';
import type { Color } from '../core/types.js';
import { toSgf } from '../core/vertex.js';
import { readNode, sizeOfText, wordOfNode } from '../go/node.js';
import { moveWord } from '../go/replay.js';
import { mendable } from '../records/places.js';
import type { SgfNode } from '../records/tree.js';
import { propertiesOf } from './facts.js';

/** A game as it is kept. */
export interface KeptRecord {
  readonly width: number;
  readonly height: number;
  readonly isWhiteFirst: boolean;
  /** Numbers of 16 bits, as src/go/collection/game_record.h has them. */
  readonly changes: Uint16Array;
}

const EMPTY = LAYOUT.CONTENTS.indexOf('empty');
const BLACK = LAYOUT.CONTENTS.indexOf('black');
const WHITE = LAYOUT.CONTENTS.indexOf('white');

/**
 * The main line of a record, played as SGF demands, legal or not. Throws 'bad-sgf'; with `lenient` faulty values are left
 * out, as by GoGame.fromSgf().
 */
export function recordOf(root: SgfNode, lenient = false): KeptRecord {
  const kind = root.data.GM?.[0]?.trim() || '1';
  if (Number(kind) !== 1)
    throw new KakoiError('bad-sgf', `GM[1] is Go; this is a record of another game, ${show(kind)}`);
  const sizeText = root.data.SZ?.[0]?.trim() ?? '';
  const size = sizeText === '' ? ([19, 19] as const) : sizeOfText(sizeText);
  if (size === null) throw new KakoiError('bad-sgf', `SZ ${show(sizeText)} is not a size of 1 to 32 points`);
  const [width, height] = size;
  const steps: number[] = [];
  let number = 0;
  /** The side to play first: that of the first move, or as the set-up says. */
  let first: Color | null = null;
  for (let node: SgfNode | undefined = root; node !== undefined; node = node.children[0]) {
    const word = wordOfNode(node.data, width, height);
    if (word !== null) {
      if (number === 0) first = sideOf(word);
      steps.push(word);
      number++;
      continue;
    }
    const { setup, moves } = readNode(node.data, width, height, (name, _, message) => {
      if (!lenient) throw new KakoiError('bad-sgf', mendable(`after move ${number}: ${name}: ${message()}`));
    });
    if (setup !== null) {
      if (number === 0 && setup.toPlay !== null) first = setup.toPlay;
      for (const [points, content] of [
        [setup.empty, EMPTY],
        [setup.black, BLACK],
        [setup.white, WHITE],
      ] as const) {
        for (const [x, y] of points ?? [])
          steps.push(LAYOUT.SET_UP + content * LAYOUT.CONTENT + y * POINT_STRIDE + x);
      }
    }
    if (number === 0 && moves.length > 0) first = moves[0]!.color;
    for (const move of moves) steps.push(moveWord(move));
    number += moves.length;
  }
  if (number > LAYOUT.MOST_MOVES || steps.length > INPUT_WORDS)
    throw new KakoiError('bad-sgf', `a game of more than ${LAYOUT.MOST_MOVES} moves`);

  const { call, input, output } = engine('collection');
  input.set(steps);
  call.collectionRecord(width, height, steps.length);
  const count = output[LAYOUT.RECORDED_CHANGES]!;
  if (count > LAYOUT.MOST_CHANGES)
    throw new KakoiError('bad-sgf', `a game of more than ${LAYOUT.MOST_CHANGES} changes of the board`);
  const start = output.byteOffset + Uint32Array.BYTES_PER_ELEMENT * LAYOUT.RECORDED_NUMBERS;
  const changes = new Uint16Array(output.buffer, start, count).slice();
  const handicap = Number(root.data.HA?.[0] ?? 0);
  return {
    width,
    height,
    isWhiteFirst: (first ?? (handicap >= 2 ? 'white' : 'black')) === 'white',
    changes,
  };
}

function sideOf(word: number): Color {
  return word >= LAYOUT.WHITE_MOVE ? 'white' : 'black';
}

/** The record of a kept game: its facts, set-up and moves. */
export function treeOf({ width, height, isWhiteFirst, changes }: KeptRecord, facts: string): SgfNode {
  const root: SgfNode = {
    data: {
      GM: ['1'],
      FF: ['4'],
      CA: ['UTF-8'],
      SZ: [width === height ? String(width) : `${width}:${height}`],
      ...propertiesOf(facts),
    },
    children: [],
  };
  let node = root;
  let isMove = false;
  const add = (data: SgfNode['data']) => {
    const child: SgfNode = { data, children: [] };
    node.children.push(child);
    node = child;
  };
  for (const change of changes) {
    if ((change & LAYOUT.CHANGE_MOVE) !== 0) {
      const isPass = (change & LAYOUT.CHANGE_PASS) === LAYOUT.CHANGE_PASS;
      const isWhite = isPass ? (change & 1) !== 0 : contentOf(change) === WHITE;
      add({ [isWhite ? 'W' : 'B']: [isPass ? '' : pointOf(change)] });
      isMove = true;
    } else if ((change & LAYOUT.CHANGE_SET_UP) !== 0) {
      if (isMove) add({});
      isMove = false;
      const content = contentOf(change);
      const name = content === EMPTY ? 'AE' : content === BLACK ? 'AB' : 'AW';
      const points = node.data[name];
      if (points === undefined) node.data[name] = [pointOf(change)];
      else points.push(pointOf(change));
    }
  }
  if (isWhiteFirst && node === root) root.data.PL = ['W'];
  return root;
}

function contentOf(change: number): number {
  return Math.floor(change / LAYOUT.CHANGE_CONTENT) & 3;
}

function pointOf(change: number): string {
  const point = change % LAYOUT.CHANGE_CONTENT;
  return toSgf([point % POINT_STRIDE, Math.floor(point / POINT_STRIDE)]);
}
