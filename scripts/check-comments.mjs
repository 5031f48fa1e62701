// Refuses comments that begin with What, Of, Where, Who, How, That or Whether: they leave the reader to find the
// subject. Only the first word of a comment counts, so that sentences may wrap before any word.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const SOURCES =
  /\.(?:c?m?[jt]s|tsx|cpp|h|css|html|sh|py|ya?ml|cmake)$|(?:^|\/)(?:CMakeLists\.txt|\.ci\/run)$/;
const NO_SUBJECT = /(?:^|\s)(?:\/\/\/?|\/\*\*?|#|<!--)\s+(?:What|Of|Where|Who|How|That|Whether)\b/;
const NO_SUBJECT_BELOW = /^\*?\s*(?:What|Of|Where|Who|How|That|Whether)\b/; // below a line that only opens a comment
const LINE_COMMENT = /^(?:\/\/|#)/;

/** The numbers of the lines on which a comment begins without its subject. */
function linesAtFault(text) {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.flatMap((line, index) => {
    const above = lines[index - 1] ?? '';
    const goesOn = LINE_COMMENT.test(line) && LINE_COMMENT.test(above);
    const isAtFault = /^\/\*\*?$/.test(above)
      ? NO_SUBJECT_BELOW.test(line)
      : !goesOn && NO_SUBJECT.test(line);
    return isAtFault ? [index + 1] : [];
  });
}

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => SOURCES.test(file));
let faults = 0;
for (const file of files) {
  for (const line of linesAtFault(readFileSync(resolve(root, file), 'utf8'))) {
    console.error(`${file}:${line}: the comment does not name its subject`);
    faults++;
  }
}
console.log(`comments of ${files.length} files, ${faults} at fault`);
process.exitCode = faults === 0 && files.length > 0 ? 0 : 1;
