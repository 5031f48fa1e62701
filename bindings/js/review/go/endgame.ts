import type { PointSet } from '../../core/point-set.js';
import { readEndgame } from '../../reading/endgame.js';
import { readSafe } from '../../reading/safe.js';
import type { Told } from '../told.js';
import type { GoStep } from './step.js';

/** Enough for the small regions of an endgame. */
const NODES = 2000;
/** The part of the stones that must be safe before regions are looked for: before that, they are rarely apart. */
const MOSTLY = 0.8;

/** The move that was worth more than one in another region whose worth is known, or where nothing was left to gain. */
export function* endgameFacts({ color, at, before }: GoStep): Generator<Told> {
  const { board } = before;
  const safe = readSafe(board);
  const stones = board.width * board.height - board.empties().size;
  if (stones === 0 || safe.black.stones.size + safe.white.stones.size < MOSTLY * stones) return;
  const { regions, unread } = readEndgame(board, { nodes: NODES });
  const [hottest] = regions;
  const isPlayed = ({ points }: { points: PointSet }) => at !== null && points.has(at);
  if (hottest === undefined || unread.some(isPlayed)) return;
  const played = regions.find(isPlayed);
  const better = hottest.moves[color];
  const took = played?.temperature ?? 0;
  const worth = hottest.temperature;
  if (better === null || took >= worth || played?.sente === color) return;
  const certainty = hottest.certainty === 'likely' || played?.certainty === 'likely' ? 'likely' : 'read';
  yield {
    key: 'endgame',
    target: hottest.points,
    certainty,
    better,
    weight: worth - took,
    values: { took, worth },
  };
}
