import { and, eq, gt, isNull, like, or, sql } from "drizzle-orm";
import { DAY_MS } from "#shared/durations.ts";
import { type Cents, cents } from "#shared/money.ts";
import { CAUSE_OF_PROBLEM } from "#shared/payments/refunds/refund-cause.ts";
import type { orderProblems } from "#db/schema/orders/problems.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { advance } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";
import { getSettings } from "../../platform/settings/settings.ts";
import type { Order } from "../own/own-order.ts";
import { amountOfRefund, writeRefund } from "../refunds/refund-order.ts";
import type { Refunded } from "../refunds/refunding.ts";
import { problemReason } from "./problem-reason.ts";

/** How long what was credited at once counts toward its limit. */
const COUNTED_MS = 30 * DAY_MS;

type Problem = typeof orderProblems.$inferSelect;

type Reported = {
  order: Order;
  problem: Problem;
  /** Earlier reports of the same line. */
  before: readonly Pick<Problem, "state">[];
};

/**
 * Credits a problem whose customer chose credit without asking the team, as long as no more than the setting allows
 * was credited to the household in this way in thirty days. What the team declined, only the team can grant. The market
 * bears it until the team decides otherwise
 * (decision 077). Returns whether it did; the caller must have locked the order.
 */
export async function creditAtOnce(
  deps: Deps,
  tx: Tx,
  { order, problem, before }: Reported,
): Promise<boolean> {
  if (problem.to !== "credit" || order.userId === null) return false;
  if (before.some(({ state }) => state === "declined")) return false;
  const { creditAtOnceCents: most } = await getSettings({ db: tx });
  if (most === 0) return false;
  const what: Refunded = {
    wish: {
      lines: [{ productId: problem.productId, quantity: problem.quantity }],
      delivery: false,
    },
    reason: problemReason(problem.kind),
    cause: CAUSE_OF_PROBLEM[problem.kind],
    bearer: "market",
    money: { kind: "new", to: "credit" },
  };
  const amount = await amountOfRefund(tx, order, what);
  if (amount === null || amount === 0) return false;
  if (amount + (await creditedTo(deps, tx, order)) > most) return false;
  const written = await writeRefund(deps, tx, {
    order,
    what,
    by: { actor: null },
    notice: "refund",
  });
  if (!written) return false;
  const set = { refundId: written.refundId, decidedAt: deps.clock.now() };
  await advance(tx, lifecycles.problem, problem, "refund", { set });
  return true;
}

/**
 * What was credited at once to the order's household lately: to its account, mailbox or door, since ten accounts at one
 * door are one habit. Reports of two orders at the same moment wait for each other.
 */
async function creditedTo(
  { clock }: Pick<Deps, "clock">,
  tx: Tx,
  { userId, email, delivery }: Order,
): Promise<Cents> {
  const mailbox = sql`mailbox_of(${email})`;
  const home = sql`home_of(${JSON.stringify(delivery)}::jsonb)`;
  await tx.execute(sql`
    select pg_advisory_xact_lock(key) from (
      select hashtextextended('credit_at_once:' || part, 0) as key
      from unnest(array[${userId}, ${mailbox}, ${home}]) part where part is not null order by key) parts`);
  const [sum] = await tx
    .select({ credit: sql`coalesce(sum(${refunds.credit}), 0)::bigint`.mapWith(cents) })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(
      and(
        or(
          sql`${orders.userId} = ${userId}`,
          sql`mailbox_of(${orders.email}::text) = ${mailbox}`,
          sql`home_of(${orders.delivery}) = ${home}`,
        ),
        isNull(refunds.requestedBy),
        like(refunds.reason, problemReason("%")),
        gt(refunds.createdAt, new Date(clock.now().getTime() - COUNTED_MS)),
      ),
    );
  return sum?.credit ?? cents(0);
}
