import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { type Settings, settingsSchema } from "#shared/platform/settings/settings.ts";
import { settings } from "#db/schema/platform/system.ts";
import type { Db, Tx } from "#db/client.ts";

/** Read as text: the driver and the query builder would each parse it as JSON and turn a zip code into a number. */
const VALUE = sql<string>`${settings.value}::text`;

/** The current settings: saved values, and the specification's defaults for the rest. */
export async function getSettings({ db }: { db: Db | Tx }): Promise<Settings> {
  return settingsOf(await db.select({ key: settings.key, json: VALUE }).from(settings));
}

type Row = { key: string; json: string };

function settingsOf(rows: readonly Row[]): Settings {
  return settingsSchema.parse(
    Object.fromEntries(rows.map(({ key, json }) => [key, JSON.parse(json)])),
  );
}

/** Cached settings with their version. */
export type KeptSettings = { settings: Settings; version: string };

const keptByDatabase = new WeakMap<Db, Promise<KeptSettings>>();

/**
 * The cached settings, which may be out of date. Callers that act on them let the database compare the version
 * (`settings_version`) where it matters, and drop the cache if it differs.
 */
export function keptSettings({ db }: { db: Db }): Promise<KeptSettings> {
  const known = keptByDatabase.get(db);
  if (known) return known;
  const reading = readKept(db);
  keptByDatabase.set(db, reading);
  reading.catch(() => forgetSettings({ db }));
  return reading;
}

/** Drops the cached settings after a change; the next caller reads them again. */
export function forgetSettings({ db }: { db: Db }): void {
  keptByDatabase.delete(db);
}

async function readKept(db: Db): Promise<KeptSettings> {
  const rows = await db.select({ key: settings.key, json: VALUE }).from(settings);
  // Must match the database function's result for the same rows.
  const text = rows
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ key, json }) => `${key}:${json}`)
    .join("\n");
  return { settings: settingsOf(rows), version: createHash("md5").update(text).digest("hex") };
}
