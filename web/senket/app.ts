/** The page of Senket: its state and its commands. */

import {
  type Color,
  type Fence,
  opponent,
  type RecordNode,
  type ScalarMap,
  type SenketBoard,
  type SenketGame,
  type SenketGameOptions,
  type SenketMode,
  type Vertex,
  vertexName,
} from 'kakoi';
import { type Overlay, type OverlayOptions, type Shape, senketOverlays } from 'kakoi/pictures';
import type { ChooseOptions, MoveChoice } from 'kakoi/play';
import { App } from '../shell/app.js';
import { marksWith } from '../shell/editing.js';
import { element, enable, setText } from '../shell/elements.js';
import { latest } from '../shell/latest.js';
import { boardMarks, type Notation } from '../shell/marks.js';
import { choose } from '../shell/player.js';
import { isSame } from '../shell/points.js';
import type { KeptSession, Opponent } from '../shell/session.js';
import { colorOf, count, layersInWords, nameOf, say } from '../shell/words.js';
import { Workers } from '../shell/workers.js';
import { boardWith, boardWithFence, isSetup, notationOf, readSetup } from './editing.js';
import { fenceKey, trimmed } from './fences.js';
import { changeInWords, showChange, showPanel, showScore } from './panel.js';
import { type Attempt, refusalInWords } from './refusal.js';
import { Scratch } from './scratch.js';
import { firstFreePoint, SenketSession } from './session.js';
import { type SenketView, viewOf } from './view.js';
import { boardInWords, endInWords, positionInWords } from './words.js';
import { bestOf, Worth } from './worth.js';

/**
 * The size of the first board, fit for a phone as well as for a game: the official 31 is for large screens.
 */
const FIRST_SIZE = 17;
/** The most posts named of those that gain equally much. */
const MOST_NAMED = 3;

export class SenketApp extends App<SenketSession, Overlay<'senket'>> {
  /** The way to count. */
  mode: SenketMode = 'area';
  /** True when a new post is joined to all posts it can be. */
  private linking = true;
  /** Fences between old posts that the next turn builds. */
  private pending: readonly Fence[] = [];
  /** The post that a fence is being drawn from. */
  private pulled: Vertex | null = null;
  /** The shapes that the overlays add where the reader points. */
  private looked = '';
  /** The scratch layer while moves are tried, and the colour that tries them. */
  private scratch: Scratch | null = null;
  private tryColor: Color = 'black';

  private readonly workers = new Workers();
  /** The options of the overlays, made once for a way to count and not for every move of the mouse. */
  private readonly options = latest(
    (
      mode: SenketMode,
      toPlay: Color,
      values: ScalarMap | null,
      threats: ScalarMap | null,
    ): OverlayOptions<'senket'> => ({ mode, toPlay, values, threats }),
  );
  private readonly viewPlayed = latest(viewOf);
  private readonly viewTried = latest(viewOf);
  private readonly worth = new Worth(this.workers, () => this.render());

  private readonly marks = latest((session: SenketSession, node: RecordNode, _version: number) =>
    boardMarks(node, notationOf(session.board.size)),
  );

  protected readonly page = 'senket.html';

  constructor() {
    super(SenketSession.start({ size: FIRST_SIZE }), senketOverlays, { ending: 'txt', type: 'text/plain' });
  }

  newGame(options: SenketGameOptions, opponent: Opponent | null): void {
    this.open(() => {
      const session = SenketSession.start(options);
      session.opponent = opponent;
      return session;
    }, say('This game is impossible'));
  }

  /** Finds a turn for the side to play; the result plays it. */
  async findMove(how: ChooseOptions, signal: AbortSignal): Promise<() => void> {
    const { session } = this;
    const { move: post } = await this.suggest(session.asGame, how, signal);
    const fences = post === null ? [] : session.board.legalFences(session.toPlay, post);
    return () => session.play({ post, fences });
  }

  override suggest(game: SenketGame, how: ChooseOptions, signal: AbortSignal): Promise<MoveChoice<Vertex>> {
    return choose(game, { ...how, mode: this.mode }, this.workers, signal);
  }

