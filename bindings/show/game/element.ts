/** `<kakoi-game>`: a game to look at and to play through, as an element. */

import type { GameInfo, RecordNode, Vertex } from '../../js/api.js';
import { badOption, show, showThing } from '../../js/core/errors.js';
import { validateInteger } from '../../js/core/validate.js';
import { sameVertex } from '../../js/core/vertex.js';
import { nextMoves } from '../../js/records/next-moves.js';
import type { BoardLayer, KakoiBoardElement } from '../board/index.js';
import { marksAt } from '../elements/node-marks.js';
import {
  BOARD_ATTRIBUTES,
  DELEGATE,
  type Delegate,
  LOAD,
  numberIn,
  RECORD_ATTRIBUTES,
  RecordElement,
  reflect,
} from '../elements/record-element.js';
import { checkList } from '../pictures/check.js';
import { SIDES } from '../pictures/overlay.js';
import { inWords, nameOf, type Said, said } from '../pictures/said.js';
import type { Shape } from '../pictures/shapes.js';
import { type AnyGame, markInSgf, type RecordedMove } from './kind.js';
import { type Layers, loadLayers, NO_LAYERS } from './layers.js';
import { buildParts, CONTROLS, type Control, type Parts, part, WAYS, type Way } from './parts.js';
import { readGame, type Shown, shownOf } from './source.js';

/** The `detail` of the element's events, by event. */
export interface GameEventDetail {
  /** 'gameready': the game is on the board. */
  gameready: { readonly game: AnyGame };
  /** 'gamemove': the game stands at another node. */
  gamemove: { readonly game: AnyGame; readonly node: RecordNode };
  /** 'gameerror': there is no game to show, or a part of it cannot be shown; the element says so, too. */
  gameerror: { readonly error: unknown };
}

/**
 * The element `<kakoi-game>`: a game of Go, Lines of Action or Senket, with who plays, comments, marks and variations. The record
 * is the attribute `sgf`, the file at `src`, the element's text, or what load() is given.
 *
 * The words that `translation` may translate, beside those of the board: `Black`, `White`, `Game`, `Moves`, `First`,
 * `Back`, `Forward`, `Last`, `Place in the game`, `Comment`, `Variations`, `pass`, `{color} to play`, `Move {n} of
 * {total}: {color} {move}`, `Move {n} of {total}: {color} passes`, `That move is not legal.`, `{result}: Black {black},
 * White {white}, {n} dead stones`, `Groups: Black {black}, White {white}`, `Black {black}, White {white}`, `This game
 * cannot be read: {reason}`, `This cannot be shown: {reason}`.
 */
export class KakoiGameElement extends RecordElement {
  /** The attributes that it follows. */
  static readonly observedAttributes = [
    ...RECORD_ATTRIBUTES,
    ...BOARD_ATTRIBUTES,
    'move',
    'lenient',
    'layers',
    'score',
    'controls',
    'editable',
    'section',
  ];

  /** @internal */
  readonly [DELEGATE]: Delegate<Shown> = {
    build: (root) => this.#build(root),
    tearDown: () => {
      this.#parts = null;
    },
    wait: () => {
      this.#shown = this.#message = null;
      this.#update();
    },
    read: (source) => this.#read(source),
    begin: (shown) => this.#begin(shown),
    fail: (error) => {
      this.#shown = this.#begun = null;
      this.#report(error, 'This game cannot be read: {reason}');
    },
    update: (attribute) => this.#follow(attribute),
  };
  #parts: Parts | null = null;
  #shown: Shown | null = null;
  /** The game that was begun last: an element that comes back to a page stays where it was. */
  #begun: AnyGame | null = null;
  /** The layers that are asked for by property; null: those of the attribute. */
  #asked: readonly (string | BoardLayer)[] | null = null;
  #layers: Layers = NO_LAYERS;
  #layerLoads = 0;
  /** The stone that is to move, in games whose stones move. */
  #picked: Vertex | null = null;
  #message: Said | null = null;
  /** The node that is shown. */
  #at: RecordNode | null = null;
  /** True when the record has comments, or variations, anywhere. */
  #has = { comments: false, forks: false };

