import { and, like, or, type SQL, sql } from "drizzle-orm";
import { orderZip } from "#db/schema/orders/orders.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";

/**
 * Condition on `orders`: the zip has one of the zone's prefixes, and no other zone has a longer matching one, as in
 * `zoneTermsOf`. Matches nothing for a deleted zone.
 */
export function inZone({ zones }: Settings, name: string): SQL {
  const own = zones.find((zone) => zone.name === name)?.prefixes ?? [];
  const others = zones.filter((zone) => zone.name !== name).flatMap((zone) => zone.prefixes);
  const parts = own.map((prefix) =>
    and(
      like(orderZip, `${prefix}%`),
      ...others
        .filter((other) => other.length > prefix.length && other.startsWith(prefix))
        .map((other) => sql`${orderZip} not like ${`${other}%`}`),
    ),
  );
  return or(...parts) ?? sql`false`;
}
