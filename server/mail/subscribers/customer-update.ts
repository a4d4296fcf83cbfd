import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

/** What the team writes to some of its customers, in the team's own words. */
export function customerUpdate(update: MailData["customer_update"]): MailParts {
  const { subject, paragraphs, unsubscribeUrl } = update;
  return {
    subject,
    heading: subject,
    blocks: paragraphs.map((text) => ({ kind: "text", text })),
    ...(unsubscribeUrl && { unsubscribeUrl }),
  };
}
