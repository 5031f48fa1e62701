// What every page of the documentation loads.

import { bringWithinReach } from './reach.mjs';
import { offerExamples } from './run.mjs';

bringWithinReach();
offerExamples();
