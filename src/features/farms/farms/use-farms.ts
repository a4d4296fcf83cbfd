import { type FarmSearch, farmsFor } from "#shared/farms/farm-search.ts";
import { useZip } from "#client/lib/checkout/delivery-zip/zip-store.ts";
import { failureMessage, trpc, type TrpcUtils } from "#client/lib/api/trpc.ts";

/** Fetches what the page shows at an address. */
export async function loadFarms(api: TrpcUtils, { zip, view }: FarmSearch): Promise<void> {
  await Promise.all([
    api.farms.list.ensureData(),
    // A zip that we do not know is reported by the page, beside its field.
    zip ? api.farms.distances.prefetch({ zipCode: String(zip) }) : null,
    view === "map" ? api.farms.map.prefetch() : null,
  ]);
}

/** The farms that the address asks for, with their miles from its zip, or else from the delivery zip. */
export function useFarms(search: FarmSearch) {
  const savedZip = useZip();
  const zip = search.zip ? String(search.zip) : savedZip;
  const [all] = trpc.farms.list.useSuspenseQuery();
  const { data: distances, error } = trpc.farms.distances.useQuery(
    { zipCode: zip ?? "" },
    { enabled: zip !== null },
  );
  const milesOf = distances ? new Map(distances.farms.map(({ id, miles }) => [id, miles])) : null;
  return {
    all,
    shown: farmsFor(all, search, milesOf),
    zip,
    from: distances ?? null,
    problem: error ? failureMessage(error) : null,
  };
}

export type ShownFarm = ReturnType<typeof useFarms>["shown"][number];
