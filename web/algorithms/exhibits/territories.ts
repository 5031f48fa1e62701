/** The rounds by which kakoi decides which claims are territory, and the score that they add up to. */

import { opponent, type SenketBoard, vertexName } from 'kakoi';
import type { Said } from 'kakoi/pictures';
import { exhibit, NAMES, said } from '../exhibit.js';
import { type Decision, type Outlined, outlined, rounds, setsOf } from '../parts/claims.js';
import { border, isTerritory, outcomes, tint, worth } from '../parts/claims-picture.js';

const COLORS = ['black', 'white'] as const;
const LINES = { shares: 3, inside: 4, alone: 6, meets: 7, left: 7 } as const;

export default exhibit<'senket'>({
  kind: 'senket',
  start:
    '7: X 1-6 3-7; O 1-5 3-6 5-7; X 1-4 3-5 5-6 7-7; O 1-3 3-4 5-5 7-6; X 1-2 3-3 5-4 7-5; O 1-1 3-2 5-3 7-4; X 3-1 5-2 7-3; O 5-1 7-2',
  choices: {},
  listing: [
    'Claims = ground that own fences close off',
    'repeat',
    '  void: what shares ground with a territory',
    '  else: territory, if rivals only lie around',
    '  else Front = claims tied to own territory',
    '    territory: no rival of the Front meets it',
    '    void: those of the Front that meet',
    'until every claim is decided',
    'Sets = territories that fences tie together',
    'score = sum of (area + prisoners)² over Sets',
  ],
  told: {
    by: said('After Geoff Canyon’s “Scoring Resolved”, 2009, and his last rules'),
    idea: said(
      'Fences and the border close off ground, and claims of both colours overlap. A claim that contains enemy territory is void, so what lies innermost comes first, and from there it is decided outwards, for both colours at once.',
    ),
    cost: said('Each round decides a claim at least; a score takes some microseconds.'),
  },
  *steps({ on }) {
    const all = outlined(on);
    yield { line: 0, sets: {}, sentence: said('Whose is the ground between these fences?') };
    for (const color of COLORS) {
      const own = all.filter(({ claim }) => claim.color === color);
      const Claims = own.flatMap((one) => [tint(one), border(one, 'focus')]);
      const sentence = said('{color}’s own fences and the border close off ground, whatever lies in it. Claims: {n}.', { color: NAMES[color], n: own.length }); // biome-ignore format: a sentence
      yield { line: 1, sets: { Claims }, sentence };
    }
    const decided: Decision[] = [];
    let round = 0;
    for (const decisions of rounds(all)) {
      round++;
      for (const decision of decisions) {
        decided.push(decision);
        const { claim, because, why } = decision;
        const sets = {
          Decided: outcomes(decided),
          Rival: because ? [border(because, 'spoiler')] : [],
          Claim: [border(claim, 'focus')],
        };
        const counts = { round, open: all.length - decided.length };
        yield { line: LINES[why], sets, sentence: inWords(on, decision), counts };
      }
    }
    const Decided = outcomes(decided);
    yield {
      line: 8,
      sets: { Decided },
      sentence: said('Every claim is decided. Rounds: {n}.', { n: round }),
    };
    const territories = decided.filter(isTerritory).map(({ claim }) => claim);
    const totals = { Black: 0, White: 0 };
    for (const color of COLORS) {
      const own = territories.filter(({ claim }) => claim.color === color);
      for (const set of setsOf(own)) {
        const area = set.reduce((sum, { claim }) => sum + claim.area, 0);
        const prisoners = set.reduce((sum, { claim }) => sum + claim.prisoners.size, 0);
        const score = (area + prisoners) ** 2;
        totals[color === 'black' ? 'Black' : 'White'] += score;
        const Sets = set.flatMap((one) => [tint(one), border(one, 'focus'), ...worth(one)]);
        const values = { color: NAMES[color], area, prisoners, score };
        const sentence = said('A set of {color}’s: ({area} + {prisoners})² = {score}, by its area and its prisoners.', values); // biome-ignore format: a sentence
        yield { line: 9, sets: { Sets }, sentence, counts: { ...totals } };
      }
    }
    const sentence = said('The game stands at {black} for Black and {white} for White.', {
      black: totals.Black,
      white: totals.White,
    });
    yield { line: 10, sets: { Decided: [...Decided] }, sentence, counts: { ...totals } };
  },
});

function inWords(on: SenketBoard, { claim, why, because }: Decision): Said {
  const { color, area } = claim.claim;
  const values = { color: NAMES[color], area, place: landmark(on, claim) };
  const enemy = NAMES[opponent(color)];
  if (why === 'inside')
    return said(
      '{color}’s claim of {area} at {place} counts: rivals lie around it only, or are void.',
      values,
    );
  if (why === 'alone')
    return said('{color}’s claim of {area} at {place} counts: it is tied to own territory, and no such rival meets it.', values); // biome-ignore format: a sentence
  if (because === null)
    return said('{color}’s claim of {area} at {place} is void: no front reaches it.', values);
  const other = { ...values, enemy, other: landmark(on, because) };
  return why === 'shares'
    ? said('{color}’s claim of {area} at {place} is void: it holds ground of {enemy}’s territory at {other}.', other)
    : said('{color}’s claim of {area} at {place} is void: {enemy}’s claim at {other} meets it by the same right.', other); // biome-ignore format: a sentence
}

/** The name of a point to find the claim by. */
function landmark(on: SenketBoard, { claim: { openPoints, polygon } }: Outlined): string {
  const [first = polygon[0]![0]!] = openPoints;
  return vertexName(first, on);
}
