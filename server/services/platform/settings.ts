import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { type Settings, settingsSchema } from "#shared/platform/settings/settings.ts";
import { settings } from "#db/schema/platform/system.ts";
import type { Db, Tx } from "#db/client.ts";

/** As text: the driver and the query builder would each read it as JSON, and make a number of a zip code. */
const VALUE = sql<string>`${settings.value}::text`;

/** The settings in force: what was set, and the specification's values for the rest. */
export async function getSettings({ db }: { db: Db | Tx }): Promise<Settings> {
  return settingsOf(await db.select({ key: settings.key, json: VALUE }).from(settings));
}

type Row = { key: string; json: string };

function settingsOf(rows: readonly Row[]): Settings {
  return settingsSchema.parse(
    Object.fromEntries(rows.map(({ key, json }) => [key, JSON.parse(json)])),
  );
}

/** Settings in memory, and which they are. */
export type KeptSettings = { settings: Settings; version: string };

const keptByDatabase = new WeakMap<Db, Promise<KeptSettings>>();

/**
 * The settings from memory. They may be out of date: who acts on them has the database compare their version
 * (`settings_version`) where it matters, and forgets them when it is another one.
 */
export function keptSettings({ db }: { db: Db }): Promise<KeptSettings> {
  const known = keptByDatabase.get(db);
  if (known) return known;
  const reading = readKept(db);
  keptByDatabase.set(db, reading);
  reading.catch(() => forgetSettings({ db }));
  return reading;
}

/** The settings have changed: the next who asks reads them. */
export function forgetSettings({ db }: { db: Db }): void {
  keptByDatabase.delete(db);
}

async function readKept(db: Db): Promise<KeptSettings> {
  const rows = await db.select({ key: settings.key, json: VALUE }).from(settings);
  // As the database's function makes it of the same rows.
  const text = rows
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ key, json }) => `${key}:${json}`)
    .join("\n");
  return { settings: settingsOf(rows), version: createHash("md5").update(text).digest("hex") };
}
