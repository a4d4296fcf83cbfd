import { formatUsd } from "#shared/money.ts";
import type { MailBlock, MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";
import { whenBack, wayBack } from "../accounts/way-back.ts";

/** Money of an order goes back: how much and for what. */
export function refundStarted(refund: MailData["refund_started"]): MailParts {
  const { orderNumber, amount, canceled } = refund;
  const way = wayBack(refund);
  const sum = formatUsd(amount);
  return {
    subject: canceled
      ? `Your order ${orderNumber} is canceled`
      : `${sum} of your order ${orderNumber} goes back to you`,
    heading: "Your refund",
    blocks: [
      {
        kind: "text",
        text: canceled
          ? `Your order ${orderNumber} is canceled. We give you ${way}.`
          : `For your order ${orderNumber} we give you ${way}.`,
      },
      ...(canceled ? [] : [goods(refund)]),
      { kind: "text", text: whenBack(refund) },
      { kind: "link", label: "See your order", url: refund.orderUrl },
      ...(refund.amount > refund.credit
        ? [{ kind: "text", text: "We will write again once the money has been sent." } as const]
        : []),
    ],
  };
}

function goods({ items, delivery, amount }: MailData["refund_started"]): MailBlock {
  return {
    kind: "rows",
    rows: [
      ...items.map((item) => [item, ""] as const),
      ...(delivery > 0 ? [["Delivery", formatUsd(delivery)] as const] : []),
      ["Refund, tax included", formatUsd(amount)],
    ],
  };
}
