import { ordersMail as m } from "#messages/orders/mail.ts";
import { formatSlot } from "#shared/checkout/delivery.ts";
import { formatDayEnd } from "#shared/time.ts";
import { harvestBlock } from "../goods.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

/** Reminds the customer that the order can be changed until tonight, and what is going to be harvested for it. */
export function orderReminder(order: MailData["order_reminder"]): MailParts {
  const { orderNumber, day, window, items, changeUntil, orderUrl } = order;
  const slot = formatSlot(day, window);
  return {
    subject: m.changeUntil(orderNumber, formatDayEnd(changeUntil)),
    heading: m.anythingElse,
    blocks: [
      {
        kind: "text",
        text: m.thenHarvested(orderNumber, slot, formatDayEnd(changeUntil)),
      },
      harvestBlock(items),
      { kind: "link", label: m.seeOrChange, url: orderUrl },
    ],
  };
}
