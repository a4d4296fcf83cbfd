import { and, asc, eq, inArray, ne } from "drizzle-orm";
import { TO_COME } from "#shared/orders/order.ts";
import { businessDayAt, type Day } from "#shared/time.ts";
import { type Arrival, stillSays } from "#shared/logistics/arrivals.ts";
import { vanName } from "#shared/logistics/van-name.ts";
import { deliveryRoutes } from "#db/schema/logistics/logistics.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Db, Tx } from "#db/client.ts";
import type { Deps } from "../../../deps.ts";
import { queueMail } from "../../mail/outbox.ts";
import { arrivalsOf, lateCauseOf } from "../../orders/lifecycle/arrivals.ts";
import { eachSurvives } from "../../platform/each-survives.ts";
import type { Route } from "../drive.ts";
import { BY_VAN } from "../stops/stop-row.ts";
import { mailOf, rangeOf } from "../stops/stop-mails.ts";

/**
 * Emails households whose van will be more than a quarter of an hour late: once with the new time, and again when that
 * time is no longer right. Donated boxes are skipped: no household is waiting for them. Runs every few minutes. Returns
 * how many households were notified. If one route fails, the others are still handled, and then this throws.
 */
export async function notifyOfLateVans(deps: Deps): Promise<number> {
  let notified = 0;
  const steps = (await runningOn(deps.db, businessDayAt(deps.clock.now()))).map(({ id }) => ({
    facts: { subjectId: id, table: "delivery_routes" },
    run: async () => {
      notified += await inTransaction(deps.db, async (tx) => notifyOfRoute(deps, tx, id));
    },
  }));
  await eachSurvives(deps, "households of a late van could not be notified", steps);
  return notified;
}

async function runningOn(db: Db, day: Day): Promise<Route[]> {
  return db
    .select()
    .from(deliveryRoutes)
    .where(and(eq(deliveryRoutes.day, day), ne(deliveryRoutes.state, "done")))
    .orderBy(asc(deliveryRoutes.window), ...BY_VAN);
}

async function notifyOfRoute(deps: Deps, tx: Tx, routeId: string): Promise<number> {
  // The routes may have been replanned since they were listed.
  const [route] = await tx
    .select()
    .from(deliveryRoutes)
    .where(and(eq(deliveryRoutes.id, routeId), ne(deliveryRoutes.state, "done")))
    .for("update");
  if (!route) return 0;
  const now = deps.clock.now();
  const late = await lateOf(tx, route, now);
  let notified = 0;
  for (const { order, isDonated, arrival } of late) {
    if (isDonated || knows(order, arrival)) continue;
    const { orderNumber, orderUrl } = await mailOf(deps, tx, order);
    const lateNotifiedUntil = arrival.until;
    // No email if the order has been canceled meanwhile.
    const updated = await tx
      .update(orders)
      .set({ lateNotifiedUntil })
      .where(and(eq(orders.id, order.id), inArray(orders.state, TO_COME)))
      .returning({ id: orders.id });
    if (updated.length === 0) continue;
    await queueMail(deps, tx, {
      kind: "order_late",
      to: order.email,
      dedupeKey: `order_late:${order.id}:${order.lateNotifiedUntil?.toISOString() ?? ""}>${lateNotifiedUntil.toISOString()}`,
      data: {
        orderNumber,
        orderUrl,
        window: route.window,
        arrival: rangeOf(arrival),
        cause: lateCauseOf(route, now),
      },
    });
    notified += 1;
  }
  return notified;
}

/** Whether the time in the household's last email is still right. */
function knows(
  { lateNotifiedUntil }: Pick<typeof orders.$inferSelect, "lateNotifiedUntil">,
  arrival: Arrival,
): boolean {
  return lateNotifiedUntil !== null && stillSays(lateNotifiedUntil, arrival);
}

async function lateOf(db: Db | Tx, route: Route, now: Date) {
  const stops = await arrivalsOf(db, route, now);
  return stops.flatMap(({ arrival, ...rest }) => (arrival?.isLate ? [{ ...rest, arrival }] : []));
}

/**
 * The day's vans that are late for some door: for how many doors, and when the last is expected. Empty for any day but
 * today.
 */
export async function lateVansOf({ db, clock }: Pick<Deps, "db" | "clock">, day: Day) {
  const now = clock.now();
  if (day !== businessDayAt(now)) return [];
  const routes = await runningOn(db, day);
  const vans = await Promise.all(
    routes.map(async (route) => ({ route, late: await lateOf(db, route, now) })),
  );
  return vans.flatMap(({ route, late }) => {
    const last = late.at(-1);
    if (!last) return [];
    const homes = late.filter(({ isDonated }) => !isDonated);
    return [
      {
        id: route.id,
        name: vanName(route.name),
        window: route.window,
        lateCause: lateCauseOf(route, now),
        stops: late.length,
        households: homes.length,
        notified: homes.filter(({ order, arrival }) => knows(order, arrival)).length,
        until: last.arrival.until.toISOString(),
      },
    ];
  });
}
