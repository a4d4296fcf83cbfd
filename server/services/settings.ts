import { type Settings, settingsSchema } from "#shared/settings.ts";
import { settings } from "#db/schema/system.ts";
import type { Db, Tx } from "#db/client.ts";

/** The settings in force: what was set, and the specification's values for the rest. */
export async function readSettings({ db }: { db: Db | Tx }): Promise<Settings> {
  const rows = await db.select({ key: settings.key, value: settings.value }).from(settings);
  return settingsSchema.parse(Object.fromEntries(rows.map((row) => [row.key, row.value])));
}
