import { rmSync } from 'node:fs';

export default function end(): void {
  rmSync(process.env.KAKOI_SCRATCH!, { recursive: true });
}
