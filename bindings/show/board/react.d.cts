/**
 * `<kakoi-board>` and `<kakoi-problem>` in JSX, for React 19: their properties, their events and their `ref`.
 *
 * ```tsx
 * import type {} from 'kakoi/react';
 *
 * <kakoi-board position={game.board} onboardpress={({ detail }) => play(detail.point)} />
 * ```
 */

import type { ClassAttributes, HTMLAttributes } from 'react';
import type { BoardConfig, BoardEventDetail, KakoiBoardElement } from './board.cjs';
import type { KakoiProblemElement, ProblemEventDetail } from './problem.cjs';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'kakoi-board': Partial<BoardConfig> &
        HTMLAttributes<KakoiBoardElement> &
        ClassAttributes<KakoiBoardElement> & {
          [Type in keyof BoardEventDetail as `on${Type}`]?: (
            event: CustomEvent<BoardEventDetail[Type]>,
          ) => void;
        };
      'kakoi-problem': Partial<
        Pick<KakoiProblemElement, 'sgf' | 'src' | 'game' | 'reader' | 'theme' | 'translation'>
      > & {
        solver?: 'off';
        section?: string;
        material?: 'wood' | 'plain';
        coordinates?: 'off';
        label?: string;
      } & HTMLAttributes<KakoiProblemElement> &
        ClassAttributes<KakoiProblemElement> & {
          [Type in keyof ProblemEventDetail as `on${Type}`]?: (
            event: CustomEvent<ProblemEventDetail[Type]>,
          ) => void;
        };
    }
  }
}
