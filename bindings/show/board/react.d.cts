/**
 * `<kakoi-board>`, `<kakoi-game>` and `<kakoi-problem>` in JSX, for React 19: their properties, their events and their `ref`.
 *
 * ```tsx
 * import type {} from 'kakoi/react';
 *
 * <kakoi-game src="game.sgf" layers="passAlive" ongamemove={({ detail }) => tell(detail.node)} />
 * ```
 */

import type { ClassAttributes, HTMLAttributes } from 'react';
import type { BoardConfig, BoardEventDetail, KakoiBoardElement } from './board.cjs';
import type { GameEventDetail, KakoiGameElement } from './game.cjs';
import type { KakoiProblemElement, ProblemEventDetail } from './problem.cjs';

/** The attributes that elements with a record hand on to their board. */
interface OfBoard {
  section?: string;
  material?: 'wood' | 'plain';
  coordinates?: 'off';
  label?: string;
}

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
      'kakoi-game': Partial<
        Pick<KakoiGameElement, 'sgf' | 'src' | 'score' | 'editable' | 'theme' | 'translation'>
      > & {
        game?: KakoiGameElement['game'] | number;
        layers?: KakoiGameElement['layers'] | string;
        move?: number | `${number}` | 'end';
        controls?: string;
        lenient?: boolean;
      } & OfBoard &
        HTMLAttributes<KakoiGameElement> &
        ClassAttributes<KakoiGameElement> & {
          [Type in keyof GameEventDetail as `on${Type}`]?: (
            event: CustomEvent<GameEventDetail[Type]>,
          ) => void;
        };
      'kakoi-problem': Partial<
        Pick<KakoiProblemElement, 'sgf' | 'src' | 'game' | 'reader' | 'theme' | 'translation'>
      > & {
        solver?: 'off';
      } & OfBoard &
        HTMLAttributes<KakoiProblemElement> &
        ClassAttributes<KakoiProblemElement> & {
          [Type in keyof ProblemEventDetail as `on${Type}`]?: (
            event: CustomEvent<ProblemEventDetail[Type]>,
          ) => void;
        };
    }
  }
}
