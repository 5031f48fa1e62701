// The script of every page of the documentation.

import 'kakoi/game';
import { bringWithinReach } from './reach.mjs';
import { offerExamples } from './run.mjs';

bringWithinReach();
offerExamples();
