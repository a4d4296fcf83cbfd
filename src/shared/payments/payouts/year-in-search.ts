/** The calendar year of an address, where it names one. Without zod: routes come with the first script of every page. */
export function yearInSearch({ year }: Record<string, unknown>): { year?: number } {
  const asked = Number(year);
  return Number.isInteger(asked) && asked >= 2000 && asked <= 2100 ? { year: asked } : {};
}
