import type { TrpcUtils } from "#client/lib/api/trpc.ts";

/** Reads what the landing pages show. A read that fails leaves its part out; the page still comes. */
export async function loadFarmLanding(api: TrpcUtils): Promise<void> {
  await Promise.allSettled([
    api.catalog.home.ensureData(),
    api.checkout.delivery.options.ensureData(),
    api.analytics.figures.farmTerms.ensureData(),
    api.farms.applications.infoPack.ensureData(),
  ]);
}
