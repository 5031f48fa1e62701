/**
 * Lets constructors begin with a record: passes it through the same parameter as the options that callers may give.
 */

/**
 * The source behind each options object. A map, not a property of the objects, because a proxy would claim to
 * have any property.
 */
const SOURCES = new WeakMap<object, unknown>();

/** An options object that stands for the source. */
export function withSource(source: object): object {
  const options = {};
  SOURCES.set(options, source);
  return options;
}

/**
 * Takes the source that withSource() put behind these options; undefined for any others. It is forgotten then: the short
 * collections of V8 keep alive whatever such a map leads to, so that every record would live for seconds.
 */
export function sourceIn<Source>(options: unknown): Source | undefined {
  const source = SOURCES.get(options as object) as Source | undefined;
  if (source !== undefined) SOURCES.delete(options as object);
  return source;
}
