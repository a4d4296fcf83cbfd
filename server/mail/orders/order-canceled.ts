import { ordersMail as m } from "#messages/orders/mail.ts";
import type { Business } from "#shared/platform/business/business.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

/**
 * Confirms a cancellation while the payment is disputed. Promises no refund, so that the money is not promised
 * twice.
 */
export function orderCanceled(
  { orderNumber, orderUrl, isDecided }: MailData["order_canceled"],
  { phone }: Business,
): MailParts {
  return {
    subject: m.canceled(orderNumber),
    heading: m.canceledHeading,
    blocks: [
      {
        kind: "text",
        text: m.notDelivered(orderNumber),
      },
      {
        kind: "text",
        text: isDecided ? m.bankDecided : m.bankReviews,
      },
      { kind: "link", label: m.seeOrder, url: orderUrl },
      { kind: "text", text: m.questions(phone) },
    ],
  };
}
