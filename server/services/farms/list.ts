import { farmsErrors as m } from "#messages/farms/errors.ts";
import type { CategoryId } from "#shared/catalog/catalog.ts";
import type { FarmStatus } from "#shared/farms/farm-state.ts";
import { type LatLng, milesBetween } from "#shared/logistics/distance.ts";
import { DomainError } from "#shared/errors.ts";
import type { Day } from "#shared/time.ts";
import type { Deps } from "../../deps.ts";
import { type CaliforniaMap, californiaMap, type MapPoint, pointOnMap } from "../../geo/map.ts";
import { placeOfZip } from "../../geo/zips.ts";
import { unitsLeft } from "../catalog/cards/cards.ts";
import { countsNow } from "../catalog/certificates.ts";
import { shownTexts, type Untranslated } from "../catalog/shown-texts.ts";
import { type CatalogDeps, todayOf } from "../catalog/today.ts";

/** A farm in the list of all farms. */
export type FarmCard = Untranslated & {
  id: number;
  name: string;
  family: string;
  town: string;
  sinceYear: number;
  tagline: string;
  picture: string;
  status: FarmStatus;
  /** The day a paused farm reopens; null if it has not said. */
  pausedUntil: Day | null;
  /** Growing practices the farm checked: ids of `GROWING`. */
  growing: string[];
  /** Ids of the certificates valid today. */
  certifications: string[];
  /** Number of products available now, and their categories, largest first. */
  products: number;
  categories: CategoryId[];
};

/** All farms sorted by name. Paused farms are included, without products; suspended ones are omitted. */
export async function listFarms(deps: CatalogDeps): Promise<FarmCard[]> {
  const sql = deps.db.$client;
  const today = todayOf(deps);
  return [
    ...(await sql<FarmCard[]>`
      select f.id, f.name, f.family, f.town, f.since_year as "sinceYear",
        ${sql.unsafe(shownTexts("f", ["tagline"]))}, f.picture, f.status, f.growing,
        f.paused_until::text as "pausedUntil",
        array(
          select distinct c.certification from farm_certifications c
          where c.farm_id = f.id and ${countsNow(sql, today)} order by 1
        ) as certifications,
        coalesce(goods.products, 0) as products,
        coalesce(goods.categories, '{}') as categories
      from farms f
      left join lateral (
        select sum(shelf.count)::int as products,
          array_agg(shelf.category::text order by shelf.count desc, shelf.category) as categories
        from (
          select p.category, count(*)::int as count from products p
          where p.farm_id = f.id and p.visible and ${unitsLeft(sql)} > 0
          group by p.category
        ) shelf
      ) goods on true
      where f.status <> 'suspended'
      order by lower(f.name), f.id`),
  ];
}

/** Distances from a zip code to the farms; `city` is the zip code's. */
export type FarmDistances = {
  city: string;
  /** Straight-line miles from the zip code's town to the farm's town; not rounded. */
  farms: { id: number; miles: number }[];
  /** The zip code's position on the map. */
  point: MapPoint;
};

/** Distances from a zip code to all farms. Throws `invalid` for a zip code outside California. */
export async function farmDistances(
  deps: Pick<Deps, "db">,
  zipCode: string,
): Promise<FarmDistances> {
  const place = placeOfZip(zipCode);
  if (!place) throw new DomainError("invalid", m.zipNotCalifornia(zipCode));
  const farms = await readPlaces(deps);
  return {
    city: place.city,
    farms: farms.map((farm) => ({ id: farm.id, miles: milesBetween(place, farm) })),
    point: pointOnMap(place),
  };
}

/** The map of California with the farms' towns. */
export async function farmMap(
  deps: Pick<Deps, "db">,
): Promise<CaliforniaMap & { farms: ({ id: number } & MapPoint)[] }> {
  const farms = await readPlaces(deps);
  return {
    ...californiaMap(),
    farms: farms.map((farm) => ({ id: farm.id, ...pointOnMap(farm) })),
  };
}

function readPlaces({ db }: Pick<Deps, "db">) {
  return db.$client<({ id: number } & LatLng)[]>`
    select id, latitude, longitude from farms where status <> 'suspended' order by id`;
}
