import { and, asc, eq, ne } from "drizzle-orm";
import { businessDayAt, type Day } from "#shared/time.ts";
import { vanName } from "#shared/logistics/van-name.ts";
import { deliveryRoutes, routeStops } from "#db/schema/logistics.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Db, Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { queueMail } from "../mail/outbox.ts";
import { arrivalsOf } from "../orders/arrivals.ts";
import { eachSurvives } from "../platform/each-survives.ts";
import { lockRoute, type Route } from "./drive.ts";
import { mailOf, rangeOf } from "./stop-mails.ts";

/**
 * Notifies the households whose van misses its window by more than a quarter of an hour: when it is expected
 * now, and again when it turns out to be later than that. A box for a food bank keeps no household
 * waiting. Runs every few minutes. Returns how many were notified; throws after the others when
 * one route failed.
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
    .orderBy(asc(deliveryRoutes.window), asc(deliveryRoutes.name));
}

async function notifyOfRoute(deps: Deps, tx: Tx, routeId: string): Promise<number> {
  const route = await lockRoute(tx, routeId);
  if (route.state === "done") return 0;
  const late = await lateOf(tx, route, deps.clock.now());
  let notified = 0;
  for (const { stop, order, isDonated, arrival } of late) {
    if (isDonated || (stop.notifiedUntil && arrival.from <= stop.notifiedUntil)) continue;
    const { orderNumber, orderUrl } = await mailOf(deps, tx, order);
    const notifiedUntil = arrival.until;
    await tx.update(routeStops).set({ notifiedUntil }).where(eq(routeStops.id, stop.id));
    await queueMail(deps, tx, {
      kind: "order_late",
      to: order.email,
      dedupeKey: `order_late:${stop.id}:${notifiedUntil.toISOString()}`,
      data: { orderNumber, orderUrl, window: route.window, arrival: rangeOf(arrival) },
    });
    notified += 1;
  }
  return notified;
}

async function lateOf(db: Db | Tx, route: Route, now: Date) {
  const stops = await arrivalsOf(db, route, now);
  return stops.flatMap(({ arrival, ...rest }) => (arrival?.isLate ? [{ ...rest, arrival }] : []));
}

/** The vans of a day that miss their window at some door: at how many, and when the last one is expected. */
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
        stops: late.length,
        households: homes.length,
        notified: homes.filter(({ stop }) => stop.notifiedUntil !== null).length,
        until: last.arrival.until.toISOString(),
      },
    ];
  });
}
