/** The panel of the mode Count, loaded with it: the score of a position and the graph of the game. */

import type { GoScore } from 'kakoi';
import type { Background } from './background.js';
import { Graph } from './graph.js';
import { showEstimate, showScore } from './score-panel.js';
import type { GoSession, Scoring } from './session.js';

export class CountPanel {
  private readonly graph: Graph;

  /** `goTo` shows the position after so many moves. */
  constructor(
    private readonly background: Background,
    goTo: (index: number) => void,
  ) {
    this.graph = new Graph(background, goTo);
  }

  /** Shows the position, counted in the given way; `isKnown` is true when the dead stones have been found. */
  show(session: GoSession, score: GoScore, scoring: Scoring, isKnown: boolean): void {
    showScore(session, score, scoring, isKnown);
    showEstimate(session, score, this.background);
    this.graph.show(session);
  }

  /** Draws in the colours of a new theme. */
  refreshTheme(): void {
    this.graph.schedule();
  }
}
