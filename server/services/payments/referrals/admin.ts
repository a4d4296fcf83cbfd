import { aliasedTable, and, eq, sql } from "drizzle-orm";
import { paymentsReferralErrors as m } from "#messages/payments/referrals/referral-errors.ts";
import { DomainError } from "#shared/errors.ts";
import { cents } from "#shared/money.ts";
import type { ReferralQuery } from "#shared/payments/referrals/referral-admin.ts";
import type { EndReferralInput } from "#shared/payments/referrals/referral.ts";
import { users } from "#db/schema/accounts/users.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { referrals } from "#db/schema/payments/referrals.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "#server/deps.ts";
import { type AccountActor, recordAudit } from "../../platform/audit/audit.ts";
import { advance } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";
import { containing, ordered, pageOf } from "../../platform/database/table-query.ts";
import { takeBack } from "./take-back.ts";

const referrers = aliasedTable(users, "referrers");

/**
 * The text that a search for referrals matches: the referrer's names and email, and the order's number and
 * email.
 */
const WORDS = sql`lower(concat_ws(' ', ${referrers.username}, ${referrers.email}, ${referrers.firstName}, ${referrers.lastName}, ${orders.number}, ${orders.email}))`;

/** All referrals, newest first by default. */
export function listReferrals({ db }: Pick<Deps, "db">, query: ReferralQuery) {
  const where = and(
    query.state && eq(referrals.state, query.state),
    query.q ? sql`${WORDS} like ${containing(query.q.toLowerCase())}` : undefined,
  );
  const rows = db
    .select({
      id: referrals.id,
      state: referrals.state,
      reward: referrals.reward,
      takenBack: referrals.takenBack,
      cause: referrals.cause,
      referrerId: referrals.referrerId,
      referrer: referrers.username,
      orderNumber: orders.number,
      friend: orders.email,
      off: orders.promotion,
      createdAt: referrals.createdAt,
    })
    .from(referrals)
    .innerJoin(orders, eq(orders.id, referrals.orderId))
    .innerJoin(referrers, eq(referrers.id, referrals.referrerId))
    .where(where)
    .orderBy(...ordered(query.dir, referrals[query.sort], referrals.id));
  const total = db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(referrals)
    .innerJoin(orders, eq(orders.id, referrals.orderId))
    .innerJoin(referrers, eq(referrers.id, referrals.referrerId))
    .where(where);
  return pageOf(query, rows, total);
}

/**
 * Ends a referral: a waiting one will earn nothing, and credit already given is taken back as far as it is
 * unspent. Throws `not_found`, and `conflict` when it has already ended.
 */
export async function endReferral(
  deps: Pick<Deps, "db" | "clock" | "mail" | "publicUrl">,
  admin: AccountActor,
  { id, reason }: EndReferralInput,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const [referral] = await tx.select().from(referrals).where(eq(referrals.id, id)).for("update");
    if (!referral) throw new DomainError("not_found", m.unknown);
    const set = { endedAt: deps.clock.now(), cause: reason };
    let amount = cents(0);
    if (referral.state === "waiting") {
      await advance(tx, lifecycles.referral, referral, "refuse", { set });
    } else if (referral.state === "credited") amount = await takeBack(deps, tx, referral, reason);
    else throw new DomainError("conflict", m.notOpen);
    const [order] = await tx
      .select({ number: orders.number })
      .from(orders)
      .where(eq(orders.id, referral.orderId));
    await recordAudit(deps, tx, admin, {
      action: "referral.taken_back",
      subject: { kind: "referral", id, name: order?.number ?? "" },
      detail: { amount, reason },
    });
  });
}
