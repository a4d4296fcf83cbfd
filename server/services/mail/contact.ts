import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { type ContactInput, formatTicketNumber } from "#shared/mail/contact.ts";
import { languageNow } from "#shared/language.ts";
import { type OfficeState, officeAt } from "#shared/platform/business/opening-hours.ts";
import { contactMessages } from "#db/schema/mail/contact.ts";
import type { Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { getBusiness } from "../platform/settings/business.ts";
import { mayMail } from "../platform/typed-mails.ts";
import { attach } from "./attachments.ts";
import { queueMail } from "./outbox.ts";

/**
 * Stores a message under a ticket number, acknowledges it by email (within the mailbox's budget) and emails it to the
 * market, all or nothing. Requests with the same key do so only once and return the same number. Messages caught
 * by the honeypot only get a number. Throws `invalid` if the attachment no longer exists.
 */
export async function receiveMessage(
  deps: Pick<Deps, "db" | "mail" | "jobs" | "clock" | "throttle">,
  { website, attachment, key, ...message }: ContactInput,
  address: string,
): Promise<{ number: string }> {
  const number = formatTicketNumber(randomBytes(8));
  if (website) return { number };
  const before = key === undefined ? null : await receivedUnder(deps.db, key);
  if (before) return before;
  const { email } = await getBusiness(deps);
  // Anyone's address can be entered: over budget, the message is stored without the acknowledgment.
  const isAcknowledged = await mayMail(deps, message.email, address);
  return inTransaction(deps.db, async (tx) => {
    const [kept] = await tx
      .insert(contactMessages)
      .values({
        ...message,
        number,
        orderNumber: message.orderNumber || null,
        actKey: key ?? null,
        createdAt: deps.clock.now(),
      })
      .onConflictDoNothing({ target: contactMessages.actKey })
      .returning({ id: contactMessages.id });
    // Another request with the same key was faster.
    const faster = kept || key === undefined ? null : await receivedUnder(tx, key);
    if (faster) return faster;
    if (!kept) throw new Error("The message did not come back");
    if (attachment) await attach(tx, { messageId: kept.id, attachment });
    if (isAcknowledged) {
      await queueMail(deps, tx, {
        kind: "contact_received",
        to: message.email,
        language: languageNow(),
        dedupeKey: `contact_received:${number}`,
        data: { number },
      });
    }
    await queueMail(deps, tx, {
      kind: "contact_message",
      to: email,
      dedupeKey: `contact_message:${number}`,
      data: { ...message, number, hasAttachment: attachment !== undefined },
    });
    return { number };
  });
}

/** The number of the message already stored under a form's key; null if there is none. */
async function receivedUnder(
  db: Pick<Tx, "select">,
  key: string,
): Promise<{ number: string } | null> {
  const [known] = await db
    .select({ number: contactMessages.number })
    .from(contactMessages)
    .where(eq(contactMessages.actKey, key));
  return known ?? null;
}

/** Whether the office is open now. */
export async function getOffice(deps: Pick<Deps, "db" | "clock">): Promise<OfficeState> {
  const { hours } = await getBusiness(deps);
  return officeAt(hours, deps.clock.now());
}
