/** The reading of groups and problems. */

import type { GoBoard } from 'kakoi';
import type { Shape } from 'kakoi/pictures';
import { marksWith } from '../../shell/editing.js';
import { say } from '../../shell/words.js';
import { notationOf } from '../marks.js';
import { plannedStones } from '../planned-stones.js';
import type { GoSession } from '../session.js';
import { nextUnsolved, ProblemList } from './collection.js';
import type { Desk } from './desk.js';
import { setUpReading, showReading } from './panel.js';
import { Progress } from './progress.js';
import { ownerOf } from './question.js';
import type { Reader, Sought } from './reader.js';
import { Study } from './study.js';
import type { Trial } from './trial.js';
import { askedInWords, placeInWords } from './words.js';

export class Reading {
  readonly study: Study;
  private readonly progress = new Progress();
  private readonly list: ProblemList;

  constructor(private readonly desk: Desk) {
    this.study = new Study(desk, this.progress);
    this.list = new ProblemList(this.progress, (index) => {
      desk.openGameOfFile(index);
      void desk.solve(true);
    });
    setUpReading(this.study, desk);
  }

  show(): void {
    const { current, nextProblem } = this.desk;
    showReading(this.study, current.board, current.comment, nextProblem !== null);
    this.list.show(current.games, current.root);
  }

  /** The shapes shown on top of the board: the group, the region, and the moves to come. */
  shapes(board: GoBoard): Shape[] {
    const { state, asked, tried, region, answers } = this.study;
    const { group = null, other = null } = tried?.trial ?? asked ?? {};
    const shown = tried === null ? region : (tried.trial.problem?.reading.region ?? null);
    const shapes: Shape[] = [];
    if (shown !== null) shapes.push({ kind: 'outline', points: shown, dashed: true, paint: 'vicinity' });
    for (const stones of [group, other])
      if (stones !== null && !stones.isEmpty)
        shapes.push({ kind: 'outline', points: stones, paint: 'focus' });
    if (tried === null) return shapes;
    const { trial } = tried;
    const last = trial.lastMove;
    if (last && board.get(last) !== 0)
      shapes.push({ kind: 'rings', points: [last], radius: 0.42, width: 0.07, paint: 'last' });
    const hinted = state.practice?.hinted;
    if (hinted && trial.at === 0)
      shapes.push({ kind: 'rings', points: [hinted], radius: 0.46, width: 0.1, paint: 'alive' });
    return tried.is === 'line'
      ? [...shapes, ...hintsOf(answers.reader, trial), ...plannedStones(trial.ahead)]
      : shapes;
  }

  /** The words about what is on the board. */
  get words(): string {
    return placeInWords(this.study.state);
  }

  /**
   * Looks for the answers of a problem that is made of a position: the words about what was found, and what writes it into the
   * record, if there is any.
   */
  async makeAnswers(session: GoSession, sought: Sought, isMarked: boolean): Promise<Made> {
    const problem = await this.study.answers.findProblem(sought).catch(() => undefined);
    if (problem === undefined)
      return { words: say('A problem, without answers: the search for them was ended.'), write: null };
    if (problem === null)
      return { words: say('A problem, without answers: the solver finds none.'), write: null };
    const { board } = sought;
    const { group } = problem.question;
    const asked = askedInWords(problem.question);
    const stones = board.stones(ownerOf(board, group));
    // Triangles tell the stones from others of their colour, unless the position has marks of its own.
    const needsMarks = stones.size > group.size && !isMarked;
    const drawn = needsMarks ? marksWith('triangle', notationOf(board), {}, [...group]) : null;
    return {
      words: say('{asked}: a problem with its answers. Save writes it as a file.', { asked }),
      write: () => session.answer(problem, asked, drawn),
    };
  }

  /** The next problem of the file that is not solved, after this one and then from the first; −1 when all are. */
  get nextUnsolved(): number {
    const { games, root } = this.desk.current;
    return nextUnsolved(games, root, this.progress);
  }
}

interface Made {
  readonly words: string;
  readonly write: (() => void) | null;
}

/** Hints at the beginning of a line: other first moves that work, and the points where a stone would break the ladder. */
function hintsOf(reader: Reader, { at, problem }: Trial): Shape[] {
  if (at > 0 || problem === null) return [];
  const others = reader.firstMoves(problem).slice(1);
  return [
    { kind: 'rings', points: others, radius: 0.46, width: 0.1, paint: 'alive' },
    { kind: 'area', points: reader.breakers(problem), paint: 'vital-area' },
  ];
}
