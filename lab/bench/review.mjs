// Reviews games, and holds what it finds against the board, against the proofs, and against GNU Go.
//
//   npm --prefix lab run program -- bench/review.mjs [--gnugo] FILES...
//
// Every 'proved' fact is checked: its proofs by verifyProof(), what is seen on the board by a plain count. No two facts about
// a position may contradict each other, nor those about a move and the answer to it. With --gnugo, the captures that the facts say were missed are compared with attack
// and defend of GNU Go at level 10.

import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { GoGame, init, opponent, vertexName } from 'kakoi';
import { readingEngine, verifyProof } from 'kakoi/reading';
import { reviewGame } from 'kakoi/review';
import { startGnugo } from './gnugo.mjs';

const { values, positionals } = parseArgs({
  options: { gnugo: { type: 'boolean' } },
  allowPositionals: true,
});
await init(readingEngine);

const KILLING = ['kills', 'ladder-works', 'wins-race'];
const DYING = [...KILLING, 'misses-saving', 'misses-life', 'endangers', 'loses-race'];
const SAVING = ['saves', 'makes-alive', 'ladder-broken'];
const MISSED = ['misses-capture', 'lets-escape', 'misses-saving', 'endangers', 'loses-race'];
const total = {
  games: 0,
  moves: 0,
  seconds: 0,
  facts: 0,
  proved: 0,
  proofs: 0,
  false: 0,
  contradictions: 0,
  refuted: 0,
  moments: 0,
  provedMoments: 0,
  withProved: 0,
};
const against = { both: 0, oursAlone: 0, theirsAlone: 0 };
/** The stones that die by a fact: the mover's own, or the other side's. */
const deadBy = (game, { key, color, target, move }) =>
  target.and(game.boardAt(move).stones(KILLING.includes(key) ? opponent(color) : color));

for (const file of positionals) {
  const game = GoGame.fromSgf(await readFile(file), { lenient: true });
  const before = process.cpuUsage();
  const review = reviewGame(game);
  const { user, system } = process.cpuUsage(before);
  total.games++;
  total.moves += review.facts.length;
  total.seconds += (user + system) / 1e6;
  total.moments += review.moments.length;
  const proved = review.moments.filter(({ facts }) => facts[0].certainty === 'proved').length;
  total.provedMoments += proved;
  if (proved > 0) total.withProved++;
  review.facts.forEach((facts, i) => {
    checkFacts(game, facts);
    checkAnswer(facts, review.facts[i + 1] ?? []);
  });
  if (values.gnugo) await compare(game, review, file);
}
console.log(total);
if (values.gnugo)
  console.log(
    against,
    'precision',
    against.both / (against.both + against.oursAlone),
    'recall',
    against.both / (against.both + against.theirsAlone),
  );

function fault(fact, why) {
  total.false++;
  console.log('FALSE', fact.move, fact.key, [...fact.target][0], why);
}

function checkFacts(game, facts) {
  total.facts += facts.length;
  for (const fact of facts) {
    if (fact.certainty !== 'proved') continue;
    total.proved++;
    if (fact.proofs.length === 0) checkSeen(game, fact);
    for (const proof of fact.proofs) {
      total.proofs++;
      const check = verifyProof(game.boardAt(fact.from), proof);
      if (!check.valid) fault(fact, check.fault);
      if (!proof.target.isSubsetOf(fact.target)) fault(fact, 'about other stones');
    }
  }
  const dying = facts.filter(({ key }) => DYING.includes(key));
  for (const [i, a] of dying.entries())
    for (const b of dying.slice(i + 1)) {
      const [one, other] = [deadBy(game, a), deadBy(game, b)];
      const isOneSide = KILLING.includes(a.key) === KILLING.includes(b.key);
      if (isOneSide || !one.grow().intersects(other)) continue;
      total.contradictions++;
      console.log('CONTRADICTION', a.move, a.key, b.key);
    }
}

/** Whatever a move killed, the answer to it cannot save, and the other way round, but for one stone in a ko or a snapback. */
function checkAnswer(facts, answer) {
  const isRefuted = (fact, next, keys, others) =>
    keys.includes(fact.key) && others.includes(next.key) && fact.target.intersects(next.target);
  for (const fact of facts)
    for (const next of answer) {
      if (fact.color === next.color || (next.key === 'captures' && next.target.size === 1)) continue;
      const isSaved = isRefuted(fact, next, KILLING, [...SAVING, 'makes-ko', 'makes-seki']);
      if (!isSaved && !isRefuted(fact, next, SAVING, [...KILLING, 'captures'])) continue;
      total.refuted++;
      console.log('REFUTED', fact.move, fact.key, fact.certainty, next.key, next.certainty);
    }
}

