/** Constructors that begin with a record: how they get it past options that callers may give. */

/** What options of constructors stand for, not by a key of theirs, which a proxy would claim to have. */
const SOURCES = new WeakMap<object, unknown>();

/** Options for a constructor that is to begin with this. */
export function withSource(source: object): object {
  const options = {};
  SOURCES.set(options, source);
  return options;
}

/** What withSource() made these options of; undefined for any others. */
export function sourceIn<Source>(options: unknown): Source | undefined {
  return SOURCES.get(options as object) as Source | undefined;
}
