import { ordersMail as m } from "#messages/orders/mail.ts";
import { formatSlot, windowOf } from "#shared/checkout/delivery.ts";
import { formatUsd } from "#shared/money.ts";
import type { Business } from "#shared/platform/business/business.ts";
import { formatDayEnd, formatDayLong } from "#shared/time.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

/** Confirms a new day, window or address, or a second delivery after a failed one. */
export function orderChanged(
  order: MailData["order_changed"],
  { phone }: Pick<Business, "phone">,
): MailParts {
  const { orderNumber, day, window, address, feeBack, isAgain, changeUntil, orderUrl } = order;
  const ownChoice = changeUntil === null ? m.notYou : m.changeAgain(formatDayEnd(changeUntil));
  const placed = {
    order: orderNumber,
    day: formatDayLong(day),
    window: windowOf(window).label,
    address,
  };
  return {
    subject: m.comes(orderNumber, formatSlot(day, window)),
    heading: isAgain ? m.comesAgain : m.deliveryChanged,
    blocks: [
      { kind: "text", text: isAgain ? m.comesAgainOn(placed) : m.nowComes(placed) },
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
        text: isAgain ? m.ifOut(phone) : ownChoice,
      },
    ],
  };
}
