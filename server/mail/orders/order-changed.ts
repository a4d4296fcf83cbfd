import { formatSlot } from "#shared/checkout/delivery.ts";
import { formatUsd } from "#shared/money.ts";
import { formatDayLong, weekdayEnd } from "#shared/time.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

/** Day, window or address of an order are others now. */
export function orderChanged(order: MailData["order_changed"]): MailParts {
  const { orderNumber, day, window, address, feeBack, changeUntil, orderUrl } = order;
  const slot = formatSlot(day, window);
  return {
    subject: `Your order ${orderNumber} comes ${slot}`,
    heading: "Your delivery has changed",
    blocks: [
      {
        kind: "text",
        text: `Your order ${orderNumber} now comes on ${formatDayLong(day)}, ${slot.split(", ")[1]}, to ${address}.`,
      },
      ...(feeBack > 0
        ? [
            {
              kind: "text" as const,
              text: `Delivery costs less there, so we are refunding ${formatUsd(feeBack)} the way you paid. Banks take up to ten days to show a refund.`,
            },
          ]
        : []),
      { kind: "link", label: "See your order", url: orderUrl },
      {
        kind: "text",
        text: `You can change it again until ${weekdayEnd(changeUntil)}. If this wasn't you, please reply to this email.`,
      },
    ],
  };
}
