import { businessOf } from "#shared/platform/business-settings.ts";
import type { Deps } from "../../deps.ts";
import type { PackFacts } from "../../pdf/information-pack.ts";
import { readFarmTerms } from "../catalog/farm-share.ts";
import { readSettings } from "../platform/settings.ts";

/** What the farmer information pack says that an admin can change. */
export async function readPackFacts(deps: Pick<Deps, "db" | "clock">): Promise<PackFacts> {
  const [settings, { commission }] = await Promise.all([readSettings(deps), readFarmTerms(deps)]);
  return { business: businessOf(settings), commission, leadDays: settings.leadDays };
}
