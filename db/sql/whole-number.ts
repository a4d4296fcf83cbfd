/**
 * Parses a 64-bit integer from Postgres, such as a sum of cents or a count. Numbers are exact up to 2^53, or 90
 * trillion dollars in cents; throws a RangeError beyond that.
 */
export function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not an exact whole number: ${text}`);
  return value;
}

/** Makes the driver return Postgres's `bigint` as a number instead of text. */
export const bigintAsNumber = { to: 20, from: [20], serialize: String, parse: wholeNumber };
