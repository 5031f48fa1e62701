/** Runs any exhibit: its steps on a board, its listing with the line that ran, and all that a reader may change. */

import { KakoiError, type Vertex } from 'kakoi';
import type { KakoiBoardElement } from 'kakoi/board';
import { copy } from '../shell/clipboard.js';
import { element, setAttribute, setText } from '../shell/elements.js';
import { messageOf } from '../shell/errors.js';
import { showNotice } from '../shell/notice.js';
import { isSame } from '../shell/points.js';
import { say, translated } from '../shell/words.js';
import { type Place, writeAddress } from './address.js';
import { type Exhibit, firstAnswers, type Grounds, type Kind, type Step, stepsOf } from './exhibit.js';
import type { Loaded } from './gallery.js';
import type { Tool } from './grounds/ground.js';
import { groundOf } from './grounds/index.js';
import type { Row } from './list.js';
import { changedIn, layerOf, paintsOf } from './picture.js';
import { Count } from './trial.js';
import { layExhibit, showSets, showSize, showStep } from './view.js';

/** All that changes while an exhibit is on the page. */
interface State {
  readonly on: Grounds[Kind];
  readonly choices: Readonly<Record<string, string>>;
  readonly points: readonly Vertex[];
  readonly steps: readonly Step[];
  /** The colours of the named sets. */
  readonly paints: ReturnType<typeof paintsOf>;
  readonly at: number;
  readonly pinned: ReadonlySet<string>;
  readonly tool: Tool | 'press';
}

export class Player {
  private state: State;
  private timer = 0;
  private count: Count | null = null;
  private readonly exhibit: Exhibit;
  private readonly board = element<KakoiBoardElement>('player-board');
  private readonly controls = new AbortController();

  constructor(
    private readonly row: Row,
    private readonly loaded: Loaded,
    place: Place,
    private look: Partial<KakoiBoardElement['config']>,
  ) {
    this.exhibit = loaded.exhibit;
    const { exhibit } = this;
    const answers = Object.entries(exhibit.choices).flatMap(([name, choice]) => {
      const wanted = place.choices[name];
      return choice.answers.some(([answer]) => answer === wanted) ? [[name, wanted!] as const] : [];
    });
    const choices = { ...firstAnswers(exhibit), ...Object.fromEntries(answers) };
    const on = this.read(place.on ?? exhibit.start);
    const { width, height } = groundOf(exhibit.kind).board(on);
    const { start = [], most = 0 } = exhibit.pressed ?? {};
    const given = place.points?.filter(([x, y]) => x < width && y < height).slice(0, most);
    const points = given ?? (place.on === null ? start : []);
    const tool = exhibit.pressed === undefined ? 'black' : 'press';
    this.state = { on, choices, points, steps: [], paints: new Map(), at: 0, pinned: new Set(), tool };
    layExhibit(row, loaded, this.state, {
      choose: (name, answer) => this.rerun({ choices: { ...this.state.choices, [name]: answer } }),
      take: (tool) => {
        this.state = { ...this.state, tool: tool as State['tool'] };
        this.render();
      },
    });
    this.listen();
    this.rerun({}, place.step);
  }

  /** Another exhibit takes the place, or none. */
  end(): void {
    this.stop();
    this.stopCount();
    this.controls.abort();
  }

  useLook(look: Partial<KakoiBoardElement['config']>): void {
    this.look = look;
    this.render();
  }

