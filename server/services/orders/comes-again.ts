import { and, asc, eq, gte, not, sql } from "drizzle-orm";
import { REDELIVERY_DAYS } from "#shared/orders/redelivery.ts";
import { addDays, BUSINESS_ZONE, businessDayAt, type Day } from "#shared/time.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Deps } from "#server/deps.ts";
import { WAS_DONATED } from "./donated.ts";
import { isGivenBack, isMoneyAsked } from "./problems/asked.ts";

/** Of a query's `orders`: whether a van has it or is going to. */
export const isAboard = (today: Day) => sql<boolean>`is_aboard(orders.id, ${today})`;

/** Of a query's `orders`: whether its delivery failed and it is to be brought again. */
export const comesAgain = (today: Day) =>
  sql<boolean>`comes_again(orders, ${today}, ${BUSINESS_ZONE})`;

/** The user's orders of the last week whose delivery failed, and that wait for what their customer wants. */
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
        not(isMoneyAsked),
        not(isGivenBack),
        not(WAS_DONATED),
      ),
    )
    .orderBy(asc(orders.deliveryDay), asc(orders.number));
}
