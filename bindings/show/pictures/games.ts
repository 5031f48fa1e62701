/** The names, options and types of overlays by game. */

import type { GoOverlay, GoOverlayName, GoOverlayOptions } from './go/options.js';
import type { LoaOverlay, LoaOverlayName, LoaOverlayOptions } from './loa/options.js';
import type { SenketOverlay, SenketOverlayName, SenketOverlayOptions } from './senket/claims.js';

/** The games by the names of their entries. */
type Game = 'go' | 'loa' | 'senket';

/** One analysis of a game's positions: an overlay of `goOverlays`, `loaOverlays` or `senketOverlays`, or one of your own. */
export type Overlay<G extends Game> = { go: GoOverlay; loa: LoaOverlay; senket: SenketOverlay }[G];

/** The name of an overlay of the game, as in `goOverlays`. */
export type OverlayName<G extends Game> = {
  go: GoOverlayName;
  loa: LoaOverlayName;
  senket: SenketOverlayName;
}[G];

/** Options of the overlays of the game; each takes what it needs. */
export type OverlayOptions<G extends Game> = {
  go: GoOverlayOptions;
  loa: LoaOverlayOptions;
  senket: SenketOverlayOptions;
}[G];
