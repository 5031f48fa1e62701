/** Commands of GoGui: what it lets its users ask, and a game whose rules the program keeps. */

import { type Color, opponent, PointSet, vertexName } from '../../../js/api.js';
import { readEndgame } from '../../../js/reading/endgame.js';
import { readLife } from '../../../js/reading/life.js';
import { readSafe } from '../../../js/reading/safe.js';
import type { Arguments } from '../arguments.js';
import { chainAt, NODES_FOR_EACH, readChain } from '../chains.js';
import type { Commands } from '../command.js';
import type { Session } from '../session.js';
import { COLORS, cellsText, graphics, numberText, pointsText, stonesText } from '../text.js';

/** The most positions that reading a group's life searches: less than a second. */
const LIFE_NODES = 100_000;
/** The most positions searched for each region that may be safe. */
const SAFE_NODES = 1000;
/** Chains with more liberties are not asked about: whoever moves first, they escape. */
const MOST_LIBERTIES = 4;

/**
 * The commands that GoGui shows in its window for analyses: the form of their answers, their title, and the command,
 * with what GoGui fills in: %p a point, %c a colour, %m the side to move.
 */
export const ANALYSES = [
  'gfx/Pass-Alive Chains/kakoi-pass-alive',
  'gfx/Safe If Answered/kakoi-safe',
  'gfx/Endgame Values/kakoi-endgame',
  'gfx/Captures/kakoi-captures',
  'varpo/Capture Of Chain/kakoi-capture %p',
  'varp/Escape Of Chain/kakoi-escape %p',
  'hpstring/Life Of Group/kakoi-life %p',
  'dboard/Ownership/kakoi-ownership',
  'dboard/Influence/kakoi-influence',
  'dboard/Influence Of A Move/kakoi-influence-gain %m',
  'bwboard/Area/kakoi-area',
  'plist/Dead Stones/final_status_list dead',
  'plist/Stones In Seki/final_status_list seki',
  'plist/Dame/final_status_list dame',
  'hpstring/Score/kakoi-score',
  'string/Final Score/final_score',
  'string/Estimated Score/estimate_score',
  'string/Rules/kakoi-rules',
  'plist/Legal Moves/all_legal %m',
  'string/Why A Move Is Not Legal/kakoi-legal %c %p',
  'string/Suggested Move/reg_genmove %m',
];

export const gogui: Commands = {
  'gogui-analyze_commands': () => ANALYSES.join('\n'),

  'kakoi-pass-alive'({ board }) {
    const alive = board.passAlive();
    return lines([
      ...graphics('BLACK', alive.black.territory),
      ...graphics('WHITE', alive.white.territory),
      ...graphics('CIRCLE', alive.black.stones.or(alive.white.stones)),
    ]);
  },
  'kakoi-safe'({ board }) {
    const safe = readSafe(board, { nodes: SAFE_NODES });
    return lines([
      ...graphics('BLACK', safe.black.territory),
      ...graphics('WHITE', safe.white.territory),
      ...graphics('CIRCLE', safe.black.stones.or(safe.white.stones)),
    ]);
  },
  'kakoi-endgame'({ board }) {
    const labels = readEndgame(board).regions.flatMap(({ temperature, sente, moves }) => {
      const place = moves[sente ?? 'black'] ?? moves.white;
      if (place === null) return [];
      const gain = String(Math.round(100 * temperature) / 100);
      return [`LABEL ${vertexName(place, board.height)} ${gain}${sente === null ? '' : sente[0]}`];
    });
    return lines(labels);
  },
  'kakoi-captures': (session) => captures(session),
  'kakoi-capture': (session, args) => captureLine(session, args, opponent),
  'kakoi-escape': (session, args) => captureLine(session, args, (owner) => owner),
  'kakoi-life': (session, args) => life(session, args),
  'kakoi-ownership'({ board }) {
    const { ownership } = board.judgeChains();
    return cellsText(board, (x, y) => numberText(ownership.at([x, y])));
  },
  'kakoi-influence'({ board }) {
    const map = board.bouzy();
    const most = Math.max(1, ...map.values.map(Math.abs));
    return cellsText(board, (x, y) => numberText(map.at([x, y]) / most));
  },
  'kakoi-influence-gain'({ board }, args) {
    const gains = board.influenceGain(args.color());
    const of = (x: number, y: number) => gains.at([x, y]) || 0; // no move gains nothing
    const most = Math.max(1, ...gains.values.map((gain) => Math.abs(gain) || 0));
    return cellsText(board, (x, y) => numberText(of(x, y) / most));
  },
  'kakoi-area'({ board }) {
    const { black, white } = board.area();
    return cellsText(board, (x, y) => (black.has([x, y]) ? 'b' : white.has([x, y]) ? 'w' : '-'));
  },

  'gogui-rules_game_id': () => 'Go',
  'gogui-rules_board': ({ board }) => stonesText(board),
  'gogui-rules_board_size': ({ board: { width, height } }) =>
    width === height ? `${width}` : `${width} ${height}`,
  'gogui-rules_legal_moves'({ game }) {
    return game.isOver ? '' : `${pointsText(game.legalMoves(), game.board.height)} pass`.trimStart();
  },
  'gogui-rules_side_to_move': ({ game: { toPlay } }) => toPlay,
  'gogui-rules_captured_count': ({ game: { captures } }) => `${captures.black} ${captures.white}`,
  'gogui-rules_final_result': (session) => session.score().result,
};

