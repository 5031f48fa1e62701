/** The reason for a post of Senket: what it gains, and what the other side would gain otherwise. */

import { opponent, type Vertex } from 'kakoi';
import { nameOf, say } from '../shell/words.js';
import { nameAt, type SenketState } from './state.js';
import { bestOf } from './worth.js';

export async function reasonOf(page: SenketState, post: Vertex): Promise<string> {
  const { mode, session, workers } = page;
  const { board, toPlay } = session;
  const other = opponent(toPlay);
  const [values, threats] = await Promise.all(
    [toPlay, other].map((color) =>
      workers.run(
        (pool) => pool.moveValues(board, color, { mode }),
        () => board.moveValues(color, mode),
      ),
    ),
  );
  const gain = values!.values[post[1] * board.size + post[0]]!;
  const worst = bestOf(threats!);
  return [
    gain > 0 ? say('It gains {gain} at once.', { gain }) : say('It prepares what no single post gains.'),
    worst &&
      say('Otherwise {color} gains {gain} at {point}.', {
        ...{ color: nameOf(other), gain: worst.gain },
        point: nameAt(page, worst.points[0]!),
      }),
  ]
    .filter(Boolean)
    .join(' ');
}
