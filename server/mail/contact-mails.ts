import { mailLetters as m } from "#messages/mail/letters.ts";
import { type Business, hoursLine } from "#shared/platform/business/business.ts";
import { REPLY_BUSINESS_DAYS, topicLabel } from "#shared/mail/contact.ts";
import type { MailParts } from "./layout.ts";
import type { MailData } from "./port.ts";

/**
 * Acknowledges a message. It contains nothing that was typed: anyone can enter someone else's address, and must
 * not be able to send them text of their own.
 */
export function contactReceived(
  { number }: MailData["contact_received"],
  business: Business,
): MailParts {
  return {
    subject: m.received(number),
    heading: m.receivedHeading,
    blocks: [
      {
        kind: "text",
        text: m.receivedText(number, REPLY_BUSINESS_DAYS),
      },
      {
        kind: "text",
        text: m.cannotWait(business.phone, hoursLine(business)),
      },
      { kind: "text", text: m.notYou },
    ],
  };
}

/** Forwards the message to the market. */
export function contactMessage(message: MailData["contact_message"]): MailParts {
  const { number, topic, orderNumber, name, email, hasAttachment } = message;
  return {
    subject: `${number}: ${topicLabel(topic)}`,
    heading: topicLabel(topic),
    blocks: [
      {
        kind: "rows",
        rows: [
          [m.ticket, number],
          [m.from, name],
          [m.answerTo, email],
          [m.order, orderNumber || m.noOrder],
          ...(hasAttachment ? [[m.attachment, m.underMessages] as [string, string]] : []),
        ],
      },
      { kind: "text", text: message.message },
    ],
  };
}
