import { and, eq, sql } from "drizzle-orm";
import { cents } from "#shared/money.ts";
import type { CreditReason } from "#shared/orders/words/credit-words.ts";
import {
  type ReferralEnd,
  referralEntries,
  takenBackOf,
} from "#shared/payments/referrals/referral.ts";
import { opposite } from "#shared/payments/ledger.ts";
import { users } from "#db/schema/accounts/users.ts";
import { referrals } from "#db/schema/payments/referrals.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { isLost } from "../payouts/payable.ts";
import { queueMail } from "../../mail/outbox.ts";
import { eachSurvives } from "../../platform/each-survives.ts";
import { advance } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";
import { usableCredit } from "../credit/credit-use.ts";
import { moveCredit } from "../credit/credits.ts";
import { post } from "../ledger.ts";

export type Referral = typeof referrals.$inferSelect;

type TakingBack = Pick<Deps, "clock" | "mail" | "publicUrl">;

/**
 * Takes back credit for orders that were refunded at the customer's own wish, in full or until less was kept than
 * the offer asks for, or that were lost to a dispute for fraud. Refunds that someone else was responsible for do not count.
 */
export async function takeBackUndone(deps: TakingBack & Pick<Deps, "db" | "log">): Promise<void> {
  const undone = await deps.db.execute<{ id: string; cause: ReferralEnd }>(sql`
    select id, cause from (
      select r.id, r.created_at, case
        when ${isLost(sql`d.reason = 'fraudulent'`)} then 'fraud'
        when o.state in ('refunded', 'canceled') and exists (select from refunds x where x.order_id = o.id)
          and not exists (select from refunds x where x.order_id = o.id and x.state <> 'failed'
            and x.bearer is distinct from 'customer') then 'undone'
        when goods_kept(o.id) < r.minimum_cents then 'too_small' end as cause
      from referrals r join orders o on o.id = r.order_id where r.state = 'credited') found
    where cause is not null order by created_at`);
  const steps = undone.map(({ id, cause }) => ({
    facts: { subjectId: id },
    run: () =>
      inTransaction(deps.db, async (tx) => {
        const isOpen = and(eq(referrals.id, id), eq(referrals.state, "credited"));
        const [referral] = await tx.select().from(referrals).where(isOpen).for("update");
        if (referral) await takeBack(deps, tx, referral, cause);
      }),
  }));
  await eachSurvives(deps, "credit for a referral could not be taken back", steps);
}

/**
 * Takes back the credit of a locked referral, as far as it is unspent and not promised to an open checkout: the
 * balance never becomes negative. Spent credit remains the market's cost. Emails the referrer, and returns the
 * amount taken back.
 */
export async function takeBack(deps: TakingBack, tx: Tx, referral: Referral, cause: string) {
  const { id, referrerId, reward } = referral;
  const at = deps.clock.now();
  // The same lock as `applyCredit`, so that credit a checkout is about to promise is counted.
  const [referrer] = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, referrerId))
    .for("no key update");
  const takenBack = takenBackOf(reward, await usableCredit({ db: tx }, referrerId, null));
  await advance(tx, lifecycles.referral, referral, "take_back", {
    set: { takenBack, endedAt: at, cause },
  });
  const key = `referral_back:${id}`;
  const reason: CreditReason = "referral_taken_back";
  const amount = cents(-takenBack);
  if (!(await moveCredit(tx, { at, userId: referrerId, amount, key, reason, orderId: null })))
    return takenBack;
  await post(tx, {
    at,
    key: `credit:${key}`,
    kind: "referral_taken_back",
    orderId: null,
    intentId: null,
    lines: opposite(referralEntries(takenBack)),
  });
  if (referrer) {
    await queueMail(deps, tx, {
      kind: "referral_taken_back",
      to: referrer.email,
      dedupeKey: `referral_taken_back:${id}`,
      data: { amount: takenBack, url: `${deps.publicUrl}/dashboard/customer/referrals` },
    });
  }
  return takenBack;
}
