import type { FarmSearch } from "#shared/farms/farm-search.ts";
import type { TrpcUtils } from "#client/lib/api/trpc.ts";

/** Fetches what the page shows at an address. */
export async function loadFarms(api: TrpcUtils, { zip, view }: FarmSearch): Promise<void> {
  await Promise.all([
    api.farms.list.ensureData(),
    // A zip that we do not know is reported by the page, beside its field.
    zip ? api.farms.distances.prefetch({ zipCode: String(zip) }) : null,
    view === "map" ? api.farms.map.prefetch() : null,
  ]);
}
