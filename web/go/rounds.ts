/**
 * Benson's rule round by round: the chains and regions that are left, and those that a round drops and why,
 * as a layer in place of the result.
 */

import type { BensonRound, Color, GoBoard, PointSet } from 'kakoi';
import type { GoOverlay, Point, Shape } from 'kakoi/pictures';
import { element, enable, onChoice, onClick, setText } from '../shell/elements.js';
import { addHtml } from '../shell/language.js';
import { latest } from '../shell/latest.js';
import { say } from '../shell/words.js';
import html from './rounds.html';
import {
  type DroppedChain,
  type DroppedRegion,
  dropInWords,
  leftInWords,
  roundInWords,
} from './rounds-words.js';

/** A layer of the board. */
type RoundLayer = Pick<GoOverlay, 'shapes' | 'pointed' | 'describe'>;

/** The chains and regions left before or after a round, and those that the round dropped. */
interface Step {
  readonly chains: readonly PointSet[];
  readonly regions: readonly PointSet[];
  readonly dropped: BensonRound;
}

const NOTHING: BensonRound = { chains: [], regions: [] };

export class Rounds {
  isOn = false;
  private color: Color = 'black';
  /** The step shown; 0 is before the first round. */
  private at = 0;
  private steps: readonly Step[] = [];
  private board: GoBoard | null = null;
  private readonly find = latest(stepsOf);

  constructor(private readonly changed: () => void) {
    addHtml(element('rounds'), html);
    onClick('rounds-end', () => this.watch(false));
    onClick('rounds-back', () => this.goTo(this.at - 1));
    onClick('rounds-forward', () => this.goTo(this.at + 1));
    onChoice('rounds-color', (color) => {
      this.color = color as Color;
      if (this.isOn) this.goTo(0);
    });
  }

  watch(on: boolean): void {
    this.isOn = on;
    this.goTo(0);
    element(on ? 'rounds-forward' : 'rounds-watch').focus();
  }

  private goTo(step: number): void {
    this.at = Math.max(0, Math.min(this.steps.length - 1, step));
    this.changed();
  }

  /** Sets the position whose rounds are watched; when the layer is off, this is off too. */
  show(board: GoBoard, suicide: boolean, isShown: boolean): void {
    this.isOn &&= isShown;
    element('rounds').hidden = !this.isOn;
    element('rounds-watch').hidden = this.isOn;
    if (!this.isOn) return;
    const steps = this.find(board, this.color, suicide);
    if (board !== this.board) this.at = 0;
    this.steps = steps;
    this.board = board;
    enable('rounds-back', this.at > 0);
    enable('rounds-forward', this.at < steps.length - 1);
    const { dropped } = steps[this.at]!;
    setText('rounds-place', this.words);
    const reasons = [
      ...dropped.chains.map((chain) => dropInWords(board, chain)),
      ...dropped.regions.map((region) => leftInWords(board, region)),
    ];
    const list = element('rounds-reasons');
    list.hidden = reasons.length === 0;
    list.replaceChildren(
      ...reasons.map((text) => Object.assign(document.createElement('li'), { textContent: text })),
    );
  }

  /** The place among the rounds, in words. */
  get words(): string {
    const step = this.steps[this.at];
    if (step === undefined) return '';
    return roundInWords(this.color, this.at, this.steps.length - 1, step);
  }

  /** The layers shown in place of all others; different objects at every step. */
  get layers(): readonly RoundLayer[] {
    const step = this.steps[this.at];
    return step === undefined ? [] : this.layersOf(step);
  }
  private readonly layersOf = latest((step: Step): readonly RoundLayer[] => [
    {
      shapes: () => this.shapes(step),
      pointed: (_board: GoBoard, point: Point | null) => this.pointed(point),
      describe: (board: GoBoard, point: Point) => this.describe(board, point),
    },
  ]);

  private shapes({ chains, regions, dropped }: Step): Shape[] {
    return [
      ...regions.map((points): Shape => ({ kind: 'area', points, paint: 'alive-area' })),
      ...chains.map((points): Shape => ({ kind: 'outline', points, paint: 'alive-edge' })),
      ...dropped.regions.map(
        ({ region }): Shape => ({ kind: 'outline', points: region, dashed: true, paint: 'bad' }),
      ),
      ...dropped.chains.map(
        ({ stones }): Shape => ({ kind: 'crosses', points: stones, arm: 0.16, paint: 'bad' }),
      ),
    ];
  }

  /**
   * Shows why a chain is dropped: the region that is vital to it, and the points for which others are not.
   */
  private pointed(point: Point | null): Shape[] {
    const found = point && this.droppedAt(point);
    if (!found) return [];
    if ('region' in found)
      return [
        { kind: 'outline', points: found.region, paint: 'focus' },
        { kind: 'rings', points: [found.stone], radius: 0.42, width: 0.1, paint: 'bad' },
      ];
    return [
      { kind: 'outline', points: found.stones, paint: 'focus' },
      ...found.vitalRegions.map((points): Shape => ({ kind: 'outline', points, paint: 'vital' })),
      {
        kind: 'rings',
        points: found.otherRegions.map(({ point: at }) => at),
        radius: 0.3,
        width: 0.1,
        paint: 'bad',
      },
    ];
  }

  private describe(board: GoBoard, point: Point): string | null {
    const found = this.droppedAt(point);
    if (found)
      return ('region' in found ? leftInWords(board, found) : dropInWords(board, found)).slice(0, -1);
    const step = this.steps[this.at];
    return step?.chains.some((stones) => stones.has(point)) ? say('still in') : null;
  }

  private droppedAt(point: Point): DroppedChain | DroppedRegion | undefined {
    const { chains, regions } = this.steps[this.at]?.dropped ?? NOTHING;
    return chains.find(({ stones }) => stones.has(point)) ?? regions.find(({ region }) => region.has(point));
  }
}

/** The steps before the first round, and after each. */
function stepsOf(board: GoBoard, color: Color, suicide: boolean): Step[] {
  const { rounds } = board.bensonRounds({ suicide })[color];
  let chains = board.chains(color).map(({ stones }) => stones);
  let regions = board.regions(color);
  const steps: Step[] = [{ chains, regions, dropped: NOTHING }];
  for (const dropped of rounds) {
    chains = chains.filter((stones) => !dropped.chains.some((chain) => chain.stones.equals(stones)));
    regions = regions.filter((region) => !dropped.regions.some((other) => other.region.equals(region)));
    steps.push({ chains, regions, dropped });
  }
  return steps;
}
