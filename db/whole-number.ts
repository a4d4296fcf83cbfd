/**
 * Reads a 64-bit integer of Postgres, such as a sum of cents or a count. A number holds every whole
 * number up to 2^53 exactly: 90 trillion dollars in cents. Throws a RangeError beyond that.
 */
export function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not an exact whole number: ${text}`);
  return value;
}

/** `bigint` of Postgres for the driver: it comes as a number instead of text. */
export const bigintAsNumber = { to: 20, from: [20], serialize: String, parse: wholeNumber };
