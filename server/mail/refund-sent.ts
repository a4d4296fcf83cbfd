import { formatUsd } from "#shared/money.ts";
import type { MailBlock, MailParts } from "./layout.ts";
import type { MailData } from "./port.ts";
import { whenBack, wayBack } from "./way-back.ts";

/** Money of an order goes back: how much and for what. */
export function refundSent(refund: MailData["refund_sent"]): MailParts {
  const { orderNumber, firstName, amount, cancelled } = refund;
  const way = wayBack(refund);
  const sum = formatUsd(amount);
  return {
    subject: cancelled
      ? `Your order ${orderNumber} is cancelled`
      : `${sum} of your order ${orderNumber} goes back to you`,
    heading: firstName ? `Hello ${firstName}` : "Your refund",
    blocks: [
      {
        kind: "text",
        text: cancelled
          ? `Your order ${orderNumber} is cancelled. We give you ${way}.`
          : `For your order ${orderNumber} we give you ${way}.`,
      },
      ...(cancelled ? [] : [goods(refund)]),
      { kind: "text", text: whenBack(refund) },
    ],
  };
}

function goods({ items, delivery, amount }: MailData["refund_sent"]): MailBlock {
  return {
    kind: "rows",
    rows: [
      ...items.map((item) => [item, ""] as const),
      ...(delivery > 0 ? [["Delivery", formatUsd(delivery)] as const] : []),
      ["Refund, tax included", formatUsd(amount)],
    ],
  };
}
