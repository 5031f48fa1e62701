import { KakoiError } from '../core/errors.js';
import { numbersOf, readGameJson } from './game-json.js';
import { type GameKind, GameRecord, type PlaceJson, type RecordPlace } from './game-record.js';
import type { RecordNode } from './node.js';
import { placesOf, type Spot } from './parse.js';
import { badSgf, mendable } from './places.js';
import { MOST_NOTES, readSource, type SgfKind, type SgfSource } from './sgf-source.js';
import type { SgfNote } from './tree.js';
import { stringifySgf } from './write.js';

/** A game as JSON: its record, and the place in it. Made by toJSON(), for fromJSON(). */
export type SgfGameJson<Name extends string, Rules> = PlaceJson & {
  readonly game: Name;
  /** The whole record, with all games of its file. */
  readonly sgf: string;
  /** The index of this game among the games of `sgf`. */
  readonly index: number;
  readonly rules: Rules;
  /** There when the record was read leniently and may hold faults. */
  readonly lenient?: true;
};

/** A kind of game whose records are SGF. */
export interface SgfGameKind<Place extends RecordPlace> extends GameKind<Place> {
  /** The text of the rules where the record names others; null when it does not. */
  rulesToWrite?(): string | null;
}

/** The record of a game that is kept as SGF: with the games of its file, and faults of the text. */
export class SgfRecord<Place extends RecordPlace> extends GameRecord<Place> {
  declare kind: SgfGameKind<Place>;
  readonly source: SgfSource;
  /** The faults that lenient reading has mended, each once; those of an edited record have no place, and the number −1. */
  readonly #faults = new Map<string, Spot & { readonly message: string }>();
  /** The numbers of the nodes in the text, once there is a fault. */
  #numbers: Map<RecordNode, number> | undefined;

  constructor(source: SgfSource) {
    super(source.games[source.index]!, source.isRecord);
    this.source = source;
  }

  /** Reports a fault in the property that header() returns. */
  complainOfHeader(name: string, message: () => string): void {
    const node = this.root.mainLine().find(({ data }) => data[name] !== undefined);
    this.complain(node!, name, 0, message);
  }

  /**
   * Reports a fault of the record: throws 'bad-sgf', or in lenient reading adds a note. `value` is the index
   * of the faulty value.
   */
  complain(node: RecordNode, name: string, value: number, message: () => string): void {
    const { text, index, lenient, notes } = this.source;
    if (lenient && notes.length + this.#faults.size >= MOST_NOTES) return;
    const isRead = text !== null && this.done.length === 0 && this.undone.length === 0;
    if (lenient) {
      if (isRead) this.#numbers ??= new Map([...this.root.walk()].map((each, number) => [each, number]));
      const fault = { node: isRead ? this.#numbers!.get(node)! : -1, name, value, message: message() };
      this.#faults.set(isRead ? JSON.stringify(fault) : fault.message, fault);
      return;
    }
    if (!isRead)
      throw new KakoiError('bad-sgf', `after move ${node.parent?.moveNumber ?? 0}: ${mendable(message())}`);
    const [number] = numbersOf(this.root, [node]) as [number];
    throw badSgf(placesOf(text, index, [{ node: number, name, value }])[0]!, mendable(message()));
  }

  /** The repairs made so far. The places of those that complain() tells of are found together, by one pass through the text. */
  get notes(): readonly SgfNote[] {
    const { text, index, notes } = this.source;
    const faults = [...this.#faults.values()];
    const places = faults.some(({ node }) => node >= 0) ? placesOf(text!, index, faults, true) : [];
    const mended = faults.map(({ node, message }, i) => ({
      ...(node < 0 ? { line: 0, column: 0 } : places[i]!),
      message,
    }));
    return [...notes, ...mended];
  }

  /** The fields that fromJSON() restores. */
  get json(): Omit<SgfGameJson<string, unknown>, 'game' | 'rules'> {
    const { games, index, lenient } = this.source;
    return { sgf: stringifySgf(games), index, ...(lenient && { lenient }), ...this.placeJson };
  }
}

/** The source of a game that toJSON() wrote, and the object's fields. */
export function sourceOfJson(
  json: unknown,
  name: string,
  kind: SgfKind,
): [SgfSource, SgfGameJson<string, unknown>] {
  const fields = readGameJson(json, name, 'sgf') as unknown as SgfGameJson<string, unknown>;
  const { sgf, index, lenient } = fields;
  return [{ ...readSource(sgf, { game: index, lenient: lenient ?? false }, kind), text: null }, fields];
}
