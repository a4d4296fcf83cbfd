import { eq } from "drizzle-orm";
import type { CreditGift } from "#shared/payments/credit/credit.ts";
import { users } from "#db/schema/accounts/users.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "#server/deps.ts";
import { type AccountActor, recordAudit } from "../../platform/audit.ts";
import { giveCredit } from "../../payments/credit/credits.ts";
import { type Confirm, holdToGivingLimit } from "../../payments/refunds/giving-limit.ts";
import { queueMail } from "../../mail/outbox.ts";
import { unknownUser } from "./user-record.ts";

/** The team gives a customer credit and writes why. Throws `not_found`, and what `confirm` throws. */
export async function giveGift(
  deps: Deps,
  admin: AccountActor,
  { id, key, amount, reason }: CreditGift,
  confirm?: Confirm,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, id)).for("no key update");
    if (!user) throw unknownUser();
    const at = deps.clock.now();
    const movement = { userId: id, amount, key: `gift:${key}`, reason, orderId: null, at };
    if (!(await giveCredit(tx, movement))) return;
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
