/** Types of the part of cli-progress that is used. */
declare module 'cli-progress' {
  export class SingleBar {
    constructor(options: Readonly<Record<string, unknown>>);
    start(total: number, value: number): void;
    increment(): void;
    stop(): void;
  }
}
