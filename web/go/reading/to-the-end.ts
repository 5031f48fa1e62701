/** Lines that go on until their claim is seen on the board: the stones that are said to be captured are off it. */

import { type Color, type GoBoard, opponent, type PointSet, type Vertex } from 'kakoi';
import type { GroupQuestion, GroupReading } from 'kakoi/problem';
import { ownerOf } from './question.js';

/** Enough for the stones of any group that a book would show as captured; each question is a small one. */
const MOST_ASKED = 60;
const NODES = { capture: 10_000, life: 20_000 } as const;

type Line = GroupReading['line'];
type Ask = (question: GroupQuestion) => Promise<GroupReading>;

/** The stones that the answer says are captured: of the group, or in a race of the other chain; null when it says of none. */
function captive(
  { group, other }: GroupQuestion,
  { outcome, otherOutcome }: Pick<GroupReading, 'outcome' | 'otherOutcome'>,
): PointSet | null {
  if (outcome === 'captured' || outcome === 'dies') return group;
  return otherOutcome === 'dies' ? other : null;
}

/** A line on the board, and what is left at its end of the stones that it captures. */
class Play {
  ko: Vertex | null = null;

  constructor(
    public board: GoBoard,
    public toPlay: Color,
    public left: PointSet,
    readonly line: (Vertex | null)[] = [],
  ) {}

  play(move: Vertex | null): void {
    this.ko = null;
    if (move !== null) {
      const { board, captured, ko } = this.board.play(this.toPlay, move);
      [this.board, this.ko, this.left] = [board, ko, this.left.minus(captured)];
    }
    this.toPlay = opponent(this.toPlay);
    this.line.push(move);
  }

  after(move: Vertex): Play {
    const next = new Play(this.board, this.toPlay, this.left, [...this.line]);
    next.play(move);
    return next;
  }

  isLegal(move: Vertex): boolean {
    return this.board.legality(this.toPlay, move, { ko: this.ko }) === 'legal';
  }
}

function played({ board, toPlay }: GroupQuestion, line: Line, target: PointSet): Play {
  const play = new Play(board, toPlay, target);
  for (const move of line) play.play(move);
  return play;
}

/** True when the stones that the answer says are captured are off the board at the end of its line, or it says of none. */
export function isShown(question: GroupQuestion, reading: GroupReading): boolean {
  const target = captive(question, reading);
  return target === null || played(question, reading.line, target).left.isEmpty;
}

/** The reading with a line that goes on to the capture that it claims, by asking on; with its own line where that finds none. */
export async function toTheEnd(
  question: GroupQuestion,
  reading: GroupReading,
  ask: Ask,
): Promise<GroupReading> {
  const target = captive(question, reading);
  if (target === null) return reading;
  let asked = 0;
  const play = played(question, reading.line, target);
  const owner = ownerOf(question.board, target);
  const answer = ({ board, left: group, toPlay, ko }: Play, kind: 'capture' | 'life') => {
    asked++;
    const region = kind === 'life' ? reading.region : null;
    const about = { kind, board, group, other: null, toPlay, ko, region, walls: false, nodes: NODES[kind] };
    return ask(about);
  };
  while (!play.left.isEmpty && asked < MOST_ASKED) {
    const next = await (play.toPlay === owner ? defence : attack)(play, answer);
    if (next === undefined) return reading;
    play.play(next);
  }
  return play.left.isEmpty ? { ...reading, line: play.line } : reading;
}

type Answer = (play: Play, kind: 'capture' | 'life') => Promise<GroupReading>;

/** The owner's next move, null for a pass; undefined when the group does not die after all. */
async function defence(play: Play, answer: Answer): Promise<Vertex | null | undefined> {
  const { outcome, line } = await answer(play, 'life');
  return outcome === 'dies' ? (line[0] ?? null) : undefined;
}

/** The attacker's next move: where it needs none, one on a liberty that changes nothing. */
async function attack(play: Play, answer: Answer): Promise<Vertex | undefined> {
  const capture = await answer(play, 'capture');
  if (capture.outcome === 'captured' && capture.line[0] != null) return capture.line[0];
  const { outcome, move } = await answer(play, 'life');
  if (outcome !== 'dies') return undefined;
  if (move !== null) return move;
  for (const liberty of libertiesOf(play)) {
    if (!play.isLegal(liberty)) continue;
    const next = play.after(liberty);
    if (next.left.isEmpty || (await answer(next, 'life')).outcome === 'dies') return liberty;
  }
  return undefined;
}

function libertiesOf({ board, left }: Play): Vertex[] {
  const liberties = [...left].map((stone) => board.chainAt(stone)!.liberties);
  return [...liberties.reduce((all, more) => all.or(more))];
}
