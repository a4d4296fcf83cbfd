import { gt, ne } from "drizzle-orm";
import { farms } from "#db/schema/farms/farms.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { credits } from "#db/schema/payments/credits.ts";
import { payments, refunds } from "#db/schema/payments/payments.ts";
import { payouts } from "#db/schema/payments/payouts.ts";
import type { Deps } from "#server/deps.ts";
import { getCreditWhy } from "#server/services/analytics/why/credit-why.ts";
import { getOrderWhy, getPaymentWhy } from "#server/services/analytics/why/order-why.ts";
import { getPayoutWhy } from "#server/services/analytics/why/payout-why.ts";
import { getAnyRefundWhy } from "#server/services/analytics/why/refund-why.ts";
import { getSalesWhy } from "#server/services/analytics/why/sales-why.ts";
import { getSales } from "#server/services/farms/harvest/sales.ts";
import { readStatement } from "#server/services/payments/payouts/statement.ts";
import { type Cents, sumCents } from "#shared/money.ts";
import { REFUND_TO } from "#shared/orders/order-problem.ts";
import type { WhyStory } from "#shared/payments/why/why.ts";
import { unexplainedOf } from "./unexplained.ts";

/** A range that covers all of a market's days. */
const EVER = { from: "2020-01-01", to: "2090-01-01" };

/** A displayed amount with its story, and its name in failure messages. */
type Asked = { name: string; shown: Cents; story: WhyStory };

/**
 * Requests the story of every amount: orders, payments, refunds, credit, payouts, each line of their statements, and
 * farms' sales by product. Returns their number, and those whose story does not add up.
 */
export async function everyWhy(
  deps: Pick<Deps, "db" | "clock">,
): Promise<{ asked: number; broken: string[] }> {
  const all = [
    ...(await ofOrders(deps)),
    ...(await ofRefunds(deps)),
    ...(await ofCredit(deps)),
    ...(await ofPayouts(deps)),
    ...(await ofSales(deps)),
  ];
  const broken = all.filter(({ shown, story }) => {
    const sum = sumCents(story.rows.map((row) => row.cents));
    return shown !== story.amount || sum !== story.amount || unexplainedOf(story) !== 0;
  });
  return {
    asked: all.length,
    broken: broken.map(({ name, shown, story }) => `${name} ${shown}: ${JSON.stringify(story)}`),
  };
}

async function ofOrders(deps: Pick<Deps, "db" | "clock">): Promise<Asked[]> {
  const rows = await deps.db.select().from(orders);
  const paid = await deps.db
    .select()
    .from(payments)
    .where(gt(payments.amountReceived, 0 as Cents));
  return [
    ...(await each(rows, async ({ number, total }) => ({
      name: `order ${number}`,
      shown: total,
      story: await getOrderWhy(deps, { by: "admin" }, number),
    }))),
    ...(await each(paid, async ({ intentId, amountReceived }) => ({
      name: `payment ${intentId}`,
      shown: amountReceived,
      story: await getPaymentWhy(deps, intentId),
    }))),
  ];
}

async function ofRefunds(deps: Pick<Deps, "db" | "clock">): Promise<Asked[]> {
  const rows = await deps.db.select().from(refunds);
  const parts = rows.flatMap((row) => REFUND_TO.map((to) => ({ ...row, to })));
  const moved = parts.filter(({ to, amount, credit }) => (to === "card" ? amount : credit) > 0);
  return each(moved, async ({ id: refundId, to, amount, credit }) => ({
    name: `refund ${refundId} to ${to}`,
    shown: to === "card" ? amount : credit,
    story: await getAnyRefundWhy(deps, { refundId, to }),
  }));
}

async function ofCredit(deps: Pick<Deps, "db" | "clock">): Promise<Asked[]> {
  const rows = await deps.db.select().from(credits);
  return each(rows, async ({ id, userId, amount, key }) => ({
    name: `credit ${key}`,
    shown: amount,
    story: await getCreditWhy(deps, userId, id),
  }));
}

async function ofPayouts(deps: Pick<Deps, "db" | "clock">): Promise<Asked[]> {
  const rows = await deps.db.select().from(payouts).where(ne(payouts.state, "canceled"));
  const all = await each(rows, async (payout) => {
    const { id: payoutId, farmId, amount } = payout;
    const sums = Map.groupBy((await readStatement(deps.db, payout)).items, ({ number }) => number);
    return [
      {
        name: `payout ${payoutId}`,
        shown: amount,
        story: await getPayoutWhy(deps, farmId, { payoutId }),
      },
      ...(await each([...sums], async ([number, items]) => ({
        name: `payout ${payoutId} of ${number}`,
        shown: sumCents(items.map(({ sum }) => sum)),
        story: await getPayoutWhy(deps, farmId, { payoutId, number }),
      }))),
    ];
  });
  return all.flat();
}

async function ofSales(deps: Pick<Deps, "db" | "clock">): Promise<Asked[]> {
  const rows = await deps.db.select().from(farms);
  const all = await each(rows, async (farm) => {
    const { products, days, total } = await getSales(deps, farm, EVER);
    const ask = (period: Parameters<typeof getSalesWhy>[2]) => getSalesWhy(deps, farm, period);
    return [
      { name: `all of farm ${farm.id}`, shown: total.share, story: await ask(EVER) },
      ...(await each(products, async ({ productId, share }) => ({
        name: `product ${productId}`,
        shown: share,
        story: await ask({ ...EVER, productId }),
      }))),
      ...(await each(days, async ({ day, share }) => ({
        name: `farm ${farm.id} on ${day}`,
        shown: share,
        story: await ask({ from: day, to: day }),
      }))),
    ];
  });
  return all.flat();
}

/** Sequential, because a market has more amounts than database connections. */
async function each<One, Made>(
  rows: readonly One[],
  make: (row: One) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const row of rows) made.push(await make(row));
  return made;
}
