/**
 * The analyses of Sabaki's packages @sabaki/deadstones, @sabaki/influence and @sabaki/boardmatcher, by kakoi: the same
 * names, arguments and shapes of results, so that a program changes its imports alone. It needs the init() of `kakoi` or `kakoi/go`.
 *
 * ```ts
 * import { init } from 'kakoi/go';
 * import { deadstones, influence } from 'kakoi/sabaki';
 * await init();
 * await deadstones.guess([[0, 1, -1, 0]], { finished: true });
 * influence.areaMap([[0, 1, 0, -1]]); // [[1, 1, 0, -1]]
 * ```
 *
 * @module sabaki
 */

export * as boardmatcher from './boardmatcher.js';
export * as deadstones from './deadstones.js';
export * as influence from './influence.js';
