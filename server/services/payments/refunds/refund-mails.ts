import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { queueMail } from "../../mail/outbox.ts";
import type { Refund } from "./note.ts";
import { refundeeOf } from "./refundee.ts";

type MailDeps = Pick<Deps, "mail" | "jobs" | "clock">;

/** Reports to the customer that the provider has sent their money. */
export async function mailSent(deps: MailDeps, tx: Tx, refund: Refund): Promise<void> {
  const { email, orderNumber } = await refundeeOf(tx, refund);
  await queueMail(deps, tx, {
    kind: "refund_sent",
    to: email,
    dedupeKey: `refund_sent:${refund.id}`,
    data: { orderNumber, amount: refund.amount },
  });
}

/** Reports to the customer that their bank did not take the money, and what happens next. */
export async function mailFailed(deps: MailDeps, tx: Tx, refund: Refund): Promise<void> {
  const { email, orderNumber } = await refundeeOf(tx, refund);
  const { amount, credit } = refund;
  await queueMail(deps, tx, {
    kind: "refund_failed",
    to: email,
    dedupeKey: `refund_failed:${refund.id}`,
    data: { orderNumber, amount, credit },
  });
}
