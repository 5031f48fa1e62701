/** The page's words about groups that are read. */

import { type Color, type GoBoard, opponent, type PointSet, type Vertex, vertexName } from 'kakoi';
import type { GroupQuestion, GroupReading, ProblemJudgement } from 'kakoi/problem';
import type { Certainty } from 'kakoi/reading';
import { loaded } from '../../shell/part.js';
import { factInWords } from '../../shell/review/words.js';
import { count, nameOf, say } from '../../shell/words.js';
import { ownerOf, rankFor, stoneOf } from './question.js';
import { type Played, type State, takesMoves } from './state.js';
import { isShown } from './to-the-end.js';

/** 'captured', 'lives' and so on; in a race the fate of both: 'Black lives, White dies'. */
export function outcomeInWords(
  { board, group }: GroupQuestion,
  { outcome, otherOutcome }: GroupReading,
): string {
  if (otherOutcome === null || outcome === 'unknown' || outcome === 'seki' || outcome === 'ko')
    return say(outcome);
  const owner = ownerOf(board, group);
  const fate = (color: Color, its: GroupReading['outcome']) =>
    say('{color} {outcome}', { color: nameOf(color), outcome: say(its) });
  return `${fate(owner, outcome)}, ${fate(opponent(owner), otherOutcome)}`;
}

/** 'White D4, 3 stones', by the first of these stones that is one of them. */
function groupInWords(board: GoBoard, group: PointSet, pressed: readonly Vertex[]): string {
  const at = pressed.find((stone) => group.has(stone)) ?? stoneOf(group);
  return `${nameOf(ownerOf(board, group))} ${vertexName(at, board)}, ${count(group.size, 'stone')}`;
}

/** 'White D4, 3 stones', with another chain both of them, by the stones that the reader has pressed. */
export function stonesInWords(
  { board, group, other }: Pick<GroupQuestion, 'board' | 'group' | 'other'>,
  pressed: readonly Vertex[] = [],
): string {
  const first = groupInWords(board, group, pressed);
  return other === null
    ? first
    : say('{group}, and {other}', { group: first, other: groupInWords(board, other, pressed) });
}

/** 'Black to kill': the question of a problem. */
export function askedInWords({ kind, board, group, toPlay }: GroupQuestion): string {
  const color = nameOf(toPlay);
  const isOwner = ownerOf(board, group) === toPlay;
  if (kind === 'life') return isOwner ? say('{color} to live', { color }) : say('{color} to kill', { color });
  return isOwner ? say('{color} to escape', { color }) : say('{color} to capture', { color });
}

/** With which move, in how many where the line shows it, and how sure that is. */
export function howInWords(question: GroupQuestion, reading: GroupReading): string {
  const { board, toPlay } = question;
  const { move, line, certainty } = reading;
  const rank = rankFor(toPlay, { question, reading });
  if (rank === null) return '';
  const at = move === null ? '' : vertexName(move, board);
  const how =
    move !== null
      ? isShown(question, reading)
        ? say('with {move}, {moves}', { move: at, moves: count(line.length, 'move') })
        : say('with {move}', { move: at })
      : rank === 0
        ? say('whatever it plays')
        : say('without a move');
  return certainty === null ? how : `${how}; ${SURE[certainty]()}`;
}

const SURE: Readonly<Record<Certainty, () => string>> = {
  proved: () => say('proved'),
  read: () => say('read, not proved'),
  likely: () => say('likely'),
};

/** The meaning of a certainty, in a sentence. */
export function certaintyInWords(certainty: Certainty): string {
  switch (certainty) {
    case 'proved':
      return say('Proved: every move was considered.');
    case 'read':
      return say(
        'Read, not proved: only the moves that matter were considered, or stones around were taken for safe. Seldom wrong.',
      );
    default:
      return say(
        'Likely: no wall closes around the stones. Only the region in the dashed line was considered, and what lies beyond may change it. A rectangle drawn on the board sets another region.',
      );
  }
}

/** The group's fate, as it is or as it can become. */
function fateInWords(outcome: GroupReading['outcome'], isNow: boolean): string {
  switch (outcome) {
    case 'captured':
    case 'dies':
      return isNow ? say('is captured') : say('can be captured');
    case 'escapes':
      return say('escapes');
    case 'lives':
      return say('lives');
    case 'seki':
      return say('stays in seki');
    case 'ko':
      return say('hangs on a ko');
    default:
      return say('is not read out');
  }
}

/** The head of a line that is shown, and the chains that it stands on. */
function lineInWords(question: GroupQuestion, reading: GroupReading): string {
  const { board, other, toPlay } = question;
  const { outcome, certainty, assumes } = reading;
  const [color, group] = [nameOf(toPlay), stonesInWords(question)];
  const isPair = other !== null;
  const bare = isPair ? outcomeInWords(question, reading) : fateInWords(outcome, isShown(question, reading));
  const fate = certainty === null ? bare : `${bare} (${SURE[certainty]()})`;
  const line = isPair
    ? say('{color} first: {group}: {fate}.', { color, group, fate })
    : say('{color} first: {group}, {fate}.', { color, group, fate });
  if (assumes.length === 0) return line;
  const places = assumes.map((chain) => vertexName(stoneOf(chain), board)).join(', ');
  return `${line} ${say('Provided that the stones at {places} are not captured.', { places })}`;
}

/** 'Move 3 of 19: Black E5.' */
function moveInWords(at: number, length: number, color: Color, move: Vertex | null, height: number): string {
  return say('Move {at} of {length}: {color} {move}.', {
    at,
    length,
    color: nameOf(color),
    move: move === null ? say('passes') : vertexName(move, height),
  });
}

