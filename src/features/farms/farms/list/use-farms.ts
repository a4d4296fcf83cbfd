import { farmsFor } from "#shared/farms/farm-list.ts";
import type { FarmSearch } from "#shared/farms/farm-search.ts";
import { useZip } from "#client/lib/checkout/delivery-zip/zip-store.ts";
import { failureMessage, trpc } from "#client/lib/api/trpc.ts";

/** The farms that match the URL, with their distance in miles from its zip, or else from the delivery zip. */
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
