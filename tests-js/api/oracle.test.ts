/** Answers of the package against those of independent programs: tests-cpp/data/README.md says which. */

import { join } from 'node:path';
import { analyzeMany, type ByColor, GoBoard, init, type PassAlive, type PointSet } from 'kakoi';
import { readRecords, sharedFiles, whenShared } from '../support/shared-data.js';

interface BensonRecord {
  readonly size?: number;
  readonly width?: number;
  readonly height?: number;
  readonly name?: string;
  readonly kind?: string;
  /** The board row by row, as the owners below. */
  readonly board: string;
  readonly passAlive: string;
  readonly passAliveSuicide: string;
  readonly trompTaylor?: string;
}

beforeAll(() => init());

function boardOf({ size = 0, width = size, height = size, board }: BensonRecord): GoBoard {
  return GoBoard.fromDiagram(
    Array.from({ length: height }, (_, y) => board.slice(y * width, (y + 1) * width)).join('\n'),
  );
}

/** The owner of each point, row by row. */
function owners(black: PointSet, white: PointSet): string {
  const [blacks, whites] = [black.toMap().flat(), white.toMap().flat()];
  return blacks.map((isBlack, i) => (isBlack ? 'X' : whites[i] ? 'O' : '.')).join('');
}

function alive({ black, white }: ByColor<PassAlive>): string {
  return owners(black.stones.or(black.territory), white.stones.or(white.territory));
}

/** The faults of the reasons for life, which should be none. */
function faults({ stones, chains }: PassAlive, color: 'black' | 'white', board: GoBoard): string[] {
  const none = stones.xor(stones);
  const all = chains.reduce((sum, chain) => sum.or(chain.stones), none);
  return [
    ...(all.equals(stones) ? [] : ['the chains are not the stones']),
    ...chains.flatMap(({ stones: chain, vitalRegions }) => [
      ...(vitalRegions.length >= 2 ? [] : ['fewer than two vital regions']),
      ...(chain.firstChain().equals(chain) && chain.isSubsetOf(board.stones(color)) ? [] : ['no chain']),
      ...vitalRegions.flatMap((region) => {
        const empties = region.and(board.empties());
        const vital = !empties.isEmpty && empties.isSubsetOf(chain.border());
        const whole = region.equals(region.expandTo(board.stones(color).not()));
        return vital && whole && region.border().isSubsetOf(stones) ? [] : ['a region that is not vital'];
      }),
    ]),
  ];
}

function check(file: string): void {
  const records = readRecords<BensonRecord>(file);
  const boards = records.map(boardOf);
  const plain = analyzeMany(boards, ['passAlive', 'area']);
  const withSuicide = analyzeMany(boards, ['passAlive'], { suicide: true });
  expect(records.length).toBeGreaterThan(10);
  records.forEach((record, i) => {
    const { passAlive, area } = plain[i]!;
    const suicide = withSuicide[i]!.passAlive;
    const answer = {
      passAlive: alive(passAlive),
      passAliveSuicide: alive(suicide),
      trompTaylor: record.trompTaylor && owners(area.black, area.white),
      faults: (['black', 'white'] as const).flatMap((color) => faults(passAlive[color], color, boards[i]!)),
    };
    const { passAliveSuicide, trompTaylor } = record;
    expect([i, record.name ?? record.kind, answer]).toEqual([
      i,
      record.name ?? record.kind,
      { passAlive: record.passAlive, passAliveSuicide, trompTaylor, faults: [] },
    ]);
  });
}

test('life, life under suicide rules, and area on the positions of this repository', () => {
  check(join(__dirname, '../../tests-cpp/data/benson.jsonl'));
});

whenShared('the whole collection', () => {
  test('has records', () => {
    expect(sharedFiles('.', /^benson-.*\.jsonl$/).length).toBeGreaterThan(0);
  });

  for (const file of sharedFiles('.', /^benson-.*\.jsonl$/)) {
    test(file.replace(/.*\//, ''), () => check(file));
  }
});
