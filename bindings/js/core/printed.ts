/**
 * The base class of everything that Node's console shows as its drawing. One class for all, because bundlers
 * keep any class that has a method under a registered symbol, even when it is unused.
 */
export abstract class Printed {
  /** A line that describes the object, and its diagram. */
  abstract toString(): string;

  /** @internal */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.toString();
  }
}
