import { and, eq } from "drizzle-orm";
import type { WindowId } from "#shared/delivery.ts";
import { DomainError } from "#shared/errors.ts";
import type { PackInput } from "#shared/logistics.ts";
import type { Day } from "#shared/time.ts";
import type { SessionUser } from "#shared/user.ts";
import { deliveryRoutes, routeStops } from "#db/schema/fulfilment.ts";
import { orderLines, orders } from "#db/schema/orders.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { moveOrder } from "../order-moves.ts";
import { type DayLine, linesOfDay } from "./lines.ts";

/** The crates of a window, by van and stop where rounds are made: what goes into each. */
export async function readPackList({ db }: Deps, day: Day, window: WindowId) {
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

function crateOf({ orderNumber, state, delivery, window }: DayLine, lines: readonly DayLine[]) {
  return {
    number: orderNumber,
    state,
    window,
    name: [delivery.firstName, delivery.lastName].filter(Boolean).join(" "),
    city: delivery.city,
    zipCode: delivery.zipCode,
    canPack: state === "locked" || state === "harvesting",
    lines: lines.map(({ productId, name, pack, picture, farmName, units, short, ...line }) => ({
      productId,
      name,
      pack,
      picture,
      farmName,
      units,
      short,
      isReady: line.harvestedAt !== null,
      isPacked: line.packedAt !== null,
    })),
  };
}

/**
 * Puts a line into its crate, or takes it out. With the last line the order is packed, and then it
 * stays so. Throws `not_found`, and `conflict` when the order is not in the packers' hands.
 */
export async function packLine(
  deps: Deps,
  packer: Pick<SessionUser, "id">,
  { orderNumber, productId, packed }: PackInput,
): Promise<{ isPacked: boolean }> {
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, orderNumber);
    const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id));
    const line = lines.find((one) => one.productId === productId);
    if (!line) throw new DomainError("not_found", "This is not in that order");
    const [at, by] = packed ? [deps.clock.now(), packer.id] : [null, null];
    await tx
      .update(orderLines)
      .set({ packedAt: at, packedBy: by })
      .where(and(eq(orderLines.orderId, order.id), eq(orderLines.productId, productId)));
    const isPacked = lines.every(
      (one) =>
        one.quantity - one.freed - one.short === 0 ||
        (one.productId === productId ? packed : one.packedAt !== null),
    );
    if (isPacked) await moveOrder(tx, order, "pack", { actor: packer.id, cause: "pack" });
    return { isPacked };
  });
}

async function lockOrder(tx: Tx, number: string) {
  const [order] = await tx.select().from(orders).where(eq(orders.number, number)).for("update");
  if (!order) throw new DomainError("not_found", "We know no such order");
  if (order.state !== "locked" && order.state !== "harvesting") {
    throw new DomainError("conflict", "This order is not being packed. Please look at it again.");
  }
  return order;
}
