/** What `JSON.stringify` accepts; the sandbox returns and stores nothing else. */
export type Json = object | string | number | boolean | null;

/** The id in a field that holds either an id or the expanded object. */
export function idOf(value: string | { id: string } | null | undefined): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === "string" ? value : value.id;
}
