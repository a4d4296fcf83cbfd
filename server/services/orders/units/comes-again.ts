import { and, asc, eq, gte, not, sql } from "drizzle-orm";
import { REDELIVERY_DAYS } from "#shared/orders/redelivery.ts";
import { addDays, businessDayAt, type Day } from "#shared/time.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Deps } from "#server/deps.ts";
import { isStopped } from "../../payments/refunds/stopped.ts";
import { comesAgain } from "../../platform/standing-orders.ts";
import { WAS_DONATED } from "../donated.ts";
import { isGivenBack, isMoneyAsked } from "../problems/asked.ts";

/** Condition on `orders`: a van has the order or is about to take it. */
export const isAboard = (today: Day) => sql<boolean>`is_aboard(orders.id, ${today})`;

/** The user's orders whose delivery failed in the last week and that still need the customer's decision. */
export async function listUndelivered(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: string,
): Promise<{ number: string; day: Day }[]> {
  const today = businessDayAt(clock.now());
  return db
    .select({ number: orders.number, day: orders.deliveryDay })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.state, "failed_delivery"),
        gte(orders.deliveryDay, addDays(today, -REDELIVERY_DAYS)),
        not(comesAgain(today)),
        not(isStopped),
        not(isMoneyAsked),
        not(isGivenBack),
        not(WAS_DONATED),
      ),
    )
    .orderBy(asc(orders.deliveryDay), asc(orders.number));
}
