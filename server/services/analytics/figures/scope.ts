import type { PendingQuery, Row } from "postgres";
import type { Period } from "#shared/analytics/analytics.ts";
import { type Channel, isWhole, type Scope } from "#shared/analytics/scope.ts";
import { SMALLEST_CELL } from "#shared/analytics/small-cells.ts";
import type { Db } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { listZones } from "../../orders/desk/order-list.ts";
import { daysOf } from "../../platform/database/days.ts";
import { zonePrefixes } from "../../platform/zones/in-zone.ts";
import { getSettings } from "../../platform/settings/settings.ts";
import { stands } from "../../platform/standing-orders.ts";

type Sql = Db["$client"];
type Fragment = PendingQuery<Row[]>;

/** Conditions on orders `o` and on their lines `l`. */
export type Scoped = { orders: Fragment; lines: Fragment };

/** The conditions of a scope, however few orders it has. */
export async function scopeOf({ db }: Pick<Deps, "db">, scope: Scope): Promise<Scoped> {
  const sql = db.$client;
  const { zone, farm, channel } = scope;
  const lines = farm === undefined ? sql`true` : sql`l.farm_id = ${farm}`;
  const inZone =
    zone === undefined ? sql`true` : zoneOf(sql, zonePrefixes(await getSettings({ db }), zone));
  const ofFarm =
    farm === undefined
      ? sql`true`
      : sql`exists (select from order_lines l where l.order_id = o.id and ${lines})`;
  return { lines, orders: sql`(${inZone}) and ${ofFarm} and ${channelOf(sql, channel)}` };
}

/**
 * Like `scopeOf`, but matches nothing if the scope has fewer than `SMALLEST_CELL` of a period's orders: figures of so
 * few would be those of single households.
 */
export async function scopedOrders(
  deps: Pick<Deps, "db">,
  period: Period,
  scope: Scope,
): Promise<Scoped> {
  const scoped = await scopeOf(deps, scope);
  if (isWhole(scope)) return scoped;
  const sql = deps.db.$client;
  const [found] = await sql<{ orders: number }[]>`
    select count(*)::int as orders from orders o
    where ${daysOf(sql, period).placed} and ${stands(sql, "o.state")} and ${scoped.orders}`;
  const isFew = (found?.orders ?? 0) < SMALLEST_CELL;
  return isFew ? { orders: sql`false`, lines: sql`false` } : scoped;
}

/** Not async: the driver runs a query that is awaited. */
function zoneOf(sql: Sql, prefixes: ReturnType<typeof zonePrefixes>): Fragment {
  const zip = sql`o.delivery->>'zipCode'`;
  return prefixes.reduce(
    (before, { prefix, but }) => sql`${before} or (${zip} like ${`${prefix}%`}
      and not coalesce(${zip} like any(${but.map((other) => `${other}%`)}::text[]), false))`,
    sql`false`,
  );
}

function channelOf(sql: Sql, channel: Channel | undefined): Fragment {
  const isBox = sql`exists (select from boxes b where b.checkout_id = o.checkout_id)`;
  const isByPhone = sql`exists (
    select from checkouts c where c.id = o.checkout_id and c.taken_by is not null)`;
  switch (channel) {
    case undefined:
      return sql`true`;
    case "box":
      return isBox;
    case "phone":
      return isByPhone;
    case "online":
      return sql`not ${isBox} and not ${isByPhone}`;
  }
}

/** What the figures can be limited to: the current zones by name, and all farms. */
export async function listScopes(
  deps: Pick<Deps, "db">,
): Promise<{ zones: string[]; farms: { id: number; name: string }[] }> {
  const sql = deps.db.$client;
  const [zones, farms] = await Promise.all([
    listZones(deps),
    sql<{ id: number; name: string }[]>`select id, name from farms order by lower(name), id`,
  ]);
  return { zones, farms: [...farms] };
}
