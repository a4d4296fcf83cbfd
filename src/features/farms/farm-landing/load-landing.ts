import type { TrpcUtils } from "#client/lib/api/trpc.ts";

/** Loads the data of the landing pages. If a query fails, its section is omitted. */
export async function loadFarmLanding(api: TrpcUtils): Promise<void> {
  await Promise.allSettled([
    api.catalog.home.ensureData(),
    api.checkout.delivery.options.ensureData(),
    api.analytics.figures.farmTerms.ensureData(),
    api.farms.applications.infoPack.ensureData(),
  ]);
}
