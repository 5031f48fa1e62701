/** The questions asked, step by step, like the pages of a browser. */

import type { Vertex } from 'kakoi';
import { emptyQuestion, played, type Question, questionIn, toJson } from './question.js';

/** The first one is an empty board. */
export class Steps {
  private constructor(
    private steps: readonly Question[],
    private at: number,
  ) {}

  static from(width: number, height: number): Steps {
    return new Steps([emptyQuestion(width, height)], 0);
  }

  /** The steps that the text of others gives back; null for any other text. */
  static in(text: string): Steps | null {
    try {
      const { steps, at } = JSON.parse(text) as { steps: readonly unknown[]; at: number };
      const kept = steps.map(questionIn);
      return kept[at] === undefined ? null : new Steps(kept, at);
    } catch {
      return null;
    }
  }

  /** The steps as text, to be kept as long as the tab. */
  get text(): string {
    return JSON.stringify({ steps: this.steps.map(toJson), at: this.at });
  }

  get question(): Question {
    return this.steps[this.at]!;
  }
  get canGoBack(): boolean {
    return this.at > 0;
  }
  get canGoForward(): boolean {
    return this.at < this.steps.length - 1;
  }

  /** Goes on to another question, from which one step leads back. */
  go(question: Question): void {
    this.steps = [...this.steps.slice(0, this.at + 1), question];
    this.at++;
  }

  /** Goes so many steps, back for negative numbers; false where there are none. */
  step(steps: number): boolean {
    const to = Math.max(0, Math.min(this.steps.length - 1, this.at + steps));
    const isOther = to !== this.at;
    this.at = to;
    return isOther;
  }

  /** Begins with an empty board, and goes on by moves that were legal there. */
  begin(width: number, height: number, moves: readonly Vertex[] = []): void {
    const steps = [emptyQuestion(width, height)];
    for (const move of moves) steps.push(played(steps.at(-1)!, move)!);
    this.steps = steps;
    this.at = moves.length;
  }
}
