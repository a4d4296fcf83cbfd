import { ordersMail as m } from "#messages/orders/mail.ts";
import { formatSlot, windowOf } from "#shared/checkout/delivery.ts";
import { deductionsOf, taxPartsOf } from "#shared/checkout/pricing.ts";
import { formatUsd } from "#shared/money.ts";
import { formatDayEnd, formatDayLong } from "#shared/time.ts";
import { goodsBlocks } from "../goods.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

/** Confirms an order: what arrives when, what it cost, and until when it can be changed. */
export function orderPlaced(order: MailData["order_placed"]): MailParts {
  const { orderNumber, lines, totals, day, window, changeUntil, address, orderUrl } = order;
  return {
    subject: m.placed(orderNumber, formatSlot(day, window)),
    heading: m.thanks,
    blocks: [
      {
        kind: "text",
        text: m.weHave({
          order: orderNumber,
          day: formatDayLong(day),
          window: windowOf(window).label,
          address,
        }),
      },
      ...goodsBlocks(lines),
      {
        kind: "rows",
        rows: [
          [m.subtotal, formatUsd(totals.subtotal)],
          [m.delivery, totals.delivery === 0 ? m.free : formatUsd(totals.delivery)],
          ...deductionsOf(totals).map(
            ({ label, amount }) => [label, `−${formatUsd(amount)}`] as const,
          ),
          [m.tax, formatUsd(totals.tax)],
          ...taxPartsOf(totals).map(({ label, amount }) => [label, formatUsd(amount)] as const),
          [m.total, formatUsd(totals.total)],
        ],
      },
      ...linkOf(changeUntil, orderUrl),
    ],
  };
}

function linkOf(changeUntil: string | null, url: string): MailParts["blocks"] {
  if (changeUntil === null) return [{ kind: "link", label: m.seeOrder, url }];
  return [
    { kind: "text", text: m.changeOrCancel(formatDayEnd(changeUntil)) },
    { kind: "link", label: m.seeOrChange, url },
  ];
}
