import { formatSlot } from "#shared/checkout/delivery.ts";
import { formatDayEnd } from "#shared/time.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

/** Until tonight an order can still be changed. */
export function orderReminder(order: MailData["order_reminder"]): MailParts {
  const { orderNumber, day, window, items, changeUntil, orderUrl } = order;
  const slot = formatSlot(day, window);
  return {
    subject: `Change order ${orderNumber} until ${formatDayEnd(changeUntil)}`,
    heading: "Anything else?",
    blocks: [
      {
        kind: "text",
        text: `Your order ${orderNumber} comes ${slot}. You can change or cancel it until ${formatDayEnd(changeUntil)}; then the farms harvest it.`,
      },
      { kind: "rows", rows: items.map((item) => [item, ""] as const) },
      { kind: "link", label: "See or change your order", url: orderUrl },
    ],
  };
}
