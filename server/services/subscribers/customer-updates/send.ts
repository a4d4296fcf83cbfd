import { and, asc, eq, isNull } from "drizzle-orm";
import {
  customerUpdateRecipients,
  customerUpdates,
} from "#db/schema/subscribers/customer-updates.ts";
import { subscribers } from "#db/schema/subscribers/subscribers.ts";
import { users } from "#db/schema/accounts/users.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Language } from "#shared/language.ts";
import type { Deps } from "#server/deps.ts";
import { speak } from "#server/language.ts";
import { queueMail } from "../../mail/outbox.ts";
import { unsubscribeLink } from "../subscriber-links.ts";
import { orderUrl } from "../../platform/links/order-links.ts";
import { isMarketing } from "#shared/subscribers/customer-update.ts";
import { mailKeyOf, mailOf } from "./mail.ts";
import { keepOutcome } from "./outcome.ts";
import { type ReadersOrder, readersOrders } from "./readers.ts";
import { advance } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";

/** Emails written per transaction; stopping a message takes effect after the current batch. */
const BATCH = 50;

/**
 * Writes a message's emails, batch by batch, until everyone has theirs or it is stopped. Once they have all left the
 * outbox, stores its counts.
 */
export async function sendCustomerUpdate(deps: Deps, updateId: string): Promise<void> {
  while ((await sendBatch(deps, updateId)) === BATCH);
  await keepOutcome(deps, updateId);
}

type Update = typeof customerUpdates.$inferSelect;
type Recipient = typeof customerUpdateRecipients.$inferSelect & { order: ReadersOrder | null };

async function sendBatch(deps: Deps, updateId: string): Promise<number> {
  return inTransaction(deps.db, async (tx) => {
    const [update] = await tx
      .select()
      .from(customerUpdates)
      .where(and(eq(customerUpdates.id, updateId), eq(customerUpdates.state, "sending")))
      .for("update");
    if (!update) return 0;
    const due = await tx
      .select()
      .from(customerUpdateRecipients)
      .where(
        and(
          eq(customerUpdateRecipients.updateId, updateId),
          isNull(customerUpdateRecipients.queuedAt),
        ),
      )
      .orderBy(asc(customerUpdateRecipients.email))
      .limit(BATCH);
    const ids = due.map(({ orderId }) => orderId);
    const language = await writtenIn(tx, update);
    const found = await speak(language, () => readersOrders(tx, update.audience, ids));
    for (const recipient of due) {
      const order = recipient.orderId === null ? null : (found.get(recipient.orderId) ?? null);
      await writeMail(deps, tx, update, { ...recipient, order });
    }
    if (due.length < BATCH) {
      const set = { finishedAt: deps.clock.now() };
      await advance(tx, lifecycles.customerUpdate, update, "finish", { set });
    }
    return due.length;
  });
}

/** The language that a message is taken to be in: that of its author's account. Its placeholders are filled in it. */
async function writtenIn(tx: Tx, { createdBy }: Update): Promise<Language> {
  const [author] = await tx
    .select({ language: users.language })
    .from(users)
    .where(eq(users.id, createdBy));
  return author?.language ?? "en";
}

/**
 * Writes one person's email. Skips people whose order has been canceled or refunded since, even for news, because the
 * message may mention that order. Marketing goes only to confirmed subscribers and contains an unsubscribe link; a
 * message about an order links to the order.
 */
async function writeMail(deps: Deps, tx: Tx, update: Update, recipient: Recipient): Promise<void> {
  const { email, order } = recipient;
  const marketing = isMarketing(update.audience);
  const way = marketing ? await wayOut(deps, tx, email) : null;
  const stands = recipient.orderId === null || order?.stands === true;
  const isWanted = stands && (marketing ? way !== null : order !== null);
  if (isWanted) {
    const link =
      order && !marketing
        ? { orderNumber: order.number, orderUrl: await orderUrl(deps, tx, order) }
        : null;
    await queueMail(deps, tx, {
      kind: "customer_update",
      to: email,
      dedupeKey: mailKeyOf(update.id, recipient.mailKey),
      data: mailOf(update, { words: order?.words ?? null, order: link, unsubscribeUrl: way }),
    });
  }
  await tx
    .update(customerUpdateRecipients)
    .set({ queuedAt: deps.clock.now() })
    .where(
      and(
        eq(customerUpdateRecipients.updateId, update.id),
        eq(customerUpdateRecipients.email, email),
      ),
    );
}

async function wayOut(deps: Deps, tx: Tx, email: string): Promise<string | null> {
  const [subscriber] = await tx
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(and(eq(subscribers.email, email), eq(subscribers.state, "confirmed")));
  if (!subscriber) return null;
  return (await unsubscribeLink(deps, tx, subscriber.id)).url;
}
