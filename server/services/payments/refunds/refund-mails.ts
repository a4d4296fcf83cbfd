import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { queueMail } from "../../mail/outbox.ts";
import { orderUrl } from "../../platform/order-links.ts";
import type { Refund } from "./note.ts";
import { type Refundee, refundeeOf } from "./refundee.ts";

type MailDeps = Pick<Deps, "mail" | "jobs" | "clock" | "publicUrl">;

/** Reports to the customer that the provider has sent their money. */
export async function mailSent(deps: MailDeps, tx: Tx, refund: Refund): Promise<void> {
  const { email, order } = await refundeeOf(tx, refund);
  await queueMail(deps, tx, {
    kind: "refund_sent",
    to: email,
    dedupeKey: `refund_sent:${refund.id}`,
    data: { ...(await factsOf(deps, tx, order)), amount: refund.amount },
  });
}

/** Reports to the customer that their bank did not take the money, and what happens next. */
export async function mailFailed(deps: MailDeps, tx: Tx, refund: Refund): Promise<void> {
  const { email, order } = await refundeeOf(tx, refund);
  const { amount, credit } = refund;
  await queueMail(deps, tx, {
    kind: "refund_failed",
    to: email,
    dedupeKey: `refund_failed:${refund.id}`,
    data: { ...(await factsOf(deps, tx, order)), amount, credit },
  });
}

/** What an email says of the order whose money it is; nothing where there is none. */
async function factsOf(deps: MailDeps, tx: Tx, order: Refundee["order"]) {
  if (!order) return { orderNumber: null, orderUrl: null };
  return { orderNumber: order.number, orderUrl: await orderUrl(deps, tx, order) };
}
