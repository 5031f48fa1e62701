/** The page of Go: the parts in which it differs from the pages of other games. */

import { goOverlays } from 'kakoi/pictures';
import { messageOf } from '../shell/errors.js';
import { showNotice } from '../shell/notice.js';
import { pagePart, part } from '../shell/part.js';
import { render, tell } from '../shell/render.js';
import { type Hooks, SGF, stateOf } from '../shell/state.js';
import { say } from '../shell/words.js';
import { Workers } from '../shell/workers.js';
import { asks } from './asks.js';
import { Background } from './background.js';
import { draw } from './draw.js';
import { consider, pass, trying } from './moves.js';
import { drop, lift, press, putDown, switchSides, tapInWords } from './pointer.js';
import { loadProblems, readMarked } from './reads.js';
import { GoSession } from './session.js';
import type { GoState } from './state.js';
import { positionInWords } from './words.js';

const hooks: Hooks<GoState> = {
  file: 'index.html',
  format: SGF,
  read: GoSession.fromSgf,
  revive: GoSession.revive,
  async translate(source) {
    const { formatOf, fromRecord } = await part('foreign');
    const format = formatOf(source);
    return format === null || format === 'sgf' ? null : fromRecord(source, { format }).toSgf();
  },
  /** Takes a network of KataGo's, which judges from now on. */
  takeFile(page, file) {
    if (!/\.bin(?:\.gz)?$/.test(file.name)) return null;
    return page.background.takeNetwork(file).then(
      () => render(page),
      (error: unknown) =>
        showNotice(say('“{file}” could not be read', { file: file.name }), messageOf(error)),
    );
  },
  /** Another game has groups of its own, also where its stones stand as those of the last one. */
  replaced: ({ reading }) => reading?.study.forget(),
  positionChanged(page) {
    page.told = '';
    void tellSeen(page);
    page.reading?.study.moveTo(page.session);
    readMarked(page);
  },
  positionInWords: whereabouts,
  draw,
  themeChanged: ({ count }) => count?.refreshTheme(),
  press,
  tapInWords,
  lift,
  drop,
  putDown,
  switchSides,
  pass,
  trying,
  async findMove(page, how, signal) {
    const { session } = page;
    const { move, resigns } = await consider(page, session.asGame, how, signal);
    return () => (resigns ? session.resign() : session.play(move ?? 'pass'));
  },
  asks,
  async solve(page, hidesAnswers) {
    const { session } = page;
    const { solve } = await loadProblems();
    if (page.session === session) await solve(page, hidesAnswers);
  },
};

/** The position, and what the last move did. */
function whereabouts({ session, seen }: GoState): string {
  return [positionInWords(session), seen?.(session)].filter(Boolean).join(' ');
}

/** Loads what says more of the last move, once the reader has moved within the game. */
async function tellSeen(page: GoState): Promise<void> {
  const { session, seen, watched } = page;
  if (seen !== null || watched[0] !== session) return;
  page.seen = () => ''; // once
  const { loadSeen } = await pagePart<typeof import('./seen.js')>('seen');
  page.seen = await loadSeen();
  if (page.message !== page.whereabouts) return;
  page.whereabouts = whereabouts(page);
  tell(page, page.whereabouts);
}

export function goPage(): GoState {
  const workers = new Workers();
  const page: GoState = {
    ...stateOf(GoSession.start({ size: 19 }), goOverlays),
    ...{ hooks, workers, background: new Background(workers, () => render(page)) },
    ...{ count: null, reading: null, reads: false, told: '', seen: null, answersToCome: null },
    ...{ labels: null, choices: { numbers: false, scoring: null } },
  };
  return page;
}
