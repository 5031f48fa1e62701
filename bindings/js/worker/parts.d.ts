/** What the build puts into the pool: the side of browsers or of Node, the pool library and the script of the workers. */

declare module '#worker-host' {
  import type Pool from 'workerpool/src/Pool.js';

  export interface Host {
    /** How many workers can compute at a time here. */
    cores(): number;
    /** A pool that starts its workers when there is work for them. `script` replaces the script inside the package. */
    open(workers: number, script?: string): Promise<{ pool: Pool; close(): void }>;
    /** Keeps the program running until the work is done: workers that wait for work do not. */
    during<T>(work: Promise<T>): Promise<T>;
  }

  export const host: Host;
}

declare module '#worker-script' {
  /** bindings/js/worker/script.ts, bundled. */
  const source: string;
  export default source;
}

declare module '#workerpool' {
  import type Pool from 'workerpool/src/Pool.js';

  /**
   * The library's class. It inspects its surroundings when first evaluated, so that must not happen on
   * import.
   */
  export function poolClass(): typeof Pool;
}
