/**
 * What Node's console shows as its drawing. One class for all of them: bundlers keep a class with a method
 * under a registered symbol even where it is unused.
 */
export abstract class Printed {
  /** What it is, and its diagram. */
  abstract toString(): string;

  /** @internal */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.toString();
  }
}
