import { and, like, or, type SQL, sql } from "drizzle-orm";
import { orderZip } from "#db/schema/orders/orders.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";

/**
 * Of a query's `orders`: their zip begins as the zone's do and not as the longer beginnings of another, as
 * `zoneTermsOf` decides. None for a zone that is no more.
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
