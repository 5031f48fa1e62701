/** The mode Review, whose part of the page is loaded when it is first opened. */

import { later } from '../later.js';
import type { Modes } from '../modes.js';
import { pagePart } from '../part.js';
import type { PageState } from '../state.js';

/** The part of a game's page. */
interface Part {
  addReview(page: PageState, modes: Modes): Promise<() => void>;
}

export function setUpReviewMode(page: PageState, modes: Modes): void {
  const review = later(async () => (await pagePart<Part>('review')).addReview(page, modes));
  modes.watch('review', async (on) => {
    if (on) (await review())();
  });
  page.nextMistake = () => modes.open('review');
}
