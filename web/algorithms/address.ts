/** Links to an exhibit with its position, its choices and the step that is shown: '#benson?on=.X/X.&color=white&step=3'. */

import type { Vertex } from 'kakoi';

/** The place that an address names; all but the exhibit may be left out. */
export interface Place {
  readonly name: string;
  readonly on: string | null;
  readonly points: readonly Vertex[] | null;
  readonly step: number;
  readonly choices: Readonly<Record<string, string>>;
}

export function readAddress(hash: string): Place {
  const [name = '', query = ''] = hash.replace(/^#/, '').split('?', 2);
  const { on = null, at = null, step = '0', ...choices } = Object.fromEntries(new URLSearchParams(query));
  const points = at?.split('_').filter((point) => /^\d+\.\d+$/.test(point));
  return {
    name,
    on,
    points: points?.map((point): Vertex => point.split('.').map(Number) as unknown as Vertex) ?? null,
    step: Number.parseInt(step, 10) || 0,
    choices,
  };
}

export function writeAddress({ name, on, points, step, choices }: Place): string {
  const query = new URLSearchParams(choices);
  if (on !== null) query.set('on', on);
  if (points !== null && points.length > 0) query.set('at', points.map((point) => point.join('.')).join('_'));
  if (step > 0) query.set('step', String(step));
  // Addresses are read by people, and these signs may stand in them as they are.
  const text = query.toString().replace(/%2F/g, '/').replace(/%3A/g, ':').replace(/%3B/g, ';');
  return text === '' ? `#${name}` : `#${name}?${text}`;
}
