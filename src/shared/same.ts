/**
 * Whether two values say the same: lists in the same order, objects with the same fields in any order. A field that is
 * undefined counts as absent.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other)) return false;
  if (one instanceof Date || other instanceof Date) return sameDate(one, other);
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [mine, theirs] = [fieldsOf(one), fieldsOf(other)];
  return (
    mine.size === theirs.size && [...mine].every(([key, part]) => isSame(part, theirs.get(key)))
  );
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const fieldsOf = (value: object) =>
  new Map(Object.entries(value).filter(([, part]) => part !== undefined));

const sameDate = (one: object, other: object) =>
  one instanceof Date && other instanceof Date && one.getTime() === other.getTime();
