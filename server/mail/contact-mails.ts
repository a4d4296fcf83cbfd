import { type Business, hoursLine } from "#shared/platform/business.ts";
import { REPLY_WITHIN } from "#shared/mail/contact.ts";
import type { MailBlock, MailParts } from "./layout.ts";
import type { MailData } from "./port.ts";

/**
 * A message has arrived. Nothing of what was typed stands in it: anyone can type anyone's
 * address, and must not be able to send them words of their own.
 */
export function contactReceived(
  { number }: MailData["contact_received"],
  business: Business,
): MailParts {
  return {
    subject: `We have your message, ticket ${number}`,
    heading: "Your message has arrived",
    blocks: [
      {
        kind: "text",
        text: `It has the number ${number}. Someone will read it and answer within ${REPLY_WITHIN}.`,
      },
      {
        kind: "text",
        text: `If it cannot wait, call ${business.phone}, ${hoursLine(business)}, and give the number.`,
      },
      { kind: "text", text: "If this wasn't you, do nothing." },
    ],
  };
}

/** The message itself, to the market. */
export function contactMessage(message: MailData["contact_message"]): MailParts {
  const { number, topic, orderNumber, name, email } = message;
  return {
    subject: `${number}: ${topic}`,
    heading: topic,
    blocks: [
      {
        kind: "rows",
        rows: [
          ["Ticket", number],
          ["From", name],
          ["Answer to", email],
          ["Order", orderNumber || "None given"],
        ],
      },
      ...paragraphs(message.message),
    ],
  };
}

function paragraphs(text: string): MailBlock[] {
  return text
    .split(/\s*\n\s*/)
    .filter(Boolean)
    .map((line) => ({ kind: "text", text: line }));
}
