/** Games that the opponents of `kakoi/play` played against each other, for readers who have none at hand. */

export { default as records } from './sample.sgf';
