import type { Business } from "#shared/business.ts";
import type { CommissionOffer } from "#shared/farm-payout.ts";
import type { Deps } from "../deps.ts";
import { readBusiness } from "./business.ts";
import { readFarmTerms } from "./farm-share.ts";

/** What the farmer information pack says that an admin can change. */
export async function readPackFacts(
  deps: Pick<Deps, "db" | "clock">,
): Promise<{ business: Business; commission: CommissionOffer }> {
  const [business, { commission }] = await Promise.all([readBusiness(deps), readFarmTerms(deps)]);
  return { business, commission };
}
