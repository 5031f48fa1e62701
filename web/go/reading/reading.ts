/** The reading of groups and problems, as the page loads it when it is first asked for. */

import { nextUnsolved, ProblemList } from './collection.js';
import type { Desk } from './desk.js';
import { setUpReading, showReading } from './panel.js';
import { Progress } from './progress.js';
import { Study } from './study.js';

export class Reading {
  readonly study: Study;
  private readonly progress = new Progress();
  private readonly list: ProblemList;

  constructor(private readonly desk: Desk) {
    this.study = new Study(desk.workers, () => desk.refresh());
    this.study.ended = (outcome) => {
      const { games, root } = desk.problems;
      this.progress.set(root, games, outcome);
    };
    this.study.isToCount = () => {
      const { games, root } = desk.problems;
      return games.length > 1 && this.progress.of(root, games) !== 'solved';
    };
    this.list = new ProblemList(this.progress, (index) => {
      desk.openGameOfFile(index);
      void desk.solve(true);
    });
    setUpReading(this.study, desk);
  }

  show(): void {
    const { situation, nextProblem, problems } = this.desk;
    showReading(this.study, situation, problems.comment, nextProblem !== null);
    this.list.show(problems.games, problems.root);
  }

  /** The next problem of the file that is not solved, after this one and then from the first; −1 when all are. */
  get nextUnsolved(): number {
    const { games, root } = this.desk.problems;
    return nextUnsolved(games, root, this.progress);
  }
}
