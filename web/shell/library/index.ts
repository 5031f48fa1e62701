/** The games kept in the browser, as the page loads them once the first board is there. */

export { GamesOpened } from '../games-opened.js';
export { askAgain, showOpened } from '../opened.js';
export { KeptGames } from './kept-games.js';
