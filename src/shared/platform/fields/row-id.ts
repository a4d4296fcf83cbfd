/** Parses a row's id from a URL; null if no row can have it. */
export function rowIdIn(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