  protected read(text: string): SenketSession {
    return isSetup(text) ? SenketSession.start({ setup: readSetup(text) }) : SenketSession.fromText(text);
  }

  protected revive(kept: KeptSession): SenketSession {
    return SenketSession.revive(kept);
  }

  protected gameOfFile(): SenketSession {
    return this.session;
  }

  protected nameOfFile(): string {
    return 'senket';
  }

  protected positionChanged(): void {
    this.forgetPlans();
    if (this.scratch !== null && this.scratch.base !== this.session.board) {
      this.scratch = new Scratch(this.session.board);
    }
  }

  private forgetPlans(): void {
    this.pending = [];
    this.pulled = null;
  }

  // ── Editing ────────────────────────────────────────────────────────────

  protected get notation(): Notation {
    return notationOf(this.session.board.size);
  }

  /** Moves are not tried any more in another game. */
  override open(make: () => SenketSession, title: string): void {
    const before = this.session;
    super.open(make, title);
    const trying = element<HTMLInputElement>('try');
    if (this.session === before || !trying.checked) return;
    trying.checked = false;
    this.scratch = null;
    this.moved();
  }

  protected override toolChanged(): void {
    this.forgetPlans();
    // Tried moves would hide the set-up.
    if (this.tool !== 'play' && this.scratch !== null) element<HTMLInputElement>('try').click();
  }

  /** Makes it the other side's turn. */
  switchSides(): void {
    this.setUp(() => this.session.board, opponent(this.session.toPlay));
  }

  /** Uses the tool on the point. */
  private edit(point: Vertex): void {
    const { session, tool } = this;
    const { board, node } = session;
    const marks = marksWith(tool, this.notation, node.data, [point]);
    if (marks === null) {
      this.setUp(() => boardWith(tool, board, point, this.linking));
    } else {
      session.annotate(marks);
      this.edited();
    }
  }

  /** Begins with the board, or says why that is not possible. */
  private setUp(make: () => SenketBoard, toPlay = this.session.toPlay, turn: Partial<Attempt> = {}): void {
    this.attempt(() => {
      this.session = this.session.begunWith(make(), toPlay);
      this.edited();
    }, turn);
  }

  // ── Turns ──────────────────────────────────────────────────────────────

  useLinking(linking: boolean): void {
    this.linking = linking;
    this.render();
  }

  pass(): void {
    this.attempt(() => {
      this.session.play({ post: null, fences: [] });
      this.moved();
    });
  }

  /** While moves are tried, takes back the last of them. */
  override undo(): void {
    if (this.scratch === null || this.scratch.isEmpty) super.undo();
    else this.changeScratch((scratch) => scratch.undo());
  }

  /** Runs the action, or says why it cannot be done. */
  private attempt(action: () => void, turn: Partial<Attempt> = {}): void {
    try {
      action();
    } catch (error) {
      this.say(this.refusalInWords(error, turn));
    }
  }

  private refusalInWords(error: unknown, turn: Partial<Attempt>): string {
    const { position: board, color } = this;
    if (this.session.isOver) return endInWords(this.session, this.baseView);
    return refusalInWords(error, { board, color, post: null, fences: [], ...turn });
  }

  /** The position that the next post goes onto. */
  private get position(): SenketBoard {
    return this.scratch?.board ?? this.session.board;
  }

  /** True when nothing can be placed: the game is over, and no moves are tried. */
  private get isClosed(): boolean {
    return this.session.isOver && this.scratch === null;
  }

  /** The colour whose posts are placed now. */
  private get color(): Color {
    return this.scratch === null ? this.session.toPlay : this.tryColor;
  }

  /**
   * Handles a press on a free point: puts a post there. A finger, which cannot hover, first sees what the
   * post would build.
   */
  protected press(point: Vertex): void {
    if (this.tool !== 'play') this.edit(point);
    else if (this.scratch?.remove(point)) this.say(this.scratchInWords());
    else this.put(point, [...this.pending, ...this.links(point)]);
  }

  protected override tapInWords(point: Vertex): string {
    return this.hasChance(point)
      ? say('{point} Tap again to play.', { point: this.pointInWords(point) })
      : this.pointInWords(point);
  }

