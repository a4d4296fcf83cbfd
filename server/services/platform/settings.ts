import { sql } from "drizzle-orm";
import { type Settings, settingsSchema } from "#shared/platform/settings.ts";
import { settings } from "#db/schema/platform/system.ts";
import type { Db, Tx } from "#db/client.ts";

/** As text: the driver and the query builder would each read it as JSON, and make a number of a zip code. */
const VALUE = sql<string>`${settings.value}::text`;

/** The settings in force: what was set, and the specification's values for the rest. */
export async function getSettings({ db }: { db: Db | Tx }): Promise<Settings> {
  const rows = await db.select({ key: settings.key, json: VALUE }).from(settings);
  return settingsSchema.parse(
    Object.fromEntries(rows.map(({ key, json }) => [key, JSON.parse(json)])),
  );
}
