/**
 * The calendar year in the search parameters, if any. Does not use zod, because routes are part of every page's
 * initial script.
 */
export function yearInSearch({ year }: Record<string, unknown>): { year?: number } {
  const asked = Number(year);
  return Number.isInteger(asked) && asked >= 2000 && asked <= 2100 ? { year: asked } : {};
}
