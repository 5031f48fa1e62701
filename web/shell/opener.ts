/** Opens other games in every way: autoplay stops, and the dialog that was used closes once there is one. */

import { decodeSgf, type SgfNote } from 'kakoi/sgf';
import type { Autoplay } from './autoplay.js';
import { messageOf } from './errors.js';
import { isGamesFile } from './library/file.js';
import { tellFaults } from './moves.js';
import { showNotice } from './notice.js';
import type { AnySession } from './session.js';
import { load } from './sources.js';
import type { PageState } from './state.js';
import { say } from './words.js';

/** A game that comes with the page. */
export interface BuiltInGame {
  readonly title: string;
  /** The reason why the game is worth a look. */
  readonly note: string;
  /** A record, or another text that the game's page reads. */
  readonly text: string;
  /** The move to open at; when absent, the page chooses: `first-place.ts`. */
  readonly move?: number;
  /** The control to be chosen on the page with the game, as a selector. */
  readonly choose?: string;
}

export class Opener {
  /** Counts the games that were opened, so that one which took longer does not replace a later one. */
  private opening = 0;

  constructor(
    private readonly page: PageState,
    private readonly autoplay: Autoplay,
    /** Takes over the games of a whole library, given as text. */
    private readonly takeOver: (text: string) => void,
  ) {}

  /** Stops the game that plays by itself. */
  private halt(): void {
    this.autoplay.stop();
  }

  /** Shows a dialog over a game that stands still. */
  ask(dialog: HTMLDialogElement): void {
    this.halt();
    dialog.showModal();
  }

  /**
   * Opens a record at the given move, or at its first place when none is given; a broken record is reported
   * and the game stays.
   */
  open(sgf: string, move?: number): void {
    if (isGamesFile(sgf)) this.takeOver(sgf);
    else this.begin(() => load(this.page, sgf, move));
  }

  /** Opens a game that comes with the page, as it is meant to be looked at. */
  openExample({ text, move, choose }: BuiltInGame): void {
    this.open(text, move);
    if (choose !== undefined) document.querySelector<HTMLElement>(choose)?.click();
  }

  /**
   * Opens what somebody pasted, or the bytes of a file: as open(), and what the page can translate, unless something else was
   * opened meanwhile. A faulty one is reported and the game stays.
   */
  async openSource(source: string | Uint8Array): Promise<void> {
    const notes: SgfNote[] = [];
    const text =
      typeof source === 'string' ? source : decodeSgf(source, { onNote: (note) => notes.push(note) });
    const { opening, current } = this;
    const isKnown = /^\s*(?:\(\s*;|\{)/.test(text); // SGF, or a library
    try {
      if (!isKnown && text.includes('\0')) throw new Error(say('It is no text.'));
      const record = isKnown ? null : await this.page.hooks.translate?.(source);
      if (this.opening !== opening) return;
      this.open(record ?? text);
      const contradiction = notes.filter(({ message }) => message.includes('contradict'));
      if (this.current !== current) void tellFaults(this.page, contradiction);
    } catch (error) {
      if (this.opening === opening)
        this.begin(() => showNotice(say('This game record could not be read'), messageOf(error)));
    }
  }

  /**
   * Opens a record's file, in the encoding it names; one that cannot be read is reported and the game stays.
   * The page is marked with `data-opening` meanwhile, and shows that it is busy.
   */
  async openFile(file: File): Promise<void> {
    const { documentElement } = document;
    const { current } = this;
    documentElement.dataset.opening = '';
    try {
      await this.openSource(new Uint8Array(await file.arrayBuffer()));
    } catch (error) {
      this.halt();
      const reason = messageOf(error);
      showNotice(
        say('“{file}” could not be read', { file: file.name }),
        say('Is it a folder, or no longer there? {reason}', { reason }),
      );
      return;
    } finally {
      delete documentElement.dataset.opening;
    }
    if (this.current !== current) this.current.fileName = file.name;
  }

  /** The session on the page. */
  get current(): AnySession {
    return this.page.session;
  }

  /** Starts another game in any other way; the dialog stays as long as there is none, so that a mistake can be mended. */
  begin(start: () => void): void {
    this.opening++;
    this.halt();
    const { current } = this;
    start();
    if (this.current !== current) document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  }
}
