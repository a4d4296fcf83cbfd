import { formatSlot } from "#shared/checkout/delivery.ts";
import { formatUsd } from "#shared/money.ts";
import { weekdayEnd } from "#shared/time.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

/** Goods were added to an order that was paid: which, for how much, and that all comes together. */
export function orderAddedTo(added: MailData["order_added_to"]): MailParts {
  const { orderNumber, items, amount, credit, day, window, changeUntil, orderUrl } = added;
  const byCredit = credit > 0 ? ` and ${formatUsd(credit)} of your credit` : "";
  return {
    subject: `Added to your order ${orderNumber}`,
    heading: "Added to your order",
    blocks: [
      {
        kind: "text",
        text: `${items.join(", ")} ${items.length === 1 ? "comes" : "come"} with your order ${orderNumber}: ${formatSlot(day, window)}. You paid ${formatUsd(amount)}${byCredit} for it, tax included.`,
      },
      { kind: "link", label: "See your order", url: orderUrl },
      {
        kind: "text",
        text: `You can change it again until ${weekdayEnd(changeUntil)}. If this wasn't you, please reply to this email.`,
      },
    ],
  };
}
