/**
 * Types of the modules that the build puts into the pool: the host for browsers or for Node, the pool library
 * and the script of the workers.
 */

declare module '#worker-host' {
  import type Pool from 'workerpool/src/Pool.js';

  export interface Host {
    /** The number of workers that can compute at the same time here. */
    cores(): number;
    /**
     * Makes a pool that starts its workers when there is work for them. `script` replaces the script inside
     * the package.
     */
    open(workers: number, script?: string): Promise<{ pool: Pool; close(): void }>;
    /** Keeps the program running until the work is done; idle workers do not. */
    during<T>(work: Promise<T>): Promise<T>;
  }

  export const host: Host;
}

declare module '#worker-script' {
  /** The bundle of bindings/js/worker/script.ts. */
  const source: string;
  export default source;
}

declare module '#workerpool' {
  import type Pool from 'workerpool/src/Pool.js';

  /**
   * Returns the library's class. A function, because the library inspects its surroundings when it is first
   * evaluated, which must not happen on import.
   */
  export function poolClass(): typeof Pool;
}
