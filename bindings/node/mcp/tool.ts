/** A description of values, as JSON Schema. */
export type Schema = Readonly<Record<string, unknown>>;

export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: { readonly type: 'object'; readonly properties: Readonly<Record<string, Schema>> };
}

/** The answer of a tool. */
export interface Called {
  readonly text: string;
  readonly fields: Record<string, unknown> | null;
  readonly isError: boolean;
}

/** A server, apart from the protocol. */
export interface Served<T extends Tool> {
  readonly version: string;
  readonly instructions: string;
  readonly tools: readonly T[];
  call(tool: T, given: Readonly<Record<string, unknown>>): Promise<Called>;
  /** Tells whoever runs the server of what came in and is no request. */
  say(text: string): void;
}
