import { logisticsErrors as m } from "#messages/logistics/errors.ts";
import { isCold } from "#shared/logistics/cold.ts";
import { vanName } from "#shared/logistics/van-name.ts";
import { and, asc, eq, inArray, type SQL } from "drizzle-orm";
import type { WindowId } from "#shared/checkout/delivery.ts";
import { isWithFarms } from "#shared/orders/order.ts";
import type { Day } from "#shared/time.ts";
import { deliveryRoutes, routeStops } from "#db/schema/logistics/logistics.ts";
import { DomainError } from "#shared/errors.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Db } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { IN_WORK, inWorkOn, type OrderWithLines, ordersWithLines } from "./lines.ts";
import { takesItsOrder } from "./stops/stop-row.ts";

/** The crates of a window with their contents, sorted by van and stop if routes are planned. */
export async function getPackList({ db }: Deps, day: Day, window: WindowId) {
  const crates = await cratesOf(db, inWorkOn(day, window));
  return crates.toSorted((one, other) => sortKey(one).localeCompare(sortKey(other)));
}

/** One crate, as in its window's list. Throws `not_found` if its order is not in work. */
export async function getCrate({ db }: Deps, orderNumber: string) {
  const wanted = and(eq(orders.number, orderNumber), inArray(orders.state, [...IN_WORK]));
  const [crate] = await cratesOf(db, wanted);
  if (!crate) throw new DomainError("not_found", m.noOrder);
  return crate;
}
/** An order's crate, as its packers see it. */
export type Crate = Awaited<ReturnType<typeof getCrate>>;

async function cratesOf(db: Db, wanted: SQL | undefined) {
  const [found, stops] = await Promise.all([ordersWithLines(db, wanted), stopsOf(db, wanted)]);
  const places = new Map(stops.map(({ orderId, ...place }) => [orderId, place]));
  return found.map((order) => crateOf(order, places.get(order.id) ?? null));
}

/**
 * The stops of these orders on routes of their own window. For an order that came back, that is its stop on the next
 * van.
 */
const stopsOf = (db: Db, wanted: SQL | undefined) =>
  db
    .select({
      orderId: routeStops.orderId,
      route: deliveryRoutes.name,
      position: routeStops.position,
    })
    .from(routeStops)
    .innerJoin(deliveryRoutes, eq(deliveryRoutes.id, routeStops.routeId))
    .innerJoin(
      orders,
      and(
        eq(orders.id, routeStops.orderId),
        eq(orders.deliveryDay, deliveryRoutes.day),
        eq(orders.deliveryWindow, deliveryRoutes.window),
      ),
    )
    .where(and(wanted, takesItsOrder))
    .orderBy(asc(deliveryRoutes.createdAt), asc(routeStops.id));

type Place = { route: string; position: number };

const padded = (count: number) => String(count).padStart(4, "0");

/** Sorts crates by van number, those without a van last. */
function sortKey({ stop, number }: { stop: Place | null; number: string }): string {
  if (!stop) return `1 ${number}`;
  const { route, position } = stop;
  return `0 ${padded(route.length)} ${route} ${padded(position)}`;
}

function crateOf(
  { number, state, delivery, day, window, isStopped, lines }: OrderWithLines,
  stop: Place | null,
) {
  return {
    number,
    state,
    day,
    window,
    stop: stop && { ...stop, route: vanName(stop.route) },
    name: [delivery.firstName, delivery.lastName].filter(Boolean).join(" "),
    city: delivery.city,
    zipCode: delivery.zipCode,
    /** Stopped by a dispute: it gets no label and goes on no van. */
    isStopped,
    canPack: !isStopped && isWithFarms(state),
    /** Its van has not left. */
    canUnpack: state === "packed",
    lines: lines.map(({ productId, name, pack, farmName, units, short, freed, ...line }) => ({
      productId,
      name,
      pack,
      farmName,
      units,
      short,
      freed,
      /** Whether it stays cold all the way. */
      isCold: isCold(line.category),
      /** Null for a fixed pack. */
      byWeight: line.mostWeight && { most: line.mostWeight, weighed: line.weighed },
      isReady: line.harvestedAt !== null,
      isPacked: line.packedAt !== null,
    })),
  };
}
