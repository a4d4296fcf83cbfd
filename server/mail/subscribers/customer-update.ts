import { subscribersMail as m } from "#messages/subscribers/mail.ts";
import type { MailBlock, MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

/** A message from the team to some of its customers, in the team's own words. */
export function customerUpdate(update: MailData["customer_update"]): MailParts {
  const { subject, paragraphs, order, unsubscribeUrl } = update;
  const text = paragraphs.map((paragraph): MailBlock => ({ kind: "text", text: paragraph }));
  const link: MailBlock[] = order
    ? [{ kind: "link", label: m.order(order.orderNumber), url: order.orderUrl }]
    : [];
  return {
    subject,
    heading: subject,
    blocks: [...text, ...link],
    ...(unsubscribeUrl && { unsubscribeUrl }),
  };
}
