/**
 * Random edits of records of all three games, against a plain tree edited beside them: after every step the trees are the
 * same and the game stands at the same node; at the end every node has the position that a replay from the root gives,
 * undoing all edits gives the first tree back, and so do text and JSON.
 */

import { GoGame, init, LoaGame, type RecordNode, SenketGame, type SgfTree, type Vertex } from 'kakoi';
import { type Finding, type Fuzzer, Random, shown } from './fuzzer.js';

await init();

/** A node of the plain tree. */
interface Plain {
  data: Record<string, string[]>;
  readonly children: Plain[];
  readonly parent: Plain | null;
}

function plainOf({ data, children }: SgfTree, parent: Plain | null = null): Plain {
  const values = Object.entries(data).map(([name, list]): [string, string[]] => [name, [...list]]);
  const plain: Plain = { data: Object.fromEntries(values), children: [], parent };
  plain.children.push(...children.map((child) => plainOf(child, plain)));
  return plain;
}

const textOf = ({ data, children }: SgfTree, isSorted = false): string => {
  const properties = Object.entries(data);
  if (isSorted) properties.sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(properties)}(${children.map((child) => textOf(child, isSorted)).join()})`;
};

/** The path to a node: the number of the child at every fork from the root on. */
function pathOf(node: RecordNode): number[] {
  const path: number[] = [];
  for (let child = node, { parent } = child; parent !== null; child = parent, { parent } = child) {
    path.unshift(parent.children.indexOf(child));
  }
  return path;
}

function at<Node extends { readonly children: readonly Node[] }>(root: Node, path: readonly number[]): Node {
  return path.reduce((node, i) => node.children[i]!, root);
}

type AnyGame = GoGame | LoaGame | SenketGame;

/** The parts that differ from game to game. */
interface Kind<Game extends AnyGame> {
  readonly name: string;
  begin(random: Random): Game;
  /** Makes a random legal move; returns the properties of its node, or null when there is no move. */
  play(game: Game, random: Random): Record<string, string> | null;
  /** True when the text has an order of its own for the properties of a node. */
  readonly sorts: boolean;
  /** The whole record as text, and back. */
  write(game: Game): string;
  read(text: string): Game;
  /** The position without its history. */
  position(game: Game): string;
}

const color = (side: 'black' | 'white') => (side === 'black' ? 'B' : 'W');
const sgf = ([x, y]: Vertex) => String.fromCharCode(97 + x, 97 + y);

const GO: Kind<GoGame> = {
  name: 'Go',
  sorts: false,
  begin: (random) =>
    new GoGame({
      size: random.pick([2, 3, 5, 9]),
      rules: random.pick(['japanese', 'aga', 'tromp-taylor', 'new-zealand'] as const),
    }),
  play(game, random) {
    if (game.isOver) return null;
    const name = color(game.toPlay);
    const point = random.chance(0.1) ? null : game.legalMoves().randomPoint(() => random.next());
    game.play(point ?? 'pass');
    return { [name]: point === null ? '' : sgf(point) };
  },
  write: (game) => game.toSgf(),
  read: (text) => GoGame.fromSgf(text),
  position: (game) =>
    [
      game.board.toDiagram(),
      game.toPlay,
      game.ko,
      JSON.stringify(game.captures),
      game.moveNumber,
      game.history.map(({ vertex }) => vertex?.join()),
      game.legalMoves().toDiagram(),
    ].join(' '),
};

const LOA: Kind<LoaGame> = {
  name: 'Lines of Action',
  sorts: false,
  begin: (random) =>
    new LoaGame({ setup: random.pick(['standard', 'scrambled-eggs'] as const), rules: { repetition: 3 } }),
  play(game, random) {
    if (game.isOver) return null;
    const name = color(game.toPlay);
    const moves = game.board.legalMoves();
    const { text } = game.play(moves.length === 0 ? 'pass' : random.pick(moves));
    return { [name]: text.replace('x', ':') };
  },
  write: (game) => game.toSgf(),
  read: (text) => LoaGame.fromSgf(text),
  position: (game) =>
    [game.board.toFen(), game.outcome, game.moveNumber, game.history.map(({ text }) => text)].join(' '),
};

const SENKET: Kind<SenketGame> = {
  name: 'Senket',
  sorts: true,
  begin: (random) => new SenketGame({ size: random.pick([3, 5, 9]) }),
  play(game, random) {
    if (game.isOver) return null;
    const { size } = game.board;
    const name = color(game.toPlay);
    for (let tries = 0; tries < 9; tries++) {
      const post: Vertex = [random.below(size), random.below(size)];
      if (game.board.get(post) !== 0) continue;
      try {
        game.play(post, random.pick(['all', 'none'] as const));
      } catch {
        continue; // beside a fence, say
      }
      return { [name]: game.node.data[name]![0]! };
    }
    game.pass();
    return { [name]: 'pass' };
  },
  write: (game) => game.toText(),
  read: (text) => SenketGame.fromText(text),
  position: (game) => [JSON.stringify(game.board), game.toPlay, game.isOver, game.moveNumber].join(' '),
};

const KINDS = [GO, LOA, SENKET] as readonly Kind<AnyGame>[];

const TEXTS = ['', 'x', 'a]b\\c', 'two\nlines', '# : [', '囲碁', ' spaced '];

class Case<Game extends AnyGame> {
  readonly steps: string[] = [];
  game: Game;
  /** The plain tree after each edit, the first one before all; the last `undone` are taken back. */
  trees: Plain[];
  undone = 0;
  here: number[] = [];

  constructor(
    readonly kind: Kind<Game>,
    readonly random: Random,
  ) {
    this.game = kind.begin(random);
    this.trees = [plainOf(this.game.tree)];
  }

  get plain(): Plain {
    return this.trees[this.trees.length - 1 - this.undone]!;
  }

  /** Edits a copy of the plain tree, which then becomes the present one. */
  edit(change: (root: Plain) => void): void {
    const copy = plainOf(this.plain);
    change(copy);
    this.trees = [...this.trees.slice(0, this.trees.length - this.undone), copy];
    this.undone = 0;
  }

  somePath(): number[] {
    const path: number[] = [];
    for (let node = this.plain; node.children.length > 0 && !this.random.chance(0.15); ) {
      const i = this.random.below(node.children.length);
      path.push(i);
      node = node.children[i]!;
    }
    return path;
  }

  step(): void {
    const { game, kind, random, here } = this;
    const chance = random.next();
    if (chance < 0.5) {
      const data = kind.play(game, random);
      this.steps.push(`play ${JSON.stringify(data)}`);
      if (data === null) return;
      const [[name, value]] = Object.entries(data) as [[string, string]];
      const { children } = at(this.plain, here);
      const known = children.findIndex((child) => child.data[name]?.[0] === value);
      // There may be several equal moves: the one on the line comes first, and any of the others is as good.
      this.here = [
        ...here,
        known < 0 ? children.length : (game.node.parent?.children.indexOf(game.node) ?? 0),
      ];
      if (known >= 0) return;
      this.edit((root) => {
        const parent = at(root, here);
        parent.children.push({ data: { [name]: [value] }, children: [], parent });
        if (parent.children.length === 1 && here.every((i) => i === 0)) delete root.data.RE;
      });
    } else if (chance < 0.62) {
      const path = this.somePath();
      this.steps.push(`goTo ${path}`);
      game.goTo(at(game.tree, path));
      this.here = path;
    } else if (chance < 0.66) {
      const moves = random.below(game.line.at(-1)?.moveNumber ?? 1);
      this.steps.push(`goTo move ${moves}`);
      game.goTo(moves);
      this.here = pathOf(game.node);
    } else if (chance < 0.74) {
      const path = this.somePath();
      const [name, values] = random.pick([
        ['C', [random.pick(TEXTS.filter((text) => !/^ | $/.test(text) && text !== ''))]],
        ['TR', ['aa', 'bb']],
        ['XX', null],
        ['C', null],
        ['N', ['a name']],
      ] as const);
      this.steps.push(`annotate ${path} ${name} ${JSON.stringify(values)}`);
      game.annotate({ [name]: values }, at(game.tree, path));
      if (JSON.stringify(at(this.plain, path).data[name] ?? null) === JSON.stringify(values)) return;
      this.edit((root) => {
        const node = at(root, path);
        if (values === null) delete node.data[name];
        else node.data = { ...node.data, [name]: [...values] };
      });
    } else if (chance < 0.79) {
      const path = this.somePath();
      if (path.length === 0) return;
      this.steps.push(`delete ${path}`);
      game.delete(at(game.tree, path));
      const parent = path.slice(0, -1);
      const last = path.at(-1)!;
      const isAbove = path.every((i, depth) => here[depth] === i);
      if (isAbove) this.here = parent;
      else if (parent.every((i, depth) => here[depth] === i) && (here[parent.length] ?? -1) > last)
        this.here = here.map((i, depth) => (depth === parent.length ? i - 1 : i));
      this.edit((root) => void at(root, parent).children.splice(last, 1));
    } else if (chance < 0.83) {
      const path = this.somePath();
      this.steps.push(`promote ${path}`);
      const { node } = game;
      game.promote(at(game.tree, path));
      this.here = pathOf(node);
      if (path.every((i) => i === 0)) return;
      this.edit((root) => {
        let parent = root;
        for (const i of path) {
          const [child] = parent.children.splice(i, 1) as [Plain];
          parent.children.unshift(child);
          parent = child;
        }
      });
    } else if (chance < 0.87) {
      const path = this.somePath();
      if (path.length === 0) return;
      const parent = path.slice(0, -1);
      const from = path.at(-1)!;
      const to = random.below(at(this.plain, parent).children.length);
      this.steps.push(`reorder ${path} to ${to}`);
      const { node } = game;
      game.reorder(at(game.tree, path), to);
      this.here = pathOf(node);
      if (from === to) return;
      this.edit((root) => {
        const { children } = at(root, parent);
        children.splice(to, 0, ...children.splice(from, 1));
      });
    } else if (chance < 0.9) {
      // A branch of the record itself, put in again beside itself: its moves are legal there.
      const path = this.somePath();
      if (path.length === 0) return;
      const parent = path.slice(0, -1);
      this.steps.push(`append a copy of ${path}`);
      const copy = plainOf(at(this.plain, path));
      game.append(copy, at(game.tree, parent));
      this.edit((root) => {
        const node = at(root, parent);
        node.children.push(plainOf(copy, node));
      });
    } else if (chance < 0.95) {
      this.steps.push('undoEdit');
      const answer = game.undoEdit();
      if (answer !== this.trees.length - 1 - this.undone > 0) throw new Wrong('undoEdit: another answer');
      if (answer) this.undone++;
      this.here = pathOf(game.node);
    } else if (chance < 0.98) {
      this.steps.push('redoEdit');
      const answer = game.redoEdit();
      if (answer !== this.undone > 0) throw new Wrong('redoEdit: another answer');
      if (answer) this.undone--;
      this.here = pathOf(game.node);
    } else if (chance < 0.985) {
      if (game instanceof SenketGame) return;
      this.steps.push('setInfo');
      game.setInfo({ result: 'B+3.5' }); // which moves at the end of the main line take out
      this.edit((root) => {
        root.data.RE = ['B+3.5'];
      });
    } else if (chance < 0.99) {
      if (game instanceof GoGame) this.setUp(game);
    } else {
      // The copy knows nothing of the edits.
      this.steps.push(random.chance(0.5) ? 'clone' : 'JSON');
      const { line } = game;
      const wasAt = this.steps.at(-1);
      this.game = (
        wasAt === 'clone'
          ? game.clone()
          : (game.constructor as unknown as { fromJSON(json: unknown): Game }).fromJSON(
              JSON.parse(JSON.stringify(game)),
            )
      ) as Game;
      if (pathOf(this.game.line.at(-1)!).join() !== pathOf(line.at(-1)!).join())
        throw new Wrong(`${wasAt}: another line`);
      this.trees = [this.plain];
      this.undone = 0;
    }
  }

  /** The properties of the new node are taken from the game: the positions show whether they are right. */
  setUp(game: GoGame): void {
    const { here, random } = this;
    const before = at(this.plain, here);
    const isNew = before.children.length > 0 || 'B' in before.data || 'W' in before.data;
    const board = game.board
      .with([0, 0], random.pick(['black', 'white', null]))
      .with([1, 0], random.pick(['black', 'white', null]));
    this.steps.push(`setUp ${board.toDiagram()}`);
    game.setUp({
      black: board.stones('black'),
      white: board.stones('white'),
      empty: board.empties(),
      ...(random.chance(0.3) ? { toPlay: random.pick(['black', 'white']) } : {}),
    });
    if (!game.board.equals(board)) throw new Wrong('setUp: another board');
    const { data } = plainOf(game.node);
    if (isNew) this.here = [...here, before.children.length];
    this.edit((root) => {
      const node = at(root, here);
      if (isNew) node.children.push({ data, children: [], parent: node });
      else node.data = data;
      if (before.children.length === 0 && isNew && here.every((i) => i === 0)) delete root.data.RE;
    });
  }

  check(): void {
    const { game, plain } = this;
    const [tree, expected] = [textOf(game.tree, this.kind.sorts), textOf(plain, this.kind.sorts)];
    if (tree !== expected) throw new Wrong(`tree: ${shown(tree)}, not ${shown(expected)}`);
    if (pathOf(game.node).join() !== this.here.join())
      throw new Wrong(`place: ${pathOf(game.node)}, not ${this.here}`);
    const { line } = game;
    if (line[game.node.depth] !== game.node) throw new Wrong('line: not through the place');
    line.forEach((node, i) => {
      if (i > 0 && !line[i - 1]?.children.includes(node)) throw new Wrong('line: not one of the tree');
    });
    if (line.at(-1)?.children.length !== 0) throw new Wrong('line: ends before its end');
  }

  /** The position at every node, against one that knows nothing of other places. */
  checkPositions(): void {
    const { game, kind } = this;
    const { node } = game;
    const text = kind.write(game);
    for (const each of game.tree.walk()) {
      game.goTo(each);
      const fresh = kind.read(text);
      fresh.goTo(at(fresh.tree, pathOf(each)));
      const [ours, theirs] = [kind.position(game), kind.position(fresh)];
      if (ours !== theirs) throw new Wrong(`position at ${pathOf(each)}: ${ours}, read anew ${theirs}`);
    }
    game.goTo(node);
  }

  finish(): void {
    const { game, kind } = this;
    game.goTo(game.tree); // at the end of a game of Lines of Action, its text has the result
    const text = kind.write(game);
    const again = kind.read(text);
    const [read, expected] = [textOf(again.tree, kind.sorts), textOf(this.plain, kind.sorts)];
    if (read !== expected) throw new Wrong(`text: ${shown(read)}, not ${shown(expected)}`);
    if (kind.write(again) !== text) throw new Wrong('text: another when written again');
    this.checkPositions();
    while (game.undoEdit()) this.undone++;
    if (textOf(game.tree, kind.sorts) !== textOf(this.trees[0]!, kind.sorts))
      throw new Wrong('undoEdit: all of them do not give the first tree');
    while (game.redoEdit()) this.undone--;
    if (textOf(game.tree, kind.sorts) !== textOf(this.trees.at(-1)!, kind.sorts))
      throw new Wrong('redoEdit: all of them do not give the last tree');
    this.checkPositions();
  }
}

/** The finding of a case. */
class Wrong extends Error {}

export const trees: Fuzzer = {
  name: 'trees',
  fixedCases: 15,
  share: 2,
  describe: (seed) => `edits of a record of ${KINDS[seed % KINDS.length]?.name}`,
  run(seed): Finding | null {
    const kind = KINDS[seed % KINDS.length]!;
    const one = new Case(kind, new Random(seed));
    const count = 5 + one.random.below(60);
    try {
      for (let i = 0; i < count; i++) {
        one.step();
        one.check();
      }
      one.finish();
      return null;
    } catch (error) {
      const { name, message, stack } = error as Error;
      const fault = error instanceof Wrong ? message : `threw ${name}: ${message}\n${stack?.slice(0, 800)}`;
      return {
        key: `${kind.name}: ${fault.split(':').slice(0, 2).join(':').replace(/\d+/g, '#').slice(0, 80)}`,
        details: `${kind.name}, after ${one.steps.slice(-30).join('; ')}: ${fault}`,
      };
    }
  },
};
