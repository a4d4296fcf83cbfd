import { asc, eq } from "drizzle-orm";
import { paymentsGiftErrors as m } from "#messages/payments/gift-cards/gift-errors.ts";
import { DomainError } from "#shared/errors.ts";
import { cents, type Cents, formatUsd } from "#shared/money.ts";
import type { CreditReason } from "#shared/orders/words/credit-words.ts";
import { type PayOutInput } from "#shared/payments/gift-cards/gift-card.ts";
import { GIFT_CASH_UNDER } from "#shared/payments/gift-cards/gift-values.ts";
import { creditPaidOutEntries } from "#shared/payments/gift-cards/gift-ledger.ts";
import { giftRemainingOf } from "#shared/payments/gift-cards/gift-remaining.ts";
import { credits } from "#db/schema/payments/credits.ts";
import { users } from "#db/schema/accounts/users.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Db, Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { type AccountActor, auditsOf, recordAudit } from "../../platform/audit/audit.ts";
import { usableCredit } from "../credit/credit-use.ts";
import { moveCredit } from "../credit/credits.ts";
import { post } from "../ledger.ts";
import { refuseOwnMoney } from "../refunds/own-money.ts";

/** What remains of a customer's gift cards, limited to credit that no open checkout has promised. */
export async function giftRemaining(db: Db | Tx, userId: string): Promise<Cents> {
  const movements = await db
    .select({ key: credits.key, amount: credits.amount, orderId: credits.orderId })
    .from(credits)
    .where(eq(credits.userId, userId))
    .orderBy(asc(credits.id));
  return cents(Math.min(giftRemainingOf(movements), await usableCredit({ db }, userId, null)));
}

/**
 * Records that the remainder of a customer's gift cards was paid out in cash from the market's own bank
 * account. `amount` is the remainder that the admin saw. Idempotent by `key`. Throws `not_found`, and `conflict` when
 * the remainder has changed or is too large to be paid out, or when the key was already used for a different payout, and
 * `forbidden` for the admin's own.
 */
export async function payOutGiftRemaining(
  deps: Pick<Deps, "db" | "clock">,
  admin: AccountActor,
  { id, key: form, amount, reason }: PayOutInput,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, id)).for("no key update");
    if (!user) throw new DomainError("not_found", m.noUser);
    const key = `gift_card_out:${form}`;
    if (await isPaidOut(tx, key, { id, amount, reason })) return;
    await refuseOwnMoney(tx, admin, { userId: id, email: user.email });
    const remaining = await giftRemaining(tx, id);
    if (remaining !== amount || remaining === 0)
      throw new DomainError("conflict", m.otherRemaining);
    if (remaining >= GIFT_CASH_UNDER) {
      throw new DomainError("conflict", m.tooMuch(formatUsd(GIFT_CASH_UNDER)));
    }
    const at = deps.clock.now();
    const why: CreditReason = "gift_card_paid_out";
    const back = cents(-amount);
    await moveCredit(tx, { at, userId: id, amount: back, key, reason: why, orderId: null });
    const lines = creditPaidOutEntries(amount);
    const kind = "credit_paid_out";
    await post(tx, { at, key: `credit:${key}`, kind, orderId: null, intentId: null, lines });
    await recordAudit(deps, tx, admin, {
      action: "credit.paid_out",
      subject: { kind: "user", id, name: user.username },
      detail: { amount, reason },
    });
  });
}

/** Whether the payout of this key is recorded. Throws `conflict` if it was a different one. */
async function isPaidOut(
  tx: Tx,
  key: string,
  { id, amount, reason }: Omit<PayOutInput, "key">,
): Promise<boolean> {
  const [moved] = await tx.select().from(credits).where(eq(credits.key, key));
  if (!moved) return false;
  // The movement names no reason that the team gave: the audit log does.
  const paid = await auditsOf(tx, "credit.paid_out", { kind: "user", id });
  const isSame = paid.some(
    ({ detail }) => detail["amount"] === amount && detail["reason"] === reason,
  );
  if (moved.userId === id && moved.amount === -amount && isSame) return true;
  throw new DomainError("conflict", m.otherRemaining);
}
