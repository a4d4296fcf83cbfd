import { logisticsErrors as m } from "#messages/logistics-errors.ts";
import { vanName } from "#shared/logistics/van-name.ts";
import { and, asc, eq, inArray, type SQL } from "drizzle-orm";
import type { WindowId } from "#shared/checkout/delivery.ts";
import { isWithFarms } from "#shared/orders/order.ts";
import type { Day } from "#shared/time.ts";
import { deliveryRoutes, routeStops } from "#db/schema/logistics.ts";
import { DomainError } from "#shared/errors.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Db } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { IN_WORK, inWorkOn, type OrderWithLines, ordersWithLines } from "./lines.ts";
import { takesItsOrder } from "./stop-row.ts";

/** The crates of a window, by van and stop where routes are made: what goes into each. */
export async function getPackList({ db }: Deps, day: Day, window: WindowId) {
  const crates = await cratesOf(db, inWorkOn(day, window));
  return crates.toSorted((one, other) => sortKey(one).localeCompare(sortKey(other)));
}

/** One crate as the list of its window has it. Throws `not_found` when its order is not in work. */
export async function getCrate({ db }: Deps, orderNumber: string) {
  const wanted = and(eq(orders.number, orderNumber), inArray(orders.state, [...IN_WORK]));
  const [crate] = await cratesOf(db, wanted);
  if (!crate) throw new DomainError("not_found", m.noOrder);
  return crate;
}
export type Crate = Awaited<ReturnType<typeof getCrate>>;

async function cratesOf(db: Db, wanted: SQL | undefined) {
  const [found, stops] = await Promise.all([ordersWithLines(db, wanted), stopsOf(db, wanted)]);
  const places = new Map(stops.map(({ orderId, ...place }) => [orderId, place]));
  return found.map((order) => crateOf(order, places.get(order.id) ?? null));
}

/** Stops on the routes of the orders' own windows; of one that came back, the stop on the van that takes it now. */
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

/** Vans come by their number, crates without one last. */
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
    /** A dispute stops it: it gets no label and no van. */
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
      /** Null for a fixed pack. */
      byWeight: line.mostWeight && { most: line.mostWeight, weighed: line.weighed },
      isReady: line.harvestedAt !== null,
      isPacked: line.packedAt !== null,
    })),
  };
}
