/** The heading of the panel: players, place, date and result, as far as a record gives them. */

import type { Color, GameInfo, NodeData } from 'kakoi';
import { result } from 'kakoi/sgf';
import { element, setText } from './elements.js';
import { COLORS, nameOf, say } from './words.js';

export interface Heading {
  /** Names with ranks, '' when the record has neither. */
  readonly black: string;
  readonly white: string;
  /** The game's own name where no player is named, or ''. */
  readonly name: string;
  /** Event, place and date, as far as they are given. */
  readonly occasion: string;
  /** The recorded result, or ''. */
  readonly result: string;
}

/** The heading of a game with this info; `root` has the properties by which its result is read. */
export function headingOf(info: GameInfo, root: NodeData): Heading {
  const black = player(nameOf('black'), info.black, info.blackRank);
  const white = player(nameOf('white'), info.white, info.whiteRank);
  const isNamed = black !== '' || white !== '';
  const { gameName = '', ...others } = info;
  return {
    black,
    white,
    name: isNamed ? '' : say(gameName), // the names of the page's own games are in its words
    occasion: occasion(isNamed ? info : others),
    result: resultInWords(info.result ?? '', root),
  };
}

/** The parts of a session that its heading is made of. */
interface Headed {
  readonly name: string;
  readonly title: string;
  readonly heading: Heading;
  readonly isOver: boolean;
  readonly toPlay: Color;
}

/** Shows the title, the heading, the terms, and the side to play. */
export function showHeading({ name, title, heading, isOver, toPlay }: Headed, terms: string): void {
  setText('game-title', name || title);
  setText('game-result', heading.result);
  setText('game-occasion', [name && title, heading.occasion].filter(Boolean).join(' · '));
  setText('game-terms', terms);
  for (const color of COLORS) {
    setText(`name-${color}`, heading[color] || nameOf(color));
    element(`player-${color}`).toggleAttribute('data-to-play', color === toPlay && !isOver);
  }
}

/** The name of a record's file without its ending, or ''. */
export function fileNameOf({ black, white, name }: Heading): string {
  return [black, white, name]
    .filter(Boolean)
    .join(' - ')
    .replace(/[^\p{L}\p{N} .-]/gu, '_')
    .replace(/__+/g, '_');
}

/** The players or, when none is named, the game's own name; '' without that. */
export function titleOf({ black, white, name }: Heading): string {
  if (black === '' && white === '') return name;
  return `${black || nameOf('black')} – ${white || nameOf('white')}`;
}

function player(color: string, name: string | undefined, rank: string | undefined): string {
  return name || rank ? [name || color, rank].filter(Boolean).join(' ') : '';
}

function occasion({ event, gameName, round, place, date }: GameInfo): string {
  return [event ?? gameName, round && say('round {round}', { round }), place, date]
    .filter(Boolean)
    .join(' · ');
}

/** 'White wins by 2.5' for 'W+2.5'; what names no winner stays as it is. */
function resultInWords(text: string, root: NodeData): string {
  const { winner, by, margin } = result.parse({ ...root, RE: [text] });
  if (winner === null) return text;
  if (winner === 'draw') return say('Draw');
  const said = { color: nameOf(winner) };
  if (by === 'resignation') return say('{color} wins by resignation', said);
  if (by === 'time') return say('{color} wins on time', said);
  if (by === 'forfeit') return say('{color} wins by forfeit', said);
  return margin === null
    ? say('{color} wins', said)
    : say('{color} wins by {points}', { ...said, points: margin });
}
