import { and, like, or, type SQL, sql } from "drizzle-orm";
import { orderZip } from "#db/schema/orders/orders.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";

/**
 * Condition on `orders`: the zip has one of the zone's prefixes, and no other zone has a longer matching one, as in
 * `zoneTermsOf`. Matches nothing for a deleted zone.
 */
export function inZone(settings: Settings, name: string): SQL {
  const parts = zonePrefixes(settings, name).map(({ prefix, but }) =>
    and(
      like(orderZip, `${prefix}%`),
      ...but.map((other) => sql`${orderZip} not like ${`${other}%`}`),
    ),
  );
  return or(...parts) ?? sql`false`;
}

/** The prefixes of a zone, each with the longer ones of other zones that take zips out of it; none if it is deleted. */
export function zonePrefixes(
  { zones }: Settings,
  name: string,
): { prefix: string; but: string[] }[] {
  const own = zones.find((zone) => zone.name === name)?.prefixes ?? [];
  const others = zones.filter((zone) => zone.name !== name).flatMap((zone) => zone.prefixes);
  return own.map((prefix) => ({
    prefix,
    but: others.filter((other) => other.length > prefix.length && other.startsWith(prefix)),
  }));
}
