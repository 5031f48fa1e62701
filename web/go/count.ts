/** The panel of the mode Count: the score of a position and the graph of the game. */

import { type GoScore, type PointSet, type Vertex, vertexName } from 'kakoi';
import { say } from '../shell/words.js';
import type { Background } from './background.js';
import { afterPress, provedAt } from './dead-groups.js';
import { Graph } from './graph.js';
import { showEstimate, showScore } from './score-panel.js';
import type { GoSession, Scoring } from './session.js';

export class CountPanel {
  private readonly graph: Graph;
  /** The answer to a press until the dead stones have been found. */
  readonly waiting = say('Which stones are dead is still being judged.');

  /** `goTo` shows the position after so many moves. */
  constructor(
    private readonly background: Background,
    goTo: (index: number) => void,
  ) {
    this.graph = new Graph(background, goTo);
  }

  /** Shows the position, counted in the given way; null while the dead stones are looked for. */
  show(session: GoSession, score: GoScore | null, scoring: Scoring): void {
    showScore(session, score, scoring);
    showEstimate(session, score, this.background);
    this.graph.show(session);
  }

  /** The dead stones after a press on a stone, or the reason in words why they stay as they are. */
  press({ board, analysis }: GoSession, dead: PointSet | null, point: Vertex): PointSet | string {
    if (dead === null) return this.waiting;
    const place = vertexName(point, board);
    const proved = provedAt(board, analysis, point);
    const isDead = dead.has(point); // as a record may say of any stone
    if (proved === 'alive' && !isDead)
      return say('{place} can never be captured: it cannot be dead.', { place });
    if (proved === 'dead' && isDead)
      return say('{place} stands in territory for good: it cannot be alive.', { place });
    return afterPress(board, dead, analysis, point);
  }

  /** Draws in the colours of a new theme. */
  refreshTheme(): void {
    this.graph.schedule();
  }
}
