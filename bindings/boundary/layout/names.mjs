// One name in the manner of each language: 'no-post', 'noPost' and 'NO_POST' are the same to all of these.

const parts = (name) =>
  (name === name.toUpperCase() ? name : name.replace(/(?<=[a-z])[A-Z]/g, '_$&')).toLowerCase().split(/[-_]/);

export const pascal = (...names) =>
  names
    .flatMap(parts)
    .map((part) => part[0].toUpperCase() + part.slice(1))
    .join('');
export const camel = (...names) => pascal(...names).replace(/^./, (first) => first.toLowerCase());
export const snake = (...names) => names.flatMap(parts).join('_');
export const upper = (...names) => snake(...names).toUpperCase();

/** The prefix of a game's names in C++, where all share a namespace. */
export const prefix = ({ game }) => (game === 'core' ? '' : pascal(game));
