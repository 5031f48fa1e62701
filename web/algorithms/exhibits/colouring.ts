/** The eight steps by which Senket's author first had a program find territory, beside the rule that he settled three days later. */

import { type PointSet, type SenketBoard, vertexName } from 'kakoi';
import type { Said, Shape } from 'kakoi/pictures';
import { exhibit, said } from '../exhibit.js';
import { senket } from '../grounds/senket.js';
import { colouring, cutLinks, linksOf, placesOf, strip, waves } from '../parts/colouring.js';
import { type Judged, judged } from '../parts/colouring-judged.js';
import { coloured } from '../parts/colouring-picture.js';

export default exhibit<'senket'>({
  kind: 'senket',
  start:
    '11: X 1-11 2-9 4-10 6-9 8-8 9-6 10-4 9-2 11-1; X 4-5 5-7 7-6 6-4 4-5; O 2-5 3-7 5-8 7-7 8-5 7-3 5-2 3-3 2-5; O 8-11 9-9 11-8; O 9-9 10-7; O 2-3 3-1',
  choices: {},
  listing: [
    'C = all coloured posts',
    'drop from C what only one other is joined to',
    'repeat 2 until C stays; the edge joins, too',
    'N = all intersections, each with 8 neighbours',
    'drop the neighbours that a fence cuts off',
    'split each post of C into sides by its fences',
    'colours run on; where two meet, all goes grey',
    'repeat 7 until nothing changes',
  ],
  told: {
    by: said('Geoff Canyon, “Scoring Senket is Hard”, 2009'),
    idea: said(
      'Whose ground is it? From every loop of fences its colour runs out, to both sides, from point to point and never across a fence. Ground that both colours reach turns grey: it is nobody’s.',
    ),
    written: said(
      'A ring that holds enemy territory is dead, but here it still colours the ground around it. So do chains that the rule decides one after the other. And ground without an empty intersection has nothing that could take a colour.',
    ),
    right: said(
      'The rule asks claim by claim, from the inside out. What is dead spoils nothing, whoever surrounds it owns it all, and areas need no intersections.',
    ),
    cost: said('A place changes twice at most: it takes a colour, and it turns grey.'),
  },
  trial: {
    words: said('Random boards of 7×7 and 9×9: how often do the colours and the rule differ?'),
    kinds: [
      said('with territory that lacks its colour'),
      said('with a colour on ground that is nobody’s'),
      said('with territory that has no empty point'),
    ],
    position: (random) => {
      const size = random() < 0.5 ? 7 : 9;
      return senket.random(size, size, random);
    },
    judge: (on) => {
      const { missed, extra, hidden } = judged(on, colouring(on));
      return !missed.isEmpty ? 0 : !extra.isEmpty ? 1 : hidden.length > 0 ? 2 : null;
    },
  },
  *steps({ on }) {
    const { C: loops, rounds } = strip(on);
    let C = on.posts('black').or(on.posts('white'));
    const none = C.minus(C);
    const sets = (Dropped: PointSet) => ({ C, Dropped });
    yield { line: 0, sets: {}, sentence: said('Which ground is Black’s, and which is White’s?') };
    yield { line: 1, sets: sets(none), sentence: said('At first every post counts: {n}.', { n: C.size }) };
    for (const dropped of rounds) {
      C = C.minus(dropped);
      const sentence = said('No part of a loop: {places}.', { places: namesOf(on, dropped) });
      yield { line: 2, sets: sets(dropped), sentence };
    }
    const kept = said('All others are joined to two posts, or to one and the edge: {n}.', { n: loops.size });
    yield { line: 3, sets: sets(none), sentence: kept };
    const cut = on.fences('black').concat(on.fences('white')).flatMap(cutLinks);
    const isCut = new Set(cut.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
    const N = linksOf(on);
    const ties: Shape = { kind: 'lines', segments: N, width: 0.025, paint: 'vicinity' };
    const left = { ...ties, segments: N.filter(([a, b]) => !isCut.has(`${a} ${b}`)) };
    const Cut: Shape[] = [{ kind: 'lines', segments: cut, width: 0.07, paint: 'bad' }];
    yield { line: 4, sets: { C, N: [ties] }, sentence: said('Neighbours are straight and diagonal.') };
    yield {
      line: 5,
      sets: { C, N: [left], Cut },
      sentence: said('Each fence separates three pairs of them.'),
    };
    const places = placesOf(on, loops);
    const Colours = () => coloured(places.all);
    const n = places.all.filter(({ isSide }) => isSide).length;
    const split = said('Sides of posts: {n}. From each its colour will run, on that side only.', { n });
    yield { line: 6, sets: { C, Colours: Colours() }, sentence: split };
    let wave = 0;
    for (const changed of waves(places)) {
      const grey = [...changed].filter(({ shade }) => shade === 'grey').length;
      const counts = { wave: ++wave, coloured: changed.size - grey, grey };
      const sentence = said('Wave {wave}. New in colour: {coloured}; new in grey: {grey}.', counts);
      yield { line: 7, sets: { C, Colours: Colours() }, sentence, counts };
    }
    const end = said('Nothing changes any more: what is black is Black’s, and what is white is White’s.');
    yield { line: 8, sets: { C, Colours: Colours() }, sentence: end };
    const rule = judged(on, (point) => places.at(point).shade);
    const Rule: Shape[] = rule.territories.map(({ polygon: rings }) => ({
      kind: 'border',
      rings,
      paint: 'focus',
    }));
    const points = rule.missed.or(rule.extra);
    Rule.push({ kind: 'frames', points, half: 0.22, width: 0.05, paint: 'focus' });
    yield { line: 8, sets: { C, Colours: Colours(), Rule }, sentence: verdict(rule) };
  },
});

function verdict({ missed, extra, hidden }: Judged): Said {
  const n = missed.size || extra.size;
  if (!missed.isEmpty)
    return said('Empty points that are territory by the rule but lack its colour: {n}.', { n });
  if (n > 0) return said('Empty points that have a colour but are nobody’s by the rule: {n}.', { n });
  if (hidden.length > 0) return said('The rule sees more: territory that has no empty point.');
  return said('The rule says the same of every empty point.');
}

function namesOf(on: SenketBoard, points: PointSet): string {
  const names = [...points].slice(0, 6).map((point) => vertexName(point, on));
  return points.size > 6 ? `${names.join(', ')} …` : names.join(', ');
}
