import { eq } from "drizzle-orm";
import { paymentsErrors as m } from "#messages/payments/errors.ts";
import { DomainError } from "#shared/errors.ts";
import type { CreditGift } from "#shared/payments/credit/credit.ts";
import { formatUsd, NO_MONEY } from "#shared/money.ts";
import type { Tx } from "#db/client.ts";
import { users } from "#db/schema/accounts/users.ts";
import { credits } from "#db/schema/payments/credits.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "#server/deps.ts";
import { type AccountActor, recordAudit } from "../../platform/audit/audit.ts";
import { giveCredit } from "../../payments/credit/credits.ts";
import { type Confirm, holdToGivingLimit } from "../../payments/refunds/giving-limit.ts";
import { refuseOwnMoney } from "../../payments/refunds/own-money.ts";
import { queueMail } from "../../mail/outbox.ts";
import { unknownUser } from "./user-record.ts";

/**
 * Gives a customer credit, with a reason, and emails them. Idempotent by `key`. Throws `not_found`,
 * `conflict` when the key was already used for a different gift (its response was lost and the form
 * was changed before the retry), `forbidden` for the admin's own account, and what `confirm` throws.
 */
export async function giveGift(
  deps: Deps,
  admin: AccountActor,
  { id, key, amount, reason }: CreditGift,
  confirm?: Confirm,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, id)).for("no key update");
    if (!user) throw unknownUser();
    await refuseOwnMoney(tx, admin, { userId: id, email: user.email });
    const at = deps.clock.now();
    const movement = { userId: id, amount, key: `gift:${key}`, reason, orderId: null, at };
    if (!(await giveCredit(tx, movement))) return requireSame(tx, movement);
    await recordAudit(deps, tx, admin, {
      action: "credit.given",
      subject: { kind: "user", id, name: user.username },
      detail: { amount, reason },
    });
    await holdToGivingLimit(deps, tx, admin, confirm);
    await queueMail(deps, tx, {
      kind: "credit_given",
      to: user.email,
      dedupeKey: `credit_given:${key}`,
      data: {
        amount,
        reason,
        url: `${deps.publicUrl}/dashboard/customer/credit`,
      },
    });
  });
}

/** Throws `conflict` unless the gift already given with this key is the same as the requested one. */
async function requireSame(
  tx: Tx,
  {
    key,
    userId,
    amount,
    reason,
  }: Pick<typeof credits.$inferSelect, "key" | "userId" | "amount" | "reason">,
): Promise<void> {
  const [given] = await tx.select().from(credits).where(eq(credits.key, key));
  if (given?.userId === userId && given.amount === amount && given.reason === reason) return;
  throw new DomainError("conflict", m.otherGift(formatUsd(given?.amount ?? NO_MONEY)));
}
