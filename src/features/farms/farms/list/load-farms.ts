import type { FarmSearch } from "#shared/farms/farm-search.ts";
import type { TrpcUtils } from "#client/lib/api/trpc.ts";

/** Loads the page's data for a URL. */
export async function loadFarms(api: TrpcUtils, { zip, view }: FarmSearch): Promise<void> {
  await Promise.all([
    api.farms.list.ensureData(),
    // Prefetched, so that an unknown zip does not fail the loader: the page reports it beside the field.
    zip ? api.farms.distances.prefetch({ zipCode: String(zip) }) : null,
    view === "map" ? api.farms.map.prefetch() : null,
  ]);
}