  private put(post: Vertex, fences: readonly Fence[]): void {
    this.attempt(
      () => {
        if (this.scratch === null) {
          this.session.play({ post, fences });
          this.moved();
        } else {
          this.position.play(this.color, post, fences); // its error is clearer than that of a whole new position
          this.changeScratch((scratch) => scratch.add(this.color, post, fences));
        }
      },
      { post, fences },
    );
  }

  private isFree(point: Vertex): boolean {
    return this.position.get(point) === 0;
  }

  private hasChance(point: Vertex): boolean {
    return this.isFree(point) && !this.isClosed;
  }

  /** The fences that a post there gets by itself. */
  private links(point: Vertex): Fence[] {
    if (!this.linking || !this.isFree(point)) return [];
    return this.legalFences(point);
  }

  /** All fences that a post there could get along with the pending ones. */
  private legalFences(point: Vertex): Fence[] {
    const legal = this.position.legalFences(this.color, point);
    if (this.pending.length === 0) return legal;
    return legal.filter((fence) => this.refusal(point, [...this.pending, fence]) === null);
  }

  /**
   * The reason why the fences may not be built along with a post there, or null. On a point that has a post,
   * they are tried along with a post elsewhere.
   */
  private refusal(point: Vertex, fences: readonly Fence[]): string | null {
    const post = this.isFree(point) ? point : firstFreePoint(this.position);
    if (post === null) return say('No point is free: you can only pass.');
    try {
      this.position.play(this.color, post, fences);
      return null;
    } catch (error) {
      return this.refusalInWords(error, { fences });
    }
  }

  // ── Own fences ─────────────────────────────────────────────────────────

  protected override lift(point: Vertex): boolean {
    const sign = this.position.get(point);
    const owner = sign > 0 ? 'black' : 'white';
    const isFree = this.scratch !== null || this.tool === 'black' || this.tool === 'white';
    const own = sign !== 0 && (isFree || (owner === this.color && this.tool === 'play'));
    if (!own || (this.isClosed && !isFree)) return false;
    if (this.scratch !== null) this.tryWith(owner);
    this.pulled = point;
    this.message =
      this.tool === 'play'
        ? say('A fence from {point}: to another {color} post, or to a free point.', {
            point: this.name(point),
            color: colorOf(this.color),
          })
        : say('A fence from {point}: to another {color} post.', {
            point: this.name(point),
            color: colorOf(owner),
          });
    this.render();
    return true;
  }

  /**
   * Handles a drag. To a post of one's own: the next turn builds the fence; a second drag takes it back. To a
   * free point: puts a post joined by this fence alone.
   */
  protected override drop(from: Vertex, to: Vertex | null): void {
    this.pulled = null;
    if (to === null || isSame(from, to)) {
      this.message = '';
      this.render();
      return;
    }
    const fence: Fence = { from, to };
    const { board } = this.session;
    if (this.tool !== 'play') {
      const color = board.get(from) > 0 ? 'black' : 'white';
      const turn = { color, fences: [fence] } as const;
      this.setUp(() => boardWithFence(board, color, fence), undefined, turn);
    } else if (this.isFree(to)) this.put(to, [...this.pending, fence]);
    else if (this.scratch !== null) this.tryFence(fence);
    else this.plan(fence);
  }

  private plan(fence: Fence): void {
    const without = this.pending.filter((other) => fenceKey(other) !== fenceKey(fence));
    const text = `${this.name(fence.from)}/${this.name(fence.to)}`;
    if (without.length < this.pending.length) {
      this.pending = without;
      this.say(say('The fence {fence} is no longer planned.', { fence: text }));
      return;
    }
    const refusal = this.refusal(fence.from, [...this.pending, fence]);
    if (refusal === null) this.pending = [...this.pending, fence];
    this.say(
      refusal ??
        say('The next post builds the fence {fence} as well. Esc, or the same drag, takes it back.', {
          fence: text,
        }),
    );
  }

  private tryFence(fence: Fence): void {
    const refusal = this.refusal(fence.from, [fence]);
    if (refusal === null) this.changeScratch((scratch) => scratch.add(this.color, null, [fence]));
    else this.say(refusal);
  }

