import type { LatLng } from "#shared/logistics/distance.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import type { Db, Tx } from "#db/client.ts";
import { placeOfZip } from "../../geo/zips.ts";
import { getSettings } from "../platform/settings/settings.ts";

/** The depot of the settings, with its city and coordinates. */
export type Depot = Settings["depot"] & LatLng & { city: string };

/** Where vans start and return to, according to the settings. */
export async function getDepot(source: { db: Db | Tx }): Promise<Depot> {
  const { depot } = await getSettings(source);
  const place = placeOfZip(depot.zipCode);
  if (!place) throw new Error(`The depot's zip ${depot.zipCode} lies nowhere`);
  return { ...place, ...depot };
}

/** The location of a zip code. Falls back to the depot's for an unknown zip code, since the driver has the address. */
export function doorPlace(zipCode: string, depot: LatLng): LatLng {
  const { latitude, longitude } = placeOfZip(zipCode) ?? depot;
  return { latitude, longitude };
}