function lines(list: readonly string[]): string {
  return list.join('\n');
}

/**
 * Chains that are captured even if their owner moves first are marked. Those that the first move decides have a
 * triangle, and labels at the moves: 'a' captures, 'd' defends, 'x' is both.
 */
function captures(session: Session): string {
  const { board } = session;
  let lost = PointSet.empty(board.width, board.height);
  let open = lost;
  const labels = new Map<string, string>();
  for (const chain of board.chains()) {
    if (chain.liberties.size > MOST_LIBERTIES) continue;
    const attack = readChain(session, chain, opponent(chain.color), NODES_FOR_EACH);
    if (attack.outcome === 'escapes' || attack.outcome === 'unknown') continue;
    const defence = readChain(session, chain, chain.color, NODES_FOR_EACH);
    if (defence.outcome === 'captured') {
      lost = lost.or(chain.stones);
      continue;
    }
    open = open.or(chain.stones);
    for (const [{ move }, label] of [
      [attack, 'a'],
      [defence, 'd'],
    ] as const) {
      if (move === null) continue;
      const point = vertexName(move, board.height);
      const other = labels.get(point) ?? label;
      labels.set(point, other === label ? label : 'x');
    }
  }
  return lines([
    ...graphics('MARK', lost),
    ...graphics('TRIANGLE', open),
    ...(labels.size > 0 ? [`LABEL ${[...labels].flat().join(' ')}`] : []),
    `TEXT ${lost.chains().length} captured, ${open.chains().length} for whoever moves first`,
  ]);
}

/** The moves by which a chain is captured or escapes, `first` to move. */
function captureLine(session: Session, args: Arguments, first: (owner: Color) => Color): string {
  const chain = chainAt(session, args);
  const { outcome, line } = readChain(session, chain, first(chain.color));
  return `${outcome} ${pointsText(line, session.board.height)}`.trimEnd();
}

/** The fate of a group, for either side to move first. */
function life(session: Session, args: Arguments): string {
  const { board } = session;
  const [vertex] = chainAt(session, args).stones;
  return lines(
    COLORS.map((toPlay) => {
      const { outcome, certainty, move, line } = readLife(board, vertex!, { toPlay, nodes: LIFE_NODES });
      const how = certainty === null ? '' : ` (${certainty})`;
      const by = move === null ? '' : `, ${vertexName(move, board.height)}`;
      const on = line.length > 1 ? `: ${pointsText(line, board.height)}` : '';
      return `${toPlay} first: ${outcome}${how}${by}${on}`;
    }),
  );
}
