// goban without a browser: while it loads, a stand-in that accepts everything replaces the objects of a page, none of which
// its engine uses later on.

const anything = new Proxy(class {}, {
  get: (_, key) =>
    key === Symbol.toPrimitive ? () => '' : key === 'prototype' ? Object.prototype : anything,
  set: () => true,
  apply: () => anything,
  construct: () => anything,
});

const PAGE = ['self', 'window', 'document', 'localStorage', 'HTMLElement', 'CSSStyleSheet', 'Image'].filter(
  (name) => !(name in globalThis),
);
for (const name of PAGE) globalThis[name] = anything;

module.exports = require('goban');

for (const name of PAGE) delete globalThis[name];