  /** Gives up fences that are planned. */
  override putDown(): boolean {
    const isPlanned = this.pending.length > 0;
    this.forgetPlans();
    if (isPlanned) this.say('');
    return isPlanned;
  }

  // ── Trying ─────────────────────────────────────────────────────────────

  tryMoves(on: boolean): void {
    this.forgetPlans();
    this.scratch = on ? new Scratch(this.session.board) : null;
    this.message = '';
    this.render();
  }

  tryWith(color: Color): void {
    this.tryColor = color;
    element<HTMLInputElement>(`try-${color}`).checked = true;
    this.render();
  }

  clearScratch(): void {
    this.changeScratch((scratch) => scratch.clear());
  }

  private changeScratch(change: (scratch: Scratch) => void): void {
    if (this.scratch === null) return;
    change(this.scratch);
    this.forgetPlans();
    this.say(this.scratchInWords());
  }

  private scratchInWords(): string {
    if (this.scratch === null || this.scratch.isEmpty) return say('Nothing tried yet.');
    return say('Tried: {change}.', { change: changeInWords(this.baseView.score, this.counted.score) });
  }

  // ── Looking ────────────────────────────────────────────────────────────

  useMode(mode: SenketMode): void {
    this.mode = mode;
    this.message = '';
    this.render();
  }

  protected override roam(): void {
    if (this.lookedAt() !== this.looked) this.render();
  }

  private lookedAt(): string {
    const { position, place, mode } = this;
    return JSON.stringify(this.active.map((overlay) => overlay.pointed?.(position, place, { mode })));
  }

  private get counted(): SenketView {
    return this.scratch === null ? this.baseView : this.viewTried(this.scratch.board, this.mode);
  }
  private get baseView(): SenketView {
    return this.viewPlayed(this.session.board, this.mode);
  }

  /** The post's name in records. */
  name(point: Vertex): string {
    return vertexName(point, this.position);
  }

  private pointInWords(point: Vertex): string {
    const sign = this.position.get(point);
    const place = this.name(point);
    if (sign === 0)
      return say('{place}: {what}.', {
        place,
        what: this.isClosed ? say('free') : this.chanceInWords(point),
      });
    const { score, isEarly } = this.counted;
    const isPrisoner = !isEarly && score.claims.some(({ prisoners }) => prisoners.has(point));
    const post = say('{color}’s post', { color: nameOf(sign > 0 ? 'black' : 'white') });
    return say('{place}: {what}.', { place, what: isPrisoner ? say('{post}, a prisoner', { post }) : post });
  }

  private chanceInWords(point: Vertex): string {
    const legal = this.legalFences(point).length;
    if (legal === 0) return say('no fence for {color} here', { color: nameOf(this.color) });
    const fences = count(legal, 'fence');
    return this.linking ? fences : say('{fences} possible, not linked', { fences });
  }

  // ── Rendering ──────────────────────────────────────────────────────────

  protected positionInWords(): string {
    return positionInWords(this.session, this.baseView);
  }

  protected override render(): void {
    super.render();
    if (this.scratch?.isEmpty === false) enable('undo', true);
  }

  protected renderGame(): void {
    const { session, counted: view, baseView, scratch, mode } = this;
    const { board } = view;
    const valuesIn = (overlay: Overlay<'senket'>, color: Color) =>
      this.active.includes(overlay) && !this.isClosed ? this.worth.of(board, color, mode) : null;
    const values = valuesIn(senketOverlays.worth, this.color);
    const threats = valuesIn(senketOverlays.threats, opponent(this.color));
    const options = this.options(mode, this.color, values, threats);
    this.looked = this.lookedAt();
    this.draw(
      {
        position: board,
        base: session.board,
        layerOptions: options,
        lastMove: session.lastMove?.post ?? null,
        marks: this.marks(session, session.node, session.version),
        shapes: this.plans(),
        aim: (point) => this.aim(point),
        // The line that would join the post to another.
        dragged: (from, to) => [{ kind: 'lines', segments: [[from, to]], width: 0.06, paint: 'focus' }],
      },
      boardInWords(view),
    );
    const focus = this.pointed;
    element('board').style.cursor = focus && this.hasChance(focus) ? 'pointer' : '';
    const isTried = scratch !== null && !scratch.isEmpty;
    const about = isTried ? this.scratchInWords() : this.positionInWords();
    this.report(focus === null ? about : this.focusInWords(focus, view, options));
    showPanel(session, baseView);
    this.showBest(values);
    this.showThreats(threats);
    showScore(view);
    showChange(baseView.score, view.score, !isTried);
  }

