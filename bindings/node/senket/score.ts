/** `kakoi score` for Senket: the side that leads, and the claims. */

import { Option } from 'commander';
import { COLORS } from '#layout/core';
import type { SenketMode } from '../../js/index.js';
import type { Answer, Skill } from '../game.js';
import { bothSides, counted } from '../text.js';
import type { SenketSubject } from './read.js';

interface ScoreOptions {
  readonly mode?: SenketMode;
}

export const score: Skill<SenketSubject> = {
  fields: 'margin, mode, claims, and black, white {total, sets}; points as [x, y] from the top left.',
  examples: ['kakoi score game.senket --mode posts'],
  options: [new Option('--mode <kind>', 'how Senket counts').choices(['area', 'posts']).default('area')],
  answer: answerScore,
};

function answerScore(
  { play: { board, moveNumber } }: SenketSubject,
  { mode = 'area' }: ScoreOptions,
): Answer {
  const { claims, black, white } = board.score({ mode });
  const sides = { black, white };
  const leader =
    black.total === white.total ? 'Draw' : black.total > white.total ? 'Black leads' : 'White leads';
  return {
    fields: () => ({
      game: 'senket',
      move: moveNumber,
      size: board.size,
      mode,
      margin: black.total - white.total,
      ...sides,
      claims: claims.map((claim) => ({
        ...claim,
        prisoners: [...claim.prisoners],
        openPoints: [...claim.openPoints],
      })),
    }),
    brief: () => `${leader}: ${bothSides((color) => sides[color].total)}`,
    text: () => {
      const lines = COLORS.flatMap((color) =>
        sides[color].sets.map(({ area, prisoners, openPoints, score: worth }, i) => {
          const held = mode === 'area' ? `area ${area}` : counted(openPoints, 'open point');
          const number = `${color} set ${i + 1}`;
          return `  ${number}: ${held}, ${counted(prisoners, 'prisoner')}, score ${worth}`;
        }),
      );
      const invalid = claims.filter(({ state }) => state === 'invalid').length;
      return `${[
        `${leader}: ${bothSides((color) => sides[color].total)}`,
        ...lines,
        ...(invalid > 0 ? [`  ${counted(invalid, 'claim')} without a valid territory`] : []),
      ].join('\n')}\n`;
    },
  };
}
