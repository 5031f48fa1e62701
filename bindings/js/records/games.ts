/** Every game that was made: what only inherits from one is not a game. */
export const GAMES = /* @__PURE__ */ new WeakSet<object>();
