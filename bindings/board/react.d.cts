/**
 * `<kakoi-board>` in JSX, for React 19: its properties, its events and its `ref`.
 *
 * ```tsx
 * import type {} from 'kakoi/react';
 *
 * <kakoi-board position={game.board} onboardpress={({ detail }) => play(detail.point)} />
 * ```
 */

import type { ClassAttributes, HTMLAttributes } from 'react';
import type { BoardConfig, BoardEventDetail, KakoiBoardElement } from './board.cjs';

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
    }
  }
}
