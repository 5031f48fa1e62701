/**
 * The view of the record besides the board: its games, its tree, what is said of the node, the search, and the moves.
 */

import { adoptStyle } from './adopt-style.js';
import { showLinks } from './comment-links.js';
import { element } from './elements.js';
import { Find } from './find.js';
import { hasComments } from './first-place.js';
import { GamesOfFile } from './games-of-file.js';
import { addHtml } from './language.js';
import { MoveList } from './move-list.js';
import html from './parts/record.html';
import type { AnySession } from './session.js';
import { Signs } from './signs.js';
import type { PageState } from './state.js';
import style from './style/record.css';
import { TextField } from './text-field.js';
import { TreeView } from './tree-view.js';
import { Variations } from './variations.js';

export class RecordView {
  private readonly games: GamesOfFile;
  private readonly tree: TreeView;
  private readonly variations: Variations;
  private readonly texts: readonly TextField[];
  private readonly signs: Signs;
  private readonly find: Find;
  private readonly moves: MoveList;
  private shown: readonly unknown[] = [];

  constructor(page: PageState) {
    adoptStyle(style);
    addHtml(element('record'), html);
    this.games = new GamesOfFile(page);
    this.tree = new TreeView(page);
    this.variations = new Variations(page);
    this.texts = [new TextField('node-name', 'N', page), new TextField('comment', 'C', page, showLinks)];
    this.signs = new Signs(page);
    this.find = new Find(page);
    this.moves = new MoveList(page);
  }

  /** Does nothing when neither the record nor the place in it has changed: the pointer moves more often. */
  show(session: AnySession): void {
    const now = [session, session.version, session.node, session.line];
    if (now.every((part, i) => part === this.shown[i])) return;
    const isOther = session !== this.shown[0];
    this.shown = now;
    if (isOther) keepRoom(session);
    this.games.show(session.games, session.root);
    this.tree.show(session);
    this.variations.show(session);
    for (const text of this.texts) text.show(session);
    this.signs.show(session);
    this.find.show(session);
    this.moves.show(session);
  }

  /** To be called before the page goes to another node that the reader did not ask for. */
  letTypeOn(): void {
    for (const text of this.texts) text.letTypeOn();
  }

  /** To be called when the colours have changed. */
  redraw(): void {
    this.tree.schedule();
  }
}

/** Keeps room for a teacher's text in records that open with comments, at all of their places: the moves below stay where they are. */
function keepRoom(session: AnySession): void {
  element('comment').parentElement!.classList.toggle('is-small', !hasComments(session.root));
}
