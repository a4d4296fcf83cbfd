import type { CatalogDeps } from "./today.ts";

/** How old a cached figure may get, in milliseconds. */
const MAX_AGE_MS = 10_000;

/** Figures cached per database; beyond that, the oldest one is dropped. */
const MAX_KEPT = 200;

type Kept = { at: number; value: Promise<unknown> };

const keptByDatabase = new WeakMap<object, Map<string, Kept>>();

/**
 * Caches a figure computed over the whole catalog, for ten seconds or until the catalog changes.
 * Concurrent callers share one read. A failed read is not cached.
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
  dropOldest(figures);
  value.catch(() => figures.delete(name));
  return value;
}

/** Drops all cached figures of a database, after its catalog has changed. */
export function forgetFigures(db: object): void {
  keptByDatabase.delete(db);
}

function dropOldest(figures: Map<string, Kept>): void {
  const [oldest] = figures.keys();
  if (figures.size > MAX_KEPT && oldest !== undefined) figures.delete(oldest);
}
