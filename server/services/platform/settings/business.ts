import { businessOf } from "#shared/platform/business/business-settings.ts";
import type { Business } from "#shared/platform/business/business.ts";
import type { Db, Tx } from "#db/client.ts";
import { getSettings } from "./settings.ts";

/** The business's contact details from the current settings. */
export async function getBusiness(deps: { db: Db | Tx }): Promise<Business> {
  return businessOf(await getSettings(deps));
}
