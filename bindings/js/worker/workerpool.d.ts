/**
 * Types of the parts of workerpool that are used. Its entry is avoided, because it includes a ready-made
 * worker and inspects its surroundings on import.
 */

declare module 'workerpool/src/Pool.js' {
  /** The library's own promises, which can be cancelled. */
  export interface Job<T> {
    then(resolve: (value: T) => void, reject: (error: unknown) => void): unknown;
    /** Removes a waiting task from the queue; ends the worker of a running one unless it answers in time. */
    cancel(): unknown;
  }

  export interface PoolOptions {
    maxWorkers: number;
    workerType: 'web' | 'thread';
    /** The milliseconds that a worker gets to answer or to end by itself. */
    workerTerminateTimeout: number;
    /** The queue of waiting calls, which decides their order. */
    queueStrategy: {
      push(task: { readonly options?: CallOptions | null }): void;
      pop(): unknown;
      size(): number;
      contains(task: unknown): boolean;
      clear(): void;
    };
    workerThreadOpts?: { eval: boolean; execArgv: string[] };
  }

  export interface CallOptions {
    /** Not the library's option; read by the queue. */
    readonly isLong: boolean;
    /** Called with what the method emits. */
    readonly on?: (payload: unknown) => void;
  }

  export default class Pool {
    /** `script` is an address, or the script itself for a thread with `eval`. */
    constructor(script: string, options: PoolOptions);
    exec(method: string, params: readonly unknown[], options: CallOptions): Job<unknown>;
    /** With `force`, running tasks are not waited for. */
    terminate(force: boolean): Job<unknown>;
  }
}

declare module 'workerpool/src/worker.js' {
  export interface Method {
    (...params: never[]): Promise<unknown>;
    /** Added by add(). */
    worker?: { addAbortListener(listener: () => Promise<void>): void };
  }

  export function add(methods: Record<string, Method>): void;
  /** Sends to the caller of the method that runs. */
  export function emit(payload: unknown): void;
}
