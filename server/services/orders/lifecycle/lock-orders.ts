import { sql } from "drizzle-orm";
import { MINUTE_MS } from "#shared/durations.ts";
import {
  cutOffOf,
  type DeliveryCalendar,
  firstOpenDay,
  isDeliveryDay,
} from "#shared/checkout/delivery.ts";
import { limits } from "#shared/platform/limits.ts";
import { calendarOf } from "#shared/platform/settings/settings.ts";
import { addDays, businessDayAt, type Day } from "#shared/time.ts";
import { disputes } from "#db/schema/payments/disputes.ts";
import { lockedDays } from "#db/schema/logistics/logistics.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { eachSurvives } from "../../platform/each-survives.ts";
import { advanceAll } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";
import { PAYMENTS_OF_ORDER } from "../../payments/refunds/sold.ts";
import { isStopped } from "../../payments/refunds/stopped.ts";
import { getSettings } from "../../platform/settings/settings.ts";
import { queueFarmSheets } from "../farm-sheets.ts";
import { finishPayments } from "../../payments/intents/open-payments.ts";

/** How long after the cut-off the harvest sheets wait for payments that were started before it. */
const WAIT_AT_MOST_MS = limits.holdMinutesWhilePaying * MINUTE_MS;

/**
 * Locks the orders of every delivery day whose cut-off has passed, and sends the farms their harvest sheets. Payments
 * started before the cut-off, including those of boxes, are finished first, so that one sheet covers everything; only
 * orders paid after that wait reach the farms as a supplement. Runs every few minutes and catches up on missed runs.
 * A day that fails does not stop the others; then it throws, and the job runs again. Returns the number of orders
 * locked.
 */
export async function lockOrders(deps: Deps): Promise<number> {
  const calendar = calendarOf(await getSettings(deps));
  let locked = 0;
  const steps = (await closedDays(deps, calendar)).map((day) => ({
    facts: { day },
    run: async () => {
      locked += await closeDay(deps, day, calendar);
    },
  }));
  await eachSurvives(deps, "the orders of a day could not be locked", steps);
  return locked;
}

async function closeDay(deps: Deps, day: Day, calendar: DeliveryCalendar): Promise<number> {
  const open = await finishPayments(deps, day);
  const waited = deps.clock.now().getTime() - cutOffOf(day, calendar).getTime();
  return open === 0 || waited >= WAIT_AT_MOST_MS ? lockDay(deps, day) : 0;
}

/**
 * Days past their cut-off with something to do: today's and later ones not locked yet, and any that still have placed
 * orders. Orders blocked by a dispute do not count, nor, on past days, any that was ever disputed.
 */
async function closedDays(deps: Deps, calendar: DeliveryCalendar): Promise<Day[]> {
  const today = businessDayAt(deps.clock.now());
  const open = firstOpenDay(today, calendar);
  const late = await deps.db
    .selectDistinct({ day: orders.deliveryDay })
    .from(orders)
    .where(
      sql`${orders.state} = 'placed' and ${orders.deliveryDay} < ${open} and not ${isStopped}
        and (${orders.deliveryDay} >= ${today} or not exists
          (select from ${disputes} where ${disputes.intentId} = any(${PAYMENTS_OF_ORDER})))`,
    );
  const done = await deps.db
    .select()
    .from(lockedDays)
    .where(sql`${lockedDays.day} >= ${today}`);
  const days = new Set(late.map(({ day }) => day));
  for (let day = today; day < open; day = addDays(day, 1)) {
    if (isDeliveryDay(day, calendar) && !done.some((row) => row.day === day)) days.add(day);
  }
  return [...days].toSorted();
}

/** Locks one day in one transaction. A concurrent process waits on the day's row and then finds it done. */
async function lockDay(deps: Deps, day: Day): Promise<number> {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const first = await tx
      .insert(lockedDays)
      .values({ day, lockedAt: now })
      .onConflictDoNothing()
      .returning({ day: lockedDays.day });
    // A disputed order stays placed. If we win the dispute in time, it reaches the farms as a supplement.
    const which = sql`${orders.deliveryDay} = ${day} and not ${isStopped}`;
    const moved = await advanceAll(tx, lifecycles.order, "lock", which, {
      by: { actor: "system", cause: "cut_off", at: now },
    });
    const isSupplement = first.length === 0;
    await queueFarmSheets(deps, tx, { day, orders: moved, isSupplement });
    return moved.length;
  });
}