  /** A key of the page; true if it was one of the player's. */
  key(key: string): boolean {
    const { at, steps } = this.state;
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: steps.length - 1 }[key];
    if (to !== undefined) this.goTo(to);
    else if (key === ' ') this.toggle();
    else return false;
    return true;
  }

  private read(text: string): Grounds[Kind] {
    const ground = groundOf(this.exhibit.kind);
    try {
      return ground.read(text);
    } catch (error) {
      showNotice(say('The position of the link cannot be read'), messageOf(error));
      return ground.read(this.exhibit.start);
    }
  }

  /** Runs the algorithm anew, after a change of what it runs on. */
  private rerun(change: Partial<Pick<State, 'on' | 'choices' | 'points'>>, at = 0): void {
    this.stop();
    const next = { ...this.state, ...change };
    const steps = stepsOf(this.exhibit, next);
    this.state = { ...next, steps, paints: paintsOf(steps), at: Math.max(0, Math.min(at, steps.length - 1)) };
    this.stopCount();
    setText('trial-tally', ''); // of other answers to the choices
    setText('program-output', '');
    this.render();
    history.replaceState(history.state, '', this.link(0));
  }

  private link(step: number): string {
    const { on, choices, points } = this.state;
    const written = groundOf(this.exhibit.kind).write(on);
    const isStart =
      written === groundOf(this.exhibit.kind).write(groundOf(this.exhibit.kind).read(this.exhibit.start));
    const first = firstAnswers(this.exhibit);
    const chosen = Object.entries(choices).filter(([name, answer]) => answer !== first[name]);
    const isOwn = String(points) !== String(this.exhibit.pressed?.start ?? []);
    return writeAddress({
      name: this.row.name,
      on: isStart ? null : written,
      points: isOwn || !isStart ? points : null,
      step,
      choices: Object.fromEntries(chosen),
    });
  }

  private goTo(at: number): void {
    const { steps } = this.state;
    this.state = { ...this.state, at: Math.max(0, Math.min(at, steps.length - 1)) };
    if (this.state.at === steps.length - 1) this.stop();
    this.render();
  }

  private toggle(): void {
    if (this.timer !== 0) {
      this.stop();
      return;
    }
    if (this.state.at === this.state.steps.length - 1) this.goTo(0);
    const beat = Number(element<HTMLSelectElement>('player-speed').value);
    this.timer = window.setInterval(() => this.goTo(this.state.at + 1), beat);
    this.showPlaying();
  }

  private stop(): void {
    window.clearInterval(this.timer);
    this.timer = 0;
    this.showPlaying();
  }

  private showPlaying(): void {
    const button = element('player-play');
    const isPlaying = this.timer !== 0;
    button.toggleAttribute('data-playing', isPlaying);
    setAttribute(button, 'aria-label', isPlaying ? say('Pause') : say('Run'));
  }

  private press(point: Vertex): void {
    const { on, points, tool } = this.state;
    const ground = groundOf(this.exhibit.kind);
    try {
      if (tool !== 'press') {
        this.rerun({ on: ground.put(on, point, tool) });
        return;
      }
      const { most, isWhole } = this.exhibit.pressed!;
      const isLast = points.length > 0 && isSame(points.at(-1)!, point);
      const kept = points.length >= most || isWhole?.(points) ? [] : points;
      const next = isLast && most > 1 ? points.slice(0, -1) : [...kept, point];
      this.rerun({ points: next }, most > 2 ? Number.POSITIVE_INFINITY : 0);
    } catch (error) {
      if (!(error instanceof KakoiError)) throw error;
      showNotice(say('That is not possible here'), error.message);
    }
  }

  private listen(): void {
    const { signal } = this.controls;
    const click = (id: string, action: () => void): void =>
      element(id).addEventListener('click', action, { signal });
    const ground = groundOf(this.exhibit.kind);
    const size = element<HTMLSelectElement>('player-size');
    click('player-first', () => this.goTo(0));
    click('player-back', () => this.goTo(this.state.at - 1));
    click('player-forward', () => this.goTo(this.state.at + 1));
    click('player-last', () => this.goTo(this.state.steps.length - 1));
    click('player-play', () => this.toggle());
    const slider = element<HTMLInputElement>('player-slider');
    slider.addEventListener('input', () => this.goTo(slider.valueAsNumber), { signal });
    const change = (on: Grounds[Kind]): void => this.rerun({ on, points: [] });
    const shape = () => ground.board(this.state.on);
    size.addEventListener('change', () => change(ground.empty(Number(size.value), Number(size.value))), {
      signal,
    });
    click('player-random', () => change(ground.random(shape().width, shape().height, Math.random)));
    click('player-clear', () => change(ground.empty(shape().width, shape().height)));
    click('player-start', () => {
      const points = this.exhibit.pressed?.start ?? [];
      this.rerun({ on: ground.read(this.exhibit.start), points });
    });
    click('player-share', () => {
      const link = new URL(this.link(this.state.at), location.href).href;
      void copy(link).then((isCopied) => setText('player-said', isCopied ? say('Link copied.') : link));
    });
    click('program-run', () => {
      const { on, choices, points } = this.state;
      setText('program-output', this.loaded.program(on as never, choices, points as never));
    });
    click('trial-run', () => (this.count === null ? this.startCount() : this.stopCount()));
    this.board.addEventListener('boardpress', ({ detail }) => this.press(detail.point), { signal });
  }

  /** Counts on random positions, with the answers to the choices as they are. */
  private startCount(): void {
    const { trial } = this.exhibit;
    if (trial === undefined) return;
    this.count = new Count(trial, this.state.choices, ({ positions, counts }) => {
      const kinds = trial.kinds.map((kind, i) => `${counts[i]!.toLocaleString()} ${translated(kind)}`);
      const of = say('{n} positions', { n: positions.toLocaleString() });
      setText('trial-tally', [of, ...kinds].join(' · '));
    });
    this.count.start();
    setText('trial-run', say('Stop'));
  }

  private stopCount(): void {
    this.count?.stop();
    this.count = null;
    setText('trial-run', say('Count on random positions'));
  }

  private render(): void {
    const { on, steps, at, pinned, points, tool, paints } = this.state;
    const step = steps[at]!;
    const ground = groundOf(this.exhibit.kind);
    const shown = new Set([...pinned, ...changedIn(step, steps[at - 1])]);
    const { most = 0 } = this.exhibit.pressed ?? {};
    this.board.set({
      ...this.look,
      position: ground.board(step.on ?? on),
      layers: [layerOf(step, paints, shown, ground.shapes(step.on ?? on))],
      marks: { circle: most <= 2 ? [...points] : [] }, // exhibits of many points show them themselves
      toPlay: tool === 'black' || tool === 'white' ? tool : null,
    });
    showStep(steps, at);
    setText('player-said', ''); // that a link was copied, which has another place by now
    showSets(step, paints, shown, pinned, (name) => {
      const next = new Set(this.state.pinned);
      if (!next.delete(name)) next.add(name);
      this.state = { ...this.state, pinned: next };
      this.render();
    });
    showSize(ground.board(on));
  }
}
