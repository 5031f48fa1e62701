/** The overlay of numbers: the contents of each territory, and the score of each set. */

import type { SenketClaim, SenketSet } from '../../../js/api.js';
import { SIDES } from '../overlay.js';
import type { Caption, CaptionsShape, Point, Shape } from '../shapes.js';
import { fitCaption, isCovered, type Room, roomIn } from './captions.js';
import {
  countsOf,
  type SenketView,
  type UncheckedSenket,
  viewOf,
  visibleClaims,
  worthInWords,
  worthOf,
} from './claims.js';

/** In cells: a territory alone may be labelled in large letters, one of many is not to shout. */
const ALONE = 1.05;
const ONE_OF_MANY = 0.5;
const PLATE = 0.62;
/** In sizes: what is kept free beside a text, and beside one on a plate. */
const BARE_PADDING = 0.2;
const PLATE_PADDING = 1;

export const numbers: UncheckedSenket = {
  title: 'Numbers',
  legend: [],

  shapes(board, { mode }) {
    const view = viewOf(board, mode);
    const { score, isEarly } = view;
    const taken = SIDES.flatMap((color) => [...board.posts(color)]);
    const valid = visibleClaims(view).filter(({ state }) => state === 'valid');
    return SIDES.flatMap((color) => {
      const own = valid.filter((claim) => claim.color === color);
      if (isEarly) return own.flatMap((claim) => label(view, claim, taken, ALONE, null));
      return score[color].sets.flatMap((set, index): Shape[] => {
        const parts = own.filter((claim) => claim.set === index);
        const [first] = parts;
        if (first !== undefined && parts.length === 1) return label(view, first, taken, ALONE, set);
        const plates = platesFor(view, set, parts, taken);
        const labels = parts.flatMap((claim) => label(view, claim, taken, ONE_OF_MANY, null));
        return [
          ...labels.filter(({ captions: [caption] }) => !isCovered(plates[0], caption)),
          { kind: 'plates', captions: plates, paint: `ink-on-${color}`, ground: `stone-${color}` },
        ];
      });
    });
  },

  said() {
    return null;
  },
};

/** The claim's own numbers, and the score of its set if it is all of it. */
function label(
  { mode }: SenketView,
  claim: SenketClaim,
  taken: readonly Point[],
  largest: number,
  set: SenketSet | null,
): CaptionsShape[] {
  const counts = countsOf(claim);
  const [own, sum] = [worthInWords(mode, counts), worthOf(mode, counts)];
  const texts =
    set !== null && set.score > 1 ? [[own, `${sum}² = ${set.score}`], [`${own} → ${set.score}`]] : [];
  const captions = fitAll(
    roomIn(claim.polygon, taken),
    [...texts, [own], [String(sum)]],
    largest,
    BARE_PADDING,
  );
  const { color } = claim;
  return [{ kind: 'captions', captions, paint: `caption-${color}`, ground: `caption-${color}-halo` }];
}

/** The score of a set of several territories goes anywhere into them: if need be, over their fences and posts. */
function platesFor(
  { mode }: SenketView,
  set: SenketSet,
  parts: readonly SenketClaim[],
  taken: readonly Point[],
): Caption[] {
  const rings = parts.flatMap(({ polygon }) => polygon);
  const texts = [[`${worthInWords(mode, set)} → ${set.score}`]];
  return [roomIn(rings, taken), roomIn(rings, [])].flatMap((room) =>
    fitAll(room, texts, PLATE, PLATE_PADDING),
  );
}

function fitAll(room: Room, texts: readonly string[][], largest: number, padding: number): Caption[] {
  return texts
    .map((lines) => fitCaption(room, lines, largest, padding))
    .filter((caption) => caption !== null);
}
