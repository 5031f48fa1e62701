import { validateBoolean, validateOptions } from '../core/validate.js';
import type { RecordPlace } from './game-record.js';
import type { NodeData, RecordNode } from './node.js';
import { RecordGame } from './record-game.js';
import type { SgfRecord } from './sgf-record.js';
import type { SgfNote, SgfTree } from './tree.js';
import { stringifySgf } from './write.js';

/** The base class of games whose records are SGF. */
export abstract class SgfGame<Place extends RecordPlace> extends RecordGame<Place> {
  readonly #record: SgfRecord<Place>;

  /** @internal */
  protected constructor(record: SgfRecord<Place>) {
    super(record);
    this.#record = record;
  }

  /** The roots of all games of the file that the record came from, including this one. */
  get games(): readonly RecordNode[] {
    return this.#record.source.games.slice();
  }

  /** The repairs made in reading the record, at most a hundred. */
  get notes(): readonly SgfNote[] {
    return this.#record.notes;
  }

  /**
   * The record as SGF (FF[4], UTF-8): every node, property and value of all games of its file, as they were
   * read or made, with the result of an end made here. CA becomes UTF-8 where the text needs it. With
   * `variations: false`, only the line that the game is on, up to its place.
   */
  toSgf(options?: { variations?: boolean }): string {
    const { variations = true } = validateOptions(options, ['variations']);
    const { games, index } = this.#record.source;
    const root = this.#written();
    const trees = validateBoolean(variations, 'variations')
      ? games.map((game, i) => (i === index ? root : game))
      : [this.#lineOnly(root.data)];
    const text = stringifySgf(trees);
    return /[^\0-\x7f]/.test(text) ? stringifySgf(trees.map(utf8)) : text;
  }

  /** The root as toSgf() writes it, with the rules of the game, and the result by them or of an end made here. */
  #written(): SgfTree {
    const { root, node, endingText, kind } = this.#record;
    const { data, children } = root;
    const rules = kind.rulesToWrite?.();
    const isOwn = data.RE === undefined && data.AP?.[0]?.startsWith('kakoi');
    const settled = isOwn && node === root.mainLine().at(-1) && kind.result?.();
    const result = settled || endingText;
    return { data: { ...data, ...(rules && { RU: [rules] }), ...(result && { RE: [result] }) }, children };
  }

  #lineOnly(rootData: NodeData): SgfTree {
    const { RE, ...rest } = rootData;
    const { node: here, line, lineEnd } = this.#record;
    const data = here === lineEnd || RE === undefined ? rootData : rest;
    const nodes = line.slice(1, here.depth + 1);
    const children = nodes.reduceRight<SgfTree[]>(
      (after, node) => [{ data: node.data, children: after }],
      [],
    );
    return { data, children };
  }
}

function utf8({ data, children }: SgfTree): SgfTree {
  return { data: { ...data, CA: ['UTF-8'] }, children };
}