/** A plain look at the board for facts without a proof. */
function checkSeen(game, fact) {
  const { key, move, color, at, target } = fact;
  const [old, now] = [game.boardAt(move - 1), game.boardAt(move)];
  const sign = color === 'black' ? 1 : -1;
  const each = (test) => [...target].every(test);
  const [stone] = target;
  const isTrue = {
    captures: () => each((p) => old.get(p) === -sign && now.get(p) === 0),
    'puts-in-atari': () => now.chainAt(stone).liberties.size === 1 && now.get(stone) === -sign,
    connects: () => now.chainAt(stone).stones.has(at) && target.isSubsetOf(now.chainAt(stone).stones),
    'fills-own-liberty': () => now.chainAt(at).liberties.size === fact.values.liberties,
    'fills-own-eye': () => target.border().isSubsetOf(old.stones(color)),
    'makes-eye': () =>
      each((p) => now.get(p) === 0) && target.border().isSubsetOf(now.stones(color).or(target)),
    'breaks-eye': () => each((p) => old.get(p) === 0),
    'inside-settled': () => ['black', 'white'].some((c) => old.passAlive()[c].territory.has(at)),
    saves: () => now.passAlive()[color].stones.has(stone),
    'makes-alive': () => now.passAlive()[color].stones.has(stone),
    endgame: () => false,
  }[key];
  if (isTrue === undefined || !isTrue()) fault(fact, 'not seen on the board');
}

/** Holds the missed captures against GNU Go's, at every move that both can judge. */
async function compare(game, review, file) {
  const { width, height } = game.board;
  if (width !== height || width > 19 || !game.boardAt(0).empties().isFull) return;
  const gnugo = startGnugo(10);
  await gnugo.ask(`boardsize ${width}`);
  await gnugo.ask('clear_board');
  const judge = async (board) => {
    const found = new Map();
    for (const { color, stones, liberties } of board.chains()) {
      if (liberties.size > 4) continue;
      const name = vertexName([...stones][0], height);
      const attack = Number((await gnugo.ask(`attack ${name}`))?.split(' ')[0] ?? 9);
      const defend = attack === 0 ? 1 : Number((await gnugo.ask(`defend ${name}`))?.split(' ')[0] ?? 9);
      found.set(name, { color, stones, attack, defend });
    }
    return found;
  };
  game.goTo(review.facts.length);
  let old = await judge(game.boardAt(0));
  const seen = new Set();
  for (const [index, { color, vertex }] of game.history.entries()) {
    const move = index + 1;
    await gnugo.ask(`play ${color} ${vertexName(vertex, height)}`);
    const board = game.boardAt(move);
    const now = await judge(board);
    const said = review.facts[move - 1].filter(({ key }) => MISSED.includes(key));
    for (const [name, was] of old) {
      const [stone] = was.stones;
      const chain = board.chainAt(stone);
      if (chain === null || board.get(stone) !== (was.color === 'black' ? 1 : -1)) continue;
      const is = now.get(vertexName([...chain.stones][0], height)) ?? { attack: 0, defend: 1 };
      if ([was.attack, was.defend, is.attack, is.defend].some((code) => code > 1)) continue; // a ko, or an error
      const isOwn = was.color === color;
      const theirs = isOwn ? was.defend === 1 && is.attack === 1 : was.attack === 1 && is.defend === 1;
      const ours = said.find(({ target }) => target.has(stone));
      if (ours === undefined && !theirs) continue;
      // The same chain may be left for a hundred moves: it counts once.
      const verdict = ours !== undefined && theirs ? 'both' : theirs ? 'theirsAlone' : 'oursAlone';
      const event = `${name} ${isOwn} ${verdict}`;
      if (seen.has(event)) continue;
      seen.add(event);
      against[verdict]++;
      if (verdict !== 'both')
        console.log(verdict, file, move, name, ours?.key ?? '', isOwn ? 'own' : 'other');
    }
    old = now;
  }
  gnugo.end();
}
