/** The texts on the shapes of an exhibit's step. */

import type { Step } from '../../web/algorithms/exhibit.js';

export function textsOf(step: Step, name: string): string[] {
  const named = step.sets[name] ?? [];
  return 'size' in named ? [] : named.flatMap((shape) => ('text' in shape && shape.text ? [shape.text] : []));
}