/** The judgement on the reader's move: what the record and the solver say, or how it ended. */
export function judgedInWords(question: GroupQuestion | null, judged: ProblemJudgement): string {
  const { end, asked, after, verdict, recorded } = judged;
  if (end?.by === 'record') return endInWords(true, say('the answer of the record ends here'));
  if (end?.by === 'capture' && question !== null)
    return endInWords(end.isSolved, capturedInWords(question, end));
  if (end !== null && asked !== null && after !== null)
    return endInWords(end.isSolved, keptInWords(asked, after));
  return `${recordedInWords(recorded, verdict, asked !== null)} ${verdictInWords(judged)}`.trim();
}

/** A verdict on the reader's move: good, a mistake, or neither. */
function verdictInWords({ isOwner, asked, before, after, fact }: ProblemJudgement): string {
  if (isOwner === null || asked === null || before === null || after === null) return '';
  const { outcomeRank } = loaded('reading');
  const [was, is] = [outcomeRank(isOwner, before.outcome), outcomeRank(isOwner, after.outcome)];
  if (is === null) return say('What that comes to is not read out.');
  const fate = fact === null ? `${outcomeInWords(asked, after)}.` : factInWords(fact);
  if (was !== null && is < was) return say('A mistake: {fate} Undo takes it back.', { fate });
  return is >= 2 ? say('Good: {fate}', { fate }) : fate;
}

/** The record's say on the reader's move; '' where it has none. */
function recordedInWords(
  answer: ProblemJudgement['recorded'],
  verdict: ProblemJudgement['verdict'],
  isRead: boolean,
): string {
  if (answer?.claim === 'right') return say('Right, says the record.');
  if (answer?.claim === 'wrong') return say('Wrong, says the record.');
  if (verdict === 'also-right') return say('Also right: the record does not have it.');
  return answer?.isThere === false && !isRead ? say('The record does not have this move.') : '';
}

/** The end when all stones of one side were captured. */
function capturedInWords(
  { kind, board, group }: GroupQuestion,
  { loser }: NonNullable<ProblemJudgement['end']>,
): string {
  if (kind === 'connection') return say('cut');
  if (kind !== 'race') return say('the group is captured');
  const owner = ownerOf(board, group);
  const color = nameOf(loser === 'owner' ? owner : opponent(owner));
  return say('{color} {outcome}', { color, outcome: say('dies') });
}

/** The end when the solver has no move left that would change anything. */
function keptInWords(asked: GroupQuestion, reading: GroupReading): string {
  return asked.other === null
    ? say('nothing can be done about the group any more')
    : outcomeInWords(asked, reading);
}

function endInWords(isWon: boolean, fate: string): string {
  return isWon ? say('Solved: {fate}.', { fate }) : say('Lost: {fate}. Undo takes your move back.', { fate });
}

/** The search for the problem of the whole board. */
export function searchInWords(): string {
  return say('Looking for the problem. In the middle of a game this may take a minute …');
}

/** The results of reading the chain pointed at, as far as they are known. */
export function capturesInWords(
  readings: Readonly<Record<Color, GroupReading | null>>,
  board: GoBoard,
): string {
  return (['black', 'white'] as const)
    .map((color) => {
      const reading = readings[color];
      if (reading === null) return say('{color} first: …', { color: nameOf(color) });
      const { outcome, move } = reading;
      const place = move === null ? '' : ` (${vertexName(move, board)})`;
      return say('{color} first: {outcome}', {
        color: nameOf(color),
        outcome: say(outcome) + place,
      });
    })
    .join('; ');
}

/** The place in the line and the verdict, in words. */
export function placeInWords({ on, practice, finding }: State): string {
  if (on.is === 'game') return finding === null ? '' : searchInWords();
  const { trial } = on;
  const { at, length, lastMove, lastColor, board, problem } = trial;
  if (on.is !== 'line') {
    const turn = turnInWords(on);
    const isBegun = at > 0 || practice === null || problem === null;
    return isBegun
      ? [on.verdict, turn].filter(Boolean).join(' ')
      : `${askedInWords(problem.question)}. ${turn}`;
  }
  if (problem === null) {
    const moves = trial.ahead.map(({ point }) => vertexName(point, board)).join(' ');
    return moves === '' ? '' : say('The record answers {moves}.', { moves });
  }
  const { question, reading } = problem;
  return at === 0
    ? lineInWords(question, reading)
    : moveInWords(at, length, lastColor, lastMove ?? null, board.height);
}

/** Whose turn it is while the reader plays against the solver. */
function turnInWords(tried: Played): string {
  const { at, length, problem } = tried.trial;
  const color = nameOf(tried.side);
  if (tried.is === 'thinking') return say('The solver reads …');
  if (tried.is === 'over') return '';
  if (!takesMoves(tried))
    return at < length
      ? say('The answer comes next: undo takes your move back.')
      : say('Nobody answers it: undo takes your move back.');
  if (at > 0) return say('{color} to play: your move.', { color });
  return problem === null
    ? say('You are {color}: play on the board, and the record answers.', { color })
    : say('You are {color}: play on the board, and the solver answers.', { color });
}

/** The meaning of the marks on the board: other first moves that succeed, and points that break a ladder. */
export function hintsInWords(
  { board, group }: GroupQuestion,
  firstMoves: readonly Vertex[],
  breakers: readonly Vertex[],
): string {
  const others = firstMoves.slice(1).map((move) => vertexName(move, board));
  return [
    ...(others.length > 0
      ? [say('Just as good, ringed in green: {moves}.', { moves: others.join(', ') })]
      : []),
    ...(breakers.length > 0
      ? [
          say('A stone of {color} on any of the {n} tinted points would break the ladder.', {
            color: nameOf(ownerOf(board, group)),
            n: breakers.length,
          }),
        ]
      : []),
  ].join(' ');
}