  /** The game, at the node that is shown; null as long as there is none. Takes a game, or its number in the file. */
  get game(): AnyGame | null {
    return this.#shown?.game ?? null;
  }
  set game(game: AnyGame | number | string | null) {
    const shown = shownOf(game);
    if (shown !== null) void this[LOAD](() => shown);
    else if (game === null) reflect(this, 'game', null);
    else if (typeof game === 'object')
      throw badOption(`game must be a game or its number, not ${showThing(game)}`);
    else reflect(this, 'game', String(validateInteger(Number(game), 0, Number.MAX_SAFE_INTEGER, 'game')));
  }

  /** The layers of analysis, by their names in `goOverlays`, `loaOverlays` or `senketOverlays`, or as overlays; text has several names. */
  get layers(): readonly (string | BoardLayer)[] {
    return this.#asked ?? (this.getAttribute('layers') ?? '').split(/\s+/).filter(Boolean);
  }
  set layers(layers: string | readonly (string | BoardLayer)[]) {
    if (typeof layers === 'string') reflect(this, 'layers', layers);
    else {
      this.#asked = checkList('layers', layers, (layer: string | BoardLayer) => layer);
      void this.#loadLayers();
    }
  }

  /** True: it says how the position stands, and shows it on the board. */
  get score(): boolean {
    return this.hasAttribute('score');
  }
  set score(score: boolean) {
    this.toggleAttribute('score', score);
  }

  /** True: a press on the board plays there, as a variation where the record goes on otherwise. */
  get editable(): boolean {
    return this.hasAttribute('editable');
  }
  set editable(editable: boolean) {
    this.toggleAttribute('editable', editable);
  }

  /**
   * Shows a game: the text or the bytes of a record in any encoding, a file, or a game, which is then played on itself. Resolves
   * with the game, or with null where there is none to show, as 'gameerror' tells.
   */
  async load(source: string | Uint8Array | ArrayBuffer | Blob | AnyGame): Promise<AnyGame | null> {
    await this[LOAD](() => shownOf(source) ?? this.#read(source));
    return this.game;
  }

  /**
   * Goes to a node, to the position after that many moves of the line, or to the line's 'end'. Throws as goTo() of the games
   * does, and nothing changes.
   */
  goTo(place: number | RecordNode | 'end'): void {
    const { game } = this;
    if (game === null) return;
    game.goTo(place === 'end' ? game.line.at(-1)! : place);
    this.#moved();
  }

  /** Goes back by a node; false where it is the first. */
  undo(): boolean {
    const parent = this.game?.node.parent ?? null;
    if (parent !== null) this.goTo(parent);
    return parent !== null;
  }

  /** Goes on by a node of the line; false where there is none. Throws where the record has a fault. */
  redo(): boolean {
    const next = this.game?.line[this.game.node.depth + 1];
    if (next !== undefined) this.goTo(next);
    return next !== undefined;
  }

  /** Follows an attribute, or shows everything anew. */
  #follow(attribute: string | undefined): void {
    if (attribute === 'layers') this.#asked = null;
    if (attribute === 'lenient') void this[LOAD]();
    else if (attribute === 'move') this.#attempt(() => this.goTo(this.#placeIn(this.game!)));
    else this.#update();
    if (attribute === 'layers' || attribute === 'score') void this.#loadLayers();
  }

