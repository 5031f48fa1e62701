import type { EngineCalls } from '#layout/calls';
import { INPUT_WORDS, OUTPUT_WORDS } from '#layout/core';
import { KO_RULES, MOST_SIDE, STATUSES } from '#layout/katago';
import { type EngineSource, type InitOptions, loadApart } from '../core/engine.js';
import { badOption, KakoiError, show, showThing } from '../core/errors.js';
import { originOf } from '../core/foreign.js';
import { PointSet, ROWS } from '../core/point-set.js';
import { colorNumber, pointNumber } from '../core/points.js';
import { ScalarMap } from '../core/scalar-map.js';
import type { Vertex } from '../core/types.js';
import { validateOptions } from '../core/validate.js';
import type { GoBoard } from '../go/board.js';
import type { GoGame } from '../go/game.js';
import { isBoard } from '../go/is-board.js';
import { POSITION } from '../go/position.js';
import type { GoRules } from '../go/rules.js';
import {
  type GoPositionOptions,
  type GoPositionQuestion,
  questionOfBoard,
  questionOfGame,
} from '../play/go.js';
import type { GoJudgement } from '../play/judge.js';
import { GAMES } from '../records/games.js';
import { type Moment, type Past, pastOf } from './situation.js';
import { unpacked } from './unpack.js';

/** The moves that a judgement has at most. */
const MOST_MOVES = 16;

/** The reasons why a file is refused, by what the engine says. */
const REASONS: Record<(typeof STATUSES)[number], string> = {
  fine: '',
  'no-network': 'it is no network of KataGo',
  'unknown-version': 'its version is none of 8 to 16',
  'unknown-part': 'it has parts that are not known, such as transformers or the ranks of players',
  'bad-shape': 'its layers do not fit together',
  'bad-number': 'it has numbers that are none, as text files have them',
  'too-large': 'it takes more memory than there is',
  'too-short': 'it ends early',
};

/** A network of KataGo's. Its memory ends with the object. */
export type GoNetwork = {
  /**
   * Judges a position of Go at a glance, as judge() of `kakoi/play` does by the package's own network; boards are at most 19 points
   * a side. What it says is what KataGo says of the position, counted by area, with the last moves of the game, and the same on
   * every machine.
   *
   * Throws 'bad-option', 'bad-size', 'bad-vertex' and 'off-board'.
   */
  judge(game: GoGame): GoJudgement;
  /** The same for a board, which has no last moves. */
  judge(board: GoBoard, options: GoPositionOptions): GoJudgement;
};

class LoadedNetwork implements GoNetwork {
  readonly #call: EngineCalls;
  readonly #memory: WebAssembly.Memory;

  constructor(call: EngineCalls, memory: WebAssembly.Memory) {
    this.#call = call;
    this.#memory = memory;
  }

  judge(of: GoGame | GoBoard, options?: Partial<GoPositionOptions>): GoJudgement {
    if (isBoard(of)) {
      const question = questionOfBoard(of, validateOptions(options, ['toPlay', 'komi', 'ko']));
      return this.#answer(question, { moves: [], moments: [] }, 'positional', false);
    }
    if (!GAMES.has(of) || !isBoard(of.board))
      throw badOption(`${showThing(of)} is not a GoGame or a GoBoard${originOf(of)}`);
    validateOptions(options, []);
    return this.#answer(questionOfGame(of), pastOf(of), of.rules.ko, of.isOver);
  }

  #answer(question: GoPositionQuestion, past: Past, ko: GoRules['ko'], isOver: boolean): GoJudgement {
    const { board, toPlay } = question;
    const { width, height } = board;
    if (width > MOST_SIDE || height > MOST_SIDE)
      throw new KakoiError(
        'bad-size',
        `boards are at most ${MOST_SIDE} points a side here, not ${width}×${height}`,
      );
    const { buffer } = this.#memory; // another one whenever the memory has grown
    const input = new Uint32Array(buffer, this.#call.inputAddress(), INPUT_WORDS);
    const points = width * height;
    const empty: Moment = {
      black: PointSet.empty(width, height),
      white: PointSet.empty(width, height),
      ko: null,
    };
    const [before = empty, beforeThat = empty] = past.moments;
    input.set(board[POSITION]);
    [question.forbidden, before.black, before.white, beforeThat.black, beforeThat.white].forEach((set, i) => {
      input.set(set[ROWS], (2 + i) * height);
    });
    const { moves } = past;
    const move = (i: number) => pointNumber(moves[i] ?? null);
    this.#call.katagoJudge(
      width,
      height,
      colorNumber(toPlay),
      pointNumber(question.ko),
      pointNumber(before.ko),
      pointNumber(beforeThat.ko),
      moves.length,
      move(0),
      move(1),
      move(2),
      move(3),
      move(4),
      KO_RULES.indexOf(ko === 'natural-situational' ? 'situational' : ko),
      question.suicide,
      question.komi,
    );
    const output = new Float32Array(buffer, this.#call.outputAddress(), OUTPUT_WORDS).slice(
      0,
      3 + 2 * points,
    );
    const [winRate = 0, lead = 0, pass = 0] = output;
    const sign = toPlay === 'black' ? 1 : -1;
    return {
      winRate,
      lead,
      owners: new ScalarMap(
        width,
        height,
        output.slice(3 + points).map((owner) => sign * owner),
      ),
      moves: isOver ? [] : likeliest(width, output.subarray(3, 3 + points), pass),
    };
  }
}

/** The moves with the largest shares. */
function likeliest(width: number, shares: Float32Array, pass: number): GoJudgement['moves'] {
  const all: { move: Vertex | null; share: number }[] = [{ move: null, share: pass }];
  shares.forEach((share, i) => {
    if (share > 0) all.push({ move: [i % width, Math.floor(i / width)], share });
  });
  return all.sort((a, b) => b.share - a.share).slice(0, MOST_MOVES);
}

/** Implements loadNetwork() for the entry that brings the engine. */
export async function networkOf(
  source: EngineSource,
  file: unknown,
  options?: InitOptions,
): Promise<GoNetwork> {
  const bytes = await unpacked(bytesOf(file));
  const { call, memory } = await loadApart(source, options);
  const address = bytes.length === 0 || bytes.length > MOST_BYTES ? 0 : call.katagoRoom(bytes.length);
  if (bytes.length > 0 && address === 0) throw refusal('too-large');
  if (address !== 0) new Uint8Array(memory.buffer, address, bytes.length).set(bytes);
  const status = STATUSES[call.katagoLoad(bytes.length)]!;
  if (status !== 'fine') throw refusal(status);
  return new LoadedNetwork(call, memory);
}

/** More than any engine has memory for. */
const MOST_BYTES = 2 ** 30;

function refusal(status: (typeof STATUSES)[number]): KakoiError {
  return badOption(`the network is refused: ${REASONS[status]}`);
}

function bytesOf(file: unknown): Uint8Array<ArrayBuffer> {
  try {
    if (Object.prototype.toString.call(file) === '[object ArrayBuffer]')
      return new Uint8Array(file as ArrayBuffer);
    if (!ArrayBuffer.isView(file)) throw file;
    const { buffer, byteOffset, byteLength } = file as ArrayBufferView<ArrayBuffer>;
    return new Uint8Array(buffer, byteOffset, byteLength);
  } catch {
    throw badOption(`a network must be the bytes of its file, not ${show(file)}`);
  }
}
