import { businessOf } from "#shared/platform/business/business-settings.ts";
import type { Deps } from "../../deps.ts";
import type { PackFacts } from "../../pdf/information-pack.ts";
import { getFarmTerms } from "../catalog/farm-share.ts";
import { getSettings } from "../platform/settings/settings.ts";

/** The facts in the farmer information pack that depend on settings. */
export async function getPackFacts(deps: Pick<Deps, "db" | "clock">): Promise<PackFacts> {
  const [settings, { commission }] = await Promise.all([getSettings(deps), getFarmTerms(deps)]);
  const { leadDays, payoutDays } = settings;
  return { business: businessOf(settings), commission, leadDays, payoutDays };
}
