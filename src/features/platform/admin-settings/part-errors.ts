/** The errors of a setting by the place in it, `0.feeCents` or `morning`; the place of its own error is empty. */
export type PartErrors = Readonly<Record<string, string>>;

const isIn = (path: string, place: string) => path === place || path.startsWith(`${place}.`);

/** The errors of one setting out of those of all of them. */
export function partErrors(errors: Readonly<Record<string, string>>, key: string): PartErrors {
  const own = Object.entries(errors).filter(([path]) => isIn(path, key));
  return Object.fromEntries(own.map(([path, error]) => [path.slice(key.length + 1), error]));
}

/** The error of a place or of the first wrong part in it. */
export function errorAt(parts: PartErrors, place: string): string | undefined {
  return Object.entries(parts).find(([path]) => isIn(path, place))?.[1];
}
