import { and, eq, sql } from "drizzle-orm";
import { ERASED_LIKE } from "#shared/accounts/erased.ts";
import type { CreditReason } from "#shared/orders/words/credit-words.ts";
import { deliveredBefore } from "#shared/payments/payouts/payout.ts";
import { type ReferralEnd, referralEntries } from "#shared/payments/referrals/referral.ts";
import { businessDayAt } from "#shared/time.ts";
import { users } from "#db/schema/accounts/users.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { referrals } from "#db/schema/payments/referrals.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { queueMail } from "../../mail/outbox.ts";
import { eachSurvives } from "../../platform/each-survives.ts";
import { advance } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";
import { getSettings } from "../../platform/settings/settings.ts";
import { moveCredit } from "../credit/credits.ts";
import { post } from "../ledger.ts";
import { IS_DISPUTED, isLost, isPayable } from "../payouts/payable.ts";
import { takeBackUndone } from "./take-back.ts";

type Settling = Pick<Deps, "db" | "clock" | "mail" | "publicUrl" | "log">;

/**
 * Gives referral credit for friends' first orders once their farms can be paid, then takes back credit for
 * orders that have since been undone. Each referral is handled separately: a failure does not stop the others.
 */
export async function settleReferrals(deps: Settling): Promise<void> {
  const { payoutDelayDays } = await getSettings(deps);
  const before = deliveredBefore(businessDayAt(deps.clock.now()), payoutDelayDays);
  const due = await deps.db.execute<{ id: string }>(sql`
    select r.id from referrals r join orders o on o.id = r.order_id join users u on u.id = r.referrer_id
    where r.state = 'waiting' and o.state = 'delivered' and u.email not like ${ERASED_LIKE}
      and ${isPayable(before)} and not ${IS_DISPUTED}
      and not ${isLost()}
    order by r.created_at`);
  const steps = due.map(({ id }) => ({
    facts: { subjectId: id },
    run: () => inTransaction(deps.db, (tx) => credit(deps, tx, id)),
  }));
  try {
    await eachSurvives(deps, "a referral could not be credited", steps);
  } finally {
    await takeBackUndone(deps);
  }
}

async function credit(deps: Settling, tx: Tx, id: string): Promise<void> {
  const [found] = await tx
    .select({ referral: referrals, state: orders.state })
    .from(referrals)
    .innerJoin(orders, eq(orders.id, referrals.orderId))
    .where(and(eq(referrals.id, id), eq(referrals.state, "waiting")))
    // Also locks the order, so that it cannot be refunded at the same time.
    .for("update");
  if (found?.state !== "delivered") return;
  const { referral } = found;
  // Asked only now: a statement that waits for a lock still reads other rows as they were before it.
  const [asked] = await tx
    .select({ fault: sql<ReferralEnd | null>`fault_of_referral(referrals)` })
    .from(referrals)
    .where(eq(referrals.id, id));
  const fault = asked?.fault;
  const at = deps.clock.now();
  if (fault) {
    const set = { endedAt: at, cause: fault };
    await advance(tx, lifecycles.referral, referral, "refuse", { set });
    return;
  }
  const { referrerId, reward } = referral;
  await advance(tx, lifecycles.referral, referral, "credit", { set: { creditedAt: at } });
  const key = `referral:${id}`;
  const reason: CreditReason = "referral";
  // Not linked to the order: the referrer must not see the friend's name or goods.
  await moveCredit(tx, { at, userId: referrerId, amount: reward, key, reason, orderId: null });
  await post(tx, {
    at,
    key: `credit:${key}`,
    kind: "referral",
    orderId: null,
    intentId: null,
    lines: referralEntries(reward),
  });
  const [referrer] = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, referrerId));
  if (!referrer) return;
  await queueMail(deps, tx, {
    kind: "referral_credited",
    to: referrer.email,
    dedupeKey: `referral_credited:${id}`,
    data: { amount: reward, url: `${deps.publicUrl}/dashboard/customer/referrals` },
  });
}
