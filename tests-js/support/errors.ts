import { KakoiError } from 'kakoi';

/** The KakoiError that the action throws, as 'code: message'; anything else fails the test. */
export function errorOf(action: () => unknown): string {
  const error = kakoiErrorOf(action);
  return `${error.code}: ${error.message}`;
}

/** The KakoiError that the action throws. */
export function kakoiErrorOf(action: () => unknown): KakoiError {
  let result: unknown;
  try {
    result = action();
  } catch (error) {
    if (error instanceof KakoiError) return error;
    throw error;
  }
  throw new Error(`nothing was thrown; the result is ${String(result)}`);
}