  /** Names the best post of those that gain anything. */
  private showBest(values: ScalarMap | null): void {
    const color = nameOf(this.color);
    this.showMost('best-move', values, say('No single post gains {color} anything.', { color }), (about) =>
      say('{color} gains most by {posts}: +{gain}.', { color, ...about }),
    );
  }

  /** Names the greatest of the other side's threats. */
  private showThreats(threats: ScalarMap | null): void {
    const color = nameOf(opponent(this.color));
    this.showMost('most-threatened', threats, say('{color} threatens nothing.', { color }), (about) =>
      say('{color} threatens most by {posts}: +{gain}.', { color, ...about }),
    );
  }

  /** Says which posts gain most, or `none`. */
  private showMost(
    id: string,
    values: ScalarMap | null,
    none: string,
    inWords: (about: { posts: string; gain: number }) => string,
  ): void {
    const best = values && bestOf(values);
    const named = best?.points.slice(0, MOST_NAMED).map((point) => this.name(point)) ?? [];
    const more = (best?.points.length ?? 0) > MOST_NAMED ? ', …' : '';
    const other = this.isClosed ? say('The game is over.') : values ? none : '…';
    setText(id, best ? inWords({ posts: named.join(', ') + more, gain: best.gain }) : other);
  }

  private focusInWords(focus: Vertex, { board }: SenketView, options: OverlayOptions<'senket'>): string {
    if (this.pulled !== null) return this.pullInWords(this.pulled, focus);
    const about = this.place ?? focus;
    const said = layersInWords(this.active, board, about, options);
    return [this.pointInWords(focus), ...said.map((words) => say('{sentence}.', { sentence: words }))].join(
      ' ',
    );
  }

  /** The result, in words, of letting go there of the fence being drawn. */
  private pullInWords(from: Vertex, to: Vertex): string {
    const legal = this.position.legalFences(this.color, from).map(({ to }) => to);
    const text = `${this.name(from)}/${this.name(to)}`;
    if (legal.some((end) => isSame(end, to)))
      return say('{place}: {what}.', { place: text, what: say('a fence') });
    const what = this.isFree(to) ? say('a new post with this fence alone') : say('no fence');
    return say('{place}: {what}.', { place: text, what });
  }

  /** The fences about to be built: pending ones, and those that the one being drawn can become. */
  private plans(): Shape[] {
    const { pulled, color: side } = this;
    if (this.isClosed) return [];
    const pending: Shape = {
      kind: 'fences',
      segments: trimmed(this.pending),
      side,
      look: 'tried',
    };
    if (pulled === null) return [pending];
    const legal = this.legalFences(pulled);
    const ends = legal.map(({ to }) => to);
    return [
      pending,
      candidates(legal),
      { kind: 'rings', points: ends, radius: 0.44, width: 0.075, paint: 'candidate' },
    ];
  }

  /** The post that a press would put there, and its fences. */
  private aim(point: Vertex): Shape[] {
    const { color: side, tool } = this;
    if (tool !== 'play') {
      return tool === 'black' || tool === 'white'
        ? [{ kind: 'stones', points: [point], side: tool, look: 'tried' }]
        : [{ kind: 'frames', points: [point], half: 0.3, width: 0.05, paint: 'focus' }];
    }
    if (this.isClosed) return [];
    const legal = this.legalFences(point);
    const fences: Shape = this.linking
      ? { kind: 'fences', segments: trimmed(legal), side, look: 'planned' }
      : candidates(legal);
    return [fences, { kind: 'stones', points: [point], side, look: 'planned' }];
  }
}

/** Fences that could be built. */
function candidates(fences: readonly Fence[]): Shape {
  return { kind: 'lines', segments: trimmed(fences), width: 0.06, dashed: true, paint: 'candidate' };
}
