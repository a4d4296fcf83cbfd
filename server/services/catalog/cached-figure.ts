import type { CatalogDeps } from "./today.ts";

/** How old a cached figure may get. */
const MAX_AGE_MS = 10_000;

/** Figures cached for one database; the oldest goes when a new one has no room. */
const MAX_KEPT = 200;

type Kept = { at: number; value: Promise<unknown> };

const keptByDatabase = new WeakMap<object, Map<string, Kept>>();

/**
 * Counts over the whole catalog: read once, cached for ten seconds or until the catalog changes, and shared
 * by everyone who asks while it runs. A failed read is not cached.
 */
export function cachedFigure<T>(
  { db, clock }: CatalogDeps,
  name: string,
  read: () => Promise<T>,
): Promise<T> {
  const figures = keptByDatabase.get(db) ?? new Map<string, Kept>();
  keptByDatabase.set(db, figures);
  const now = clock.now().getTime();
  const known = figures.get(name);
  if (known && now - known.at < MAX_AGE_MS) return known.value as Promise<T>;
  const value = read();
  figures.delete(name);
  figures.set(name, { at: now, value });
  makeRoom(figures);
  value.catch(() => figures.delete(name));
  return value;
}

/** The catalog has changed: nothing that was counted before is told from now on. */
export function forgetFigures(db: object): void {
  keptByDatabase.delete(db);
}

function makeRoom(figures: Map<string, Kept>): void {
  const [oldest] = figures.keys();
  if (figures.size > MAX_KEPT && oldest !== undefined) figures.delete(oldest);
}
