import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a folder once a run, outside the repository, so that files in it find no package but their own. */
export default function begin(): void {
  process.env.KAKOI_SCRATCH = mkdtempSync(join(tmpdir(), 'kakoi-tests-'));
}
