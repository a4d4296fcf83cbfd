import { ordersMail as m } from "#messages/orders-mail.ts";
import { formatSlot, windowOf } from "#shared/checkout/delivery.ts";
import { formatUsd } from "#shared/money.ts";
import { formatDayEnd, formatDayLong } from "#shared/time.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

/** Day, window or address of an order are others now. */
export function orderChanged(order: MailData["order_changed"]): MailParts {
  const { orderNumber, day, window, address, feeBack, changeUntil, orderUrl } = order;
  const slot = formatSlot(day, window);
  return {
    subject: m.comes(orderNumber, slot),
    heading: m.deliveryChanged,
    blocks: [
      {
        kind: "text",
        text: m.nowComes({
          order: orderNumber,
          day: formatDayLong(day),
          window: windowOf(window).label,
          address,
        }),
      },
      ...(feeBack > 0
        ? [
            {
              kind: "text" as const,
              text: m.costsLess(formatUsd(feeBack)),
            },
          ]
        : []),
      { kind: "link", label: m.seeOrder, url: orderUrl },
      {
        kind: "text",
        text: m.changeAgain(formatDayEnd(changeUntil)),
      },
    ],
  };
}
