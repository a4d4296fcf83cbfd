import { and, eq } from "drizzle-orm";
import type { WindowId } from "#shared/checkout/delivery.ts";
import type { Day } from "#shared/time.ts";
import { deliveryRoutes, routeStops } from "#db/schema/logistics.ts";
import type { Deps } from "../../deps.ts";
import { type DayLine, linesOfDay } from "./lines.ts";

/** The crates of a window, by van and stop where routes are made: what goes into each. */
export async function getPackList({ db }: Deps, day: Day, window: WindowId) {
  const [lines, stops] = await Promise.all([
    linesOfDay(db, day, window),
    db
      .select({
        orderId: routeStops.orderId,
        route: deliveryRoutes.name,
        position: routeStops.position,
      })
      .from(routeStops)
      .innerJoin(deliveryRoutes, eq(deliveryRoutes.id, routeStops.routeId))
      .where(and(eq(deliveryRoutes.day, day), eq(deliveryRoutes.window, window))),
  ]);
  const places = new Map(stops.map((stop) => [stop.orderId, stop]));
  return crates(lines)
    .map(({ orderId, ...crate }) => ({ ...crate, stop: placeOf(places.get(orderId)) }))
    .toSorted((one, other) => sortKey(one).localeCompare(sortKey(other)));
}

type Place = { route: string; position: number };

const placeOf = (stop: Place | undefined) =>
  stop ? { route: stop.route, position: stop.position } : null;

/** Crates without a van come last. */
function sortKey({ stop, number }: { stop: Place | null; number: string }): string {
  return stop ? `0 ${stop.route} ${String(stop.position).padStart(4, "0")}` : `1 ${number}`;
}

function crates(lines: readonly DayLine[]) {
  const byOrder = new Map<string, DayLine[]>();
  for (const line of lines) byOrder.set(line.orderId, [...(byOrder.get(line.orderId) ?? []), line]);
  return [...byOrder].flatMap(([orderId, own]) => {
    const [first] = own;
    return first ? [{ orderId, ...crateOf(first, own) }] : [];
  });
}

function crateOf(
  { orderNumber, state, delivery, window, isStopped }: DayLine,
  lines: readonly DayLine[],
) {
  return {
    number: orderNumber,
    state,
    window,
    name: [delivery.firstName, delivery.lastName].filter(Boolean).join(" "),
    city: delivery.city,
    zipCode: delivery.zipCode,
    /** A dispute stops it: it gets no label and no van. */
    isStopped,
    canPack: !isStopped && (state === "locked" || state === "harvesting"),
    /** Its van has not left. */
    canUnpack: state === "packed",
    lines: lines.map(
      ({ productId, name, pack, picture, farmName, units, short, freed, ...line }) => ({
        productId,
        name,
        pack,
        picture,
        farmName,
        units,
        short,
        freed,
        isReady: line.harvestedAt !== null,
        isPacked: line.packedAt !== null,
      }),
    ),
  };
}
