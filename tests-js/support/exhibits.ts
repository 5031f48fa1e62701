/** Exhibits without a page: their steps on a position, and what they say. */

import { init, type PointSet } from 'kakoi';
import { inWords } from 'kakoi/pictures';
import {
  type Exhibit,
  firstAnswers,
  type Given,
  type Kind,
  type Step,
  stepsOf,
} from '../../web/algorithms/exhibit.js';
import { groundOf } from '../../web/algorithms/grounds/index.js';
import { randomNumbers } from './random.js';

beforeAll(() => init());

/** The steps on a position, as text or as it is, with the choices and points that are given, or those it begins with. */
export function run<K extends Kind>(
  exhibit: Exhibit<K>,
  {
    on = exhibit.start,
    choices = {},
    points = exhibit.pressed?.start ?? [],
  }: { on?: string | Given<K>['on']; choices?: Record<string, string>; points?: Given<K>['points'] } = {},
): Step<K>[] {
  const ground = typeof on === 'string' ? groundOf(exhibit.kind).read(on) : on;
  return stepsOf(exhibit, { on: ground, choices: { ...firstAnswers(exhibit as never), ...choices }, points });
}

/** The steps as readers meet them: '4: The chain J2 goes: …' */
export function told(steps: readonly Step[]): string[] {
  return steps.map(({ line, sentence }) => `${line}: ${inWords(sentence)}`);
}

/** The named set of a step. */
export function setOf(step: Step, name: string): PointSet {
  return step.sets[name] as PointSet;
}

/** Random positions of the exhibit's kind, the same in every run. */
export function* positions<K extends Kind>(
  exhibit: Exhibit<K>,
  n: number,
  sizes: readonly number[],
): Generator<Given<K>['on']> {
  const random = randomNumbers(55);
  const ground = groundOf(exhibit.kind);
  for (let i = 0; i < n; i++) yield ground.random(sizes[i % sizes.length]!, sizes[i % sizes.length]!, random);
}
