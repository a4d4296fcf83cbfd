import type { Business } from "#shared/platform/business.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

/** An order is canceled while the customer's bank has its payment: no money is promised twice. */
export function orderCanceled(
  { orderNumber, orderUrl, isDecided }: MailData["order_canceled"],
  { phone }: Business,
): MailParts {
  return {
    subject: `Your order ${orderNumber} is canceled`,
    heading: "Your order is canceled",
    blocks: [
      {
        kind: "text",
        text: `Your order ${orderNumber} is canceled and will not be delivered.`,
      },
      {
        kind: "text",
        text: isDecided
          ? "The payment is with your bank, which has decided the dispute about it. Please ask the bank when the money will show in your account."
          : "The payment is with your bank, which is reviewing the dispute about it. Until the bank decides, we cannot move this money. Should the bank leave it with us, we refund it and write to you again.",
      },
      { kind: "link", label: "See your order", url: orderUrl },
      { kind: "text", text: `Questions? Just answer this email or call ${phone}.` },
    ],
  };
}
