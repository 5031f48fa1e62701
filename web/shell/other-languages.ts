/** Puts the page into other languages than English, whose readers alone load this. */

import { adoptStyle } from './adopt-style.js';
import style from './style/languages.css';

export { translate } from './translate.js';

adoptStyle(style);
