/** What `JSON.stringify` takes; the sandbox answers and stores nothing else. */
export type Json = object | string | number | boolean | null;

/** The id behind a field that may hold an id or the expanded object. */
export function idOf(value: string | { id: string } | null | undefined): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === "string" ? value : value.id;
}
