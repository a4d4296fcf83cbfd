import { randomBytes } from "node:crypto";
import { type ContactInput, formatTicketNumber } from "#shared/mail/contact.ts";
import { languageNow } from "#shared/language.ts";
import { type OfficeState, officeAt } from "#shared/platform/business/opening-hours.ts";
import { contactMessages } from "#db/schema/mail/contact.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { getBusiness } from "../platform/business.ts";
import { isWithinBudget } from "../platform/within-budget.ts";
import { attach } from "./attachments.ts";
import { queueMail } from "./outbox.ts";

/**
 * Stores a message under a ticket number, acknowledges it by email (a few times per hour and mailbox) and emails it to
 * the market, all or nothing. Messages caught by the honeypot only get a number. Throws `invalid` if the attachment no
 * longer exists.
 */
export async function receiveMessage(
  deps: Pick<Deps, "db" | "mail" | "jobs" | "clock" | "throttle">,
  { website, attachment, ...message }: ContactInput,
): Promise<{ number: string }> {
  const number = formatTicketNumber(randomBytes(8));
  if (website) return { number };
  const { email } = await getBusiness(deps);
  // Anyone's address can be entered: over budget, the message is stored without the acknowledgment.
  const isAcknowledged = await isWithinBudget(deps, "contact_mailbox", message.email.toLowerCase());
  await inTransaction(deps.db, async (tx) => {
    const [kept] = await tx
      .insert(contactMessages)
      .values({
        ...message,
        number,
        orderNumber: message.orderNumber || null,
        createdAt: deps.clock.now(),
      })
      .returning({ id: contactMessages.id });
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
  });
  return { number };
}

/** Whether the office is open now. */
export async function getOffice(deps: Pick<Deps, "db" | "clock">): Promise<OfficeState> {
  const { hours } = await getBusiness(deps);
  return officeAt(hours, deps.clock.now());
}
