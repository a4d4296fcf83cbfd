import { ORDER_LINK_DAYS } from "#shared/orders/order-link.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

/** The fresh link to an order that was placed without an account. */
export function orderLink({ orderNumber, orderUrl }: MailData["order_link"]): MailParts {
  return {
    subject: `Your link to order ${orderNumber}`,
    heading: "Your order",
    blocks: [
      { kind: "text", text: `Here is the link to your order ${orderNumber} that you asked for.` },
      { kind: "link", label: "See your order", url: orderUrl },
      {
        kind: "text",
        text: `It works until ${ORDER_LINK_DAYS} days after the delivery. Whoever has it can see and change the order, so please keep it to yourself. If you did not ask for it, you can ignore this email.`,
      },
    ],
  };
}
