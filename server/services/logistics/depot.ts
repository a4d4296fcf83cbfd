import type { LatLng } from "#shared/logistics/distance.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import type { Db, Tx } from "#db/client.ts";
import { placeOfZip } from "../../geo/zips.ts";
import { getSettings } from "../platform/settings.ts";

export type Depot = Settings["depot"] & LatLng & { city: string };

/** Where vans start and come back to, as the settings have it. */
export async function getDepot(source: { db: Db | Tx }): Promise<Depot> {
  const { depot } = await getSettings(source);
  const place = placeOfZip(depot.zipCode);
  if (!place) throw new Error(`The depot's zip ${depot.zipCode} lies nowhere`);
  return { ...place, ...depot };
}

/** A zip that no list knows is taken for the depot's place: the driver has the address. */
export function doorPlace(zipCode: string, depot: LatLng): LatLng {
  const { latitude, longitude } = placeOfZip(zipCode) ?? depot;
  return { latitude, longitude };
}