  #build(root: ShadowRoot): KakoiBoardElement {
    const parts = buildParts(root);
    const { board, slider, buttons } = parts;
    board.confirm = true;
    board.addEventListener('boardpress', ({ detail }) => this.#press(detail.point));
    board.addEventListener('boardlift', (event) => {
      if (!this.#isOwn(event.detail.point)) return;
      event.preventDefault();
      this.#pick(event.detail.point);
    });
    board.addEventListener('boarddrop', ({ detail: { from, to } }) => {
      if (to === null || sameVertex(from, to)) this.#pick(null);
      else this.#play(to, from);
    });
    slider.addEventListener('input', () =>
      this.#attempt(() => this.goTo(this.game!.line[Number(slider.value)]!)),
    );
    for (const way of Object.keys(WAYS) as Way[])
      buttons[way].addEventListener('click', () => this.#attempt(() => this.#ways[way]()));
    parts.frame.addEventListener('keydown', (event) => this.#key(event));
    this.#parts = parts;
    return board;
  }

  #begin(shown: Shown | null): void {
    this.#shown = shown;
    this.#picked = null;
    if (shown !== null && shown.game !== this.#begun) {
      this.#has = { comments: false, forks: false };
      for (const { data, children } of shown.game.tree.walk()) {
        this.#has.comments ||= (data.C ?? data.N) !== undefined;
        this.#has.forks ||= children.length > 1;
      }
    }
    this.#begun = shown?.game ?? null;
    this.#at = shown?.game.node ?? null;
    this.#update();
    if (shown === null) return;
    void this.#loadLayers();
    this.#fire('gameready', { game: shown.game });
  }

  #update(): void {
    if (this.#parts !== null) this.#render(this.#parts);
  }

  async #read(source: unknown): Promise<Shown> {
    const lenient = this.hasAttribute('lenient');
    const shown = await readGame(source, { game: numberIn(this, 'game'), lenient });
    shown.game.goTo(this.#placeIn(shown.game));
    return shown;
  }

  readonly #ways: Readonly<Record<Way, () => void>> = {
    first: () => this.goTo(this.game!.tree),
    undo: () => this.undo(),
    redo: () => this.redo(),
    last: () => this.goTo('end'),
  };

  /** The place that the attribute names, or the end where that comes before; without it, the beginning. */
  #placeIn({ tree, line }: AnyGame): RecordNode | number {
    const [place, end] = [this.getAttribute('move'), line.at(-1)!];
    if (place === 'end') return end;
    return place === null ? tree : Math.min(numberIn(this, 'move'), end.moveNumber);
  }

