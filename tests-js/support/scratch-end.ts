import { rmSync } from 'node:fs';

export default function end(): void {
  rmSync(process.env.KAKOI_SCRATCH as string, { recursive: true });
}
