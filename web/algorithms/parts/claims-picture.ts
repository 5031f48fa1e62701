/** Claims as shapes: territory tinted, void claims hatched, a claim that is looked at within a line. */

import type { Shape } from 'kakoi/pictures';
import type { Decision, Outlined } from './claims.js';

export function isTerritory({ why }: Decision): boolean {
  return why === 'inside' || why === 'alone';
}

export function tint({ claim: { color, polygon } }: Outlined): Shape {
  return { kind: 'region', rings: polygon, paint: `area-${color}` };
}

export function border({ claim: { polygon } }: Outlined, paint: 'focus' | 'spoiler'): Shape {
  return { kind: 'border', rings: polygon, paint };
}

/** The claims that have been decided, where a void one shows through no territory. */
export function outcomes(decisions: readonly Decision[]): Shape[] {
  const territories = decisions.filter(isTerritory).map(({ claim }) => claim);
  const except = territories.flatMap(({ claim }) => claim.polygon);
  const hatched = decisions
    .filter((decision) => !isTerritory(decision))
    .map(({ claim: { claim } }): Shape => {
      const { color, polygon: rings } = claim;
      return { kind: 'hatch', rings, except, rising: color === 'black', paint: `void-${color}` };
    });
  return [...territories.map(tint), ...hatched];
}

/** The worth of a territory before it is squared, written on it: '8 + 3', and its prisoners. */
export function worth({ claim: { area, prisoners, color }, middle }: Outlined): Shape[] {
  const text = prisoners.isEmpty ? String(area) : `${area} + ${prisoners.size}`;
  const captions = [{ lines: [text], at: middle, size: 0.34 }];
  return [
    { kind: 'crosses', points: prisoners, arm: 0.17, paint: 'prisoner' },
    { kind: 'plates', captions, paint: `caption-${color}`, ground: `owner-${color}` },
  ];
}