  /** Shows where the game stands, and tells of it where that is another node. */
  #moved(): void {
    const game = this.game!;
    const { node } = game;
    const isOther = node !== this.#at;
    this.#at = node;
    this.#picked = this.#message = null;
    this.#update();
    if (isOther) this.#fire('gamemove', { game, node });
  }

  /** Runs what the user asked for; a fault of the record on the way is told. */
  #attempt(action: () => void): void {
    if (this.game === null) return;
    try {
      action();
    } catch (error) {
      this.#report(error, 'This cannot be shown: {reason}');
    }
  }

  #report(error: unknown, text: string): void {
    this.#message = said(text, { reason: error instanceof Error ? error.message : show(error) });
    this.#update();
    this.#fire('gameerror', { error });
  }

  #fire<K extends keyof GameEventDetail>(type: K, detail: GameEventDetail[K]): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  async #loadLayers(): Promise<void> {
    const shown = this.#shown;
    if (shown === null) return;
    const { kind } = shown;
    const load = ++this.#layerLoads;
    const asked = new Set([...(this.score ? [kind.scoreLayer] : []), ...this.layers]);
    try {
      const layers = await loadLayers(kind, [...asked]);
      if (load !== this.#layerLoads || shown !== this.#shown) return;
      this.#layers = layers;
      this.#update();
    } catch (error) {
      if (load !== this.#layerLoads || shown !== this.#shown) return;
      this.#layers = NO_LAYERS;
      this.#report(error, 'This cannot be shown: {reason}');
    }
  }

  #key(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || this.game === null) return;
    const way = ({ ArrowLeft: 'undo', ArrowRight: 'redo', Home: 'first', End: 'last' } as const)[key];
    const step = ({ ArrowUp: -1, ArrowDown: 1 } as Record<string, number>)[key];
    const others = this.game.node.parent?.children ?? [];
    if (way !== undefined) this.#attempt(this.#ways[way]);
    else if (step !== undefined && others.length > 1) {
      const other = others[others.indexOf(this.game.node) + step];
      if (other !== undefined) this.#attempt(() => this.goTo(other));
    } else return;
    event.preventDefault();
  }

  /** True for a stone that can be picked up, in games whose stones move. */
  #isOwn(point: Vertex): boolean {
    const shown = this.#shown;
    if (shown?.kind.targetsOf === undefined) return false;
    const { game } = shown;
    return game.board.get(point) === (game.toPlay === 'black' ? 1 : -1);
  }

  #pick(point: Vertex | null): void {
    this.#picked = point;
    this.#update();
  }

  #press(point: Vertex): void {
    const moves = this.#shown?.kind.targetsOf !== undefined;
    if (moves && this.#isOwn(point)) this.#pick(sameVertex(point, this.#picked) ? null : point);
    else if (!moves || this.#picked !== null) this.#play(point, this.#picked);
  }

  /** Follows the record, or else plays, where that is allowed. */
  #play(to: Vertex, from: Vertex | null): void {
    const shown = this.#shown;
    if (shown === null) return;
    const { game, kind } = shown;
    this.#picked = null;
    const next = this.#next.find(([, move]) => sameVertex(move.to, to) && sameVertex(move.from, from));
    this.#attempt(() => {
      if (next !== undefined) return this.goTo(next[0]);
      if (this.editable && (from !== null || game.board.get(to) === 0)) {
        try {
          kind.play(game, to, from);
          return this.#moved();
        } catch {
          this.#message = said('That move is not legal.');
        }
      }
      this.#update();
    });
  }

  /** The moves that come next in the record. */
  get #next(): (readonly [RecordNode, RecordedMove])[] {
    const { game, kind } = this.#shown!;
    return nextMoves([game.node]).flatMap((node) => {
      const move = kind.moveOf(node, game);
      return move === null ? [] : [[node, move] as const];
    });
  }

  #say(words: Said): string {
    return inWords(words, this.translation);
  }

  #render(parts: Parts): void {
    const { frame, board, navigation, names, score, comment, variations, message } = parts;
    const shown = this.#shown;
    const isLost = shown === null && this.#message !== null;
    frame.setAttribute('aria-label', this.#say(said('Game')));
    message.textContent = this.#message === null ? '' : this.#say(this.#message);
    message.hidden = this.#message === null;
    board.hidden = isLost;
    if (shown === null) {
      board.set({
        position: null,
        layers: [],
        marks: {},
        variations: [],
        shapes: [],
        lastMove: null,
        section: null,
      });
      for (const name of CONTROLS) parts[name].hidden = true;
      return;
    }
    const { game, kind } = shown;
    const asked = this.getAttribute('controls')?.split(/\s+/);
    const shows = (name: Control, hasWords: boolean) => {
      parts[name].hidden = !hasWords || (asked !== undefined && !asked.includes(name));
      return !parts[name].hidden;
    };
    const { info } = game;
    const standing = this.score ? kind.standing(game) : null;
    const { C: [text = ''] = [], N: [title = ''] = [] } = game.node.data;
    this.#has.comments ||= (title || text) !== '';
    this.#has.forks ||= game.node.children.length > 1 || (game.node.parent?.children.length ?? 0) > 1;
    shows('navigation', true);
    shows('names', (info.black ?? info.white ?? info.result ?? info.event ?? info.gameName) !== undefined);
    const isBeside = [
      shows('score', standing !== null),
      shows('comment', this.#has.comments),
      shows('variations', this.#has.forks),
    ];
    frame.toggleAttribute('data-beside', isBeside.some(Boolean));
    names.replaceChildren(...this.#namesOf(info));
    score.textContent = standing === null ? '' : this.#say(standing.said);
    comment.textContent = [title, text].filter(Boolean).join('\n');
    comment.tabIndex = comment.textContent === '' ? -1 : 0; // it scrolls
    comment.setAttribute('aria-label', this.#say(said('Comment')));
    variations.setAttribute('aria-label', this.#say(said('Variations')));
    navigation.setAttribute('aria-label', this.#say(said('Moves')));
    this.#renderPlace(parts, shown);
    this.#renderVariations(parts, shown);
    this.#renderBoard(board, shown, standing?.options ?? {});
  }

  #namesOf(info: GameInfo): HTMLElement[] {
    const players = SIDES.map((side) => {
      const name = part('span', `player ${side}`, info[side] ?? this.#say(nameOf(side)));
      const rank = info[`${side}Rank`];
      if (rank !== undefined) name.append(part('small', 'rank', rank));
      return name;
    });
    const facts = [info.result, info.event ?? info.gameName, info.date].filter(Boolean).join(' · ');
    return facts === '' ? players : [...players, part('p', 'facts', facts)];
  }

  /** The buttons and the slider, and the last move in words. */
  #renderPlace({ buttons, slider, move }: Parts, { game, kind }: Shown): void {
    const { node, line } = game;
    const played = kind.moveOf(node, game);
    const values = { n: node.moveNumber, total: line.at(-1)!.moveNumber };
    const toPlay = said('{color} to play', { color: nameOf(game.toPlay) });
    const words =
      played === null
        ? toPlay
        : said(
            played.text === null
              ? 'Move {n} of {total}: {color} passes'
              : 'Move {n} of {total}: {color} {move}',
            {
              ...values,
              color: nameOf(played.color),
              move: played.text ?? '',
            },
          );
    move.textContent = this.#say(words);
    slider.max = String(line.length - 1);
    slider.value = String(node.depth);
    slider.setAttribute('aria-label', this.#say(said('Place in the game')));
    slider.setAttribute('aria-valuetext', move.textContent);
    for (const way of Object.keys(WAYS) as Way[]) {
      const isBack = way === 'first' || way === 'undo';
      const words = this.#say(said(WAYS[way].name));
      buttons[way].title = words;
      buttons[way].setAttribute('aria-label', words);
      buttons[way].setAttribute('aria-disabled', String(node.depth === (isBack ? 0 : line.length - 1)));
    }
  }

  /** A button for each way on, where there are several. */
  #renderVariations({ variations, board }: Parts, { game, kind }: Shown): void {
    const { children } = game.node;
    const hadFocus = variations.contains(this.shadowRoot!.activeElement);
    const buttons = (children.length < 2 ? [] : children).map((child, i) => {
      const button = part('button', 'variation');
      button.type = 'button';
      const move = kind.moveOf(child, game);
      const letter = document.createElement('b');
      letter.textContent = letterOf(i);
      button.append(letter, move === null ? '…' : (move.text ?? this.#say(said('pass'))));
      button.addEventListener('click', () => this.#attempt(() => this.goTo(child)));
      return button;
    });
    variations.replaceChildren(...buttons);
    if (hadFocus) (buttons[0] ?? board).focus({ preventScroll: true });
  }

  #renderBoard(board: KakoiBoardElement, { game, kind }: Shown, standing: object): void {
    const { node } = game;
    let last: RecordedMove | null = null;
    for (let at: RecordNode | null = node; at !== null && last === null; at = at.parent)
      last = kind.moveOf(at, game);
    const { from = null, to = null } = last ?? {};
    const { children } = node;
    board.set({
      position: game.board,
      section: this.getAttribute('section') || null,
      layers: this.#layers.layers,
      layerOptions: { ...kind.layerOptions(game, to), ...this.#layers.options, ...standing },
      lastMove: to === null || from === null ? to : { from, to },
      marks: marksAt(node, game.board, (name, value) =>
        kind.pointNamed === undefined
          ? value
          : markInSgf(name, value, (text) => kind.pointNamed!(text, game)),
      ),
      variations: (children.length < 2 ? [] : children).flatMap((child, i) => {
        const point = kind.moveOf(child, game)?.to ?? null;
        return point === null ? [] : [{ point, text: letterOf(i) }];
      }),
      toPlay: this.editable && kind.targetsOf === undefined ? game.toPlay : null,
      shapes: this.#pickedShapes(),
    });
  }

  /** The picked stone, and where it may go. */
  #pickedShapes(): Shape[] {
    const from = this.#picked;
    if (from === null) return [];
    const { game, kind } = this.#shown!;
    const recorded = this.#next.flatMap(([, move]) =>
      sameVertex(move.from, from) && move.to ? [move.to] : [],
    );
    const points = this.editable ? kind.targetsOf!(game, from) : recorded;
    return [
      { kind: 'rings', points: [from], radius: 0.46, width: 0.08, paint: 'cursor' },
      { kind: 'discs', points, radius: 0.16, paint: 'cursor' },
    ];
  }
}

/** 'A' for the main line, 'B' for the first variation beside it; after Z come numbers. */
function letterOf(i: number): string {
  return i < 26 ? String.fromCharCode(65 + i) : String(i + 1);
}

/** The first of them say nothing new where the browser's types are: they are for programs that TypeScript checks without. */
declare global {
  interface HTMLElement {}
  interface CustomEvent<T> {}
  interface ArrayBuffer {}
  interface Blob {}
  interface HTMLElementTagNameMap {
    'kakoi-game': KakoiGameElement;
  }
  interface HTMLElementEventMap {
    gameready: CustomEvent<GameEventDetail['gameready']>;
    gamemove: CustomEvent<GameEventDetail['gamemove']>;
    gameerror: CustomEvent<GameEventDetail['gameerror']>;
  }
}
