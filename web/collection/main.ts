/** The page of collections. */

import { init } from 'kakoi';
import { collectionEngine } from 'kakoi/collection';
import type { Look } from '../shell/kept-look.js';
import { openByButton, startPlainPage } from '../shell/plain-page.js';
import { CollectionApp } from './app.js';

let look: Look;
let app: CollectionApp | undefined;

export const started = startPlainPage({
  name: 'collection',
  useLook(chosen) {
    look = chosen;
    app?.useLook(look);
  },
  startEngine: () => init(collectionEngine),
  async show() {
    for (const button of ['open', 'empty']) openByButton(button);
    app = new CollectionApp(look);
  },
  goOn: async () => app?.begin(),
});
