import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Once a run: a folder outside the repository, so that what lies in it finds no package but its own. */
export default function begin(): void {
  process.env.KAKOI_SCRATCH = mkdtempSync(join(tmpdir(), 'kakoi-tests-'));
}
