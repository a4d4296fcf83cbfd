import { randomUUID } from "node:crypto";
import { inTransaction } from "#db/transaction.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { orderPath } from "#shared/orders/order-path.ts";
import { type CustomerUpdate, isMarketing } from "#shared/subscribers/customer-update.ts";
import { exampleWords } from "#shared/subscribers/placeholders.ts";
import type { Deps } from "#server/deps.ts";
import { queueMail } from "../../mail/outbox.ts";
import { getBusiness } from "../../platform/settings/business.ts";
import { getReach } from "./audience.ts";
import { mailOf } from "./mail.ts";
import { getCustomerUpdate } from "./progress.ts";
import { readersOrders } from "./readers.ts";

/**
 * The email as its first reader will get it, whether it is marketing, and who that is; with sample words and no reader
 * if the audience is empty. The links are those for a signed-in reader: a guest's private link is created when the
 * email is written, and only the guest gets it.
 */
export async function previewCustomerUpdate(
  deps: Pick<Deps, "db" | "mail" | "publicUrl" | "clock">,
  update: CustomerUpdate,
) {
  const { reader, order } = await firstReader(deps, update);
  const marketing = isMarketing(update.audience);
  const composed = deps.mail.compose(
    "customer_update",
    mailOf(update, {
      words: order?.words ?? exampleWords(),
      order:
        order && !marketing
          ? { orderNumber: order.number, orderUrl: `${deps.publicUrl}${orderPath(order.number)}` }
          : null,
      unsubscribeUrl: marketing ? `${deps.publicUrl}/unsubscribe` : null,
    }),
    await getBusiness(deps),
  );
  return { ...composed, reader, isMarketing: marketing };
}

/**
 * Emails a message to the caller only, with the caller's first name and no link to anyone's order. Throws `not_found`.
 */
export async function testCustomerUpdate(
  deps: Pick<Deps, "db" | "mail" | "jobs" | "clock">,
  user: SessionUser,
  id: string,
): Promise<{ to: string }> {
  const update = await getCustomerUpdate(deps, id);
  const { order } = await firstReader(deps, update);
  const words = { ...(order?.words ?? exampleWords()), "first name": user.firstName };
  await inTransaction(deps.db, (tx) =>
    queueMail(deps, tx, {
      kind: "customer_update",
      to: user.email,
      dedupeKey: `test:${randomUUID()}`,
      data: mailOf(update, { words, order: null, unsubscribeUrl: null }),
    }),
  );
  return { to: user.email };
}

async function firstReader(
  deps: Pick<Deps, "db" | "clock">,
  { audience }: Pick<CustomerUpdate, "audience">,
) {
  const { sample } = await getReach(deps, audience);
  const [first] = sample;
  if (!first) return { reader: null, order: undefined };
  const found = await readersOrders(deps.db, audience, [first.orderId]);
  return { reader: first.email, order: first.orderId ? found.get(first.orderId) : undefined };
}
