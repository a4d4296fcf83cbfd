import { ordersMail as m } from "#messages/orders/mail.ts";
import { ORDER_LINK_DAYS } from "#shared/orders/order-link.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

/** Sends a new link to an order that was placed without an account. */
export function orderLink({ orderNumber, orderUrl }: MailData["order_link"]): MailParts {
  return {
    subject: m.yourLink(orderNumber),
    heading: m.yourOrder,
    blocks: [
      { kind: "text", text: m.hereIsLink(orderNumber) },
      { kind: "link", label: m.seeOrder, url: orderUrl },
      {
        kind: "text",
        text: m.linkWorks(ORDER_LINK_DAYS),
      },
    ],
  };
}
