import { ordersMail as m } from "#messages/orders/mail.ts";
import { formatSlot } from "#shared/checkout/delivery.ts";
import { deductionsOf, taxPartsOf } from "#shared/checkout/pricing.ts";
import { formatUsd } from "#shared/money.ts";
import { formatDeadline } from "#shared/deadline.ts";
import { goodsBlocks } from "../goods.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

/** Sends an order taken by phone, with a link for the customer to pay it. */
export function paymentLink(asked: MailData["payment_link"]): MailParts {
  const { orderNumber, lines, totals, day, window, address, until, payUrl } = asked;
  const total = formatUsd(totals.total);
  const slot = formatSlot(day, window);
  const toPay = { total, until: formatDeadline(until), slot, address };
  return {
    subject: orderNumber ? m.payToAdd(total, orderNumber) : m.payToPlace(total),
    heading: m.asOnPhone,
    blocks: [
      {
        kind: "text",
        text: orderNumber ? m.toAdd({ ...toPay, order: orderNumber }) : m.toPlace(toPay),
      },
      ...goodsBlocks(lines),
      {
        kind: "rows",
        rows: [
          [m.subtotal, formatUsd(totals.subtotal)],
          ...(orderNumber
            ? []
            : [[m.delivery, totals.delivery === 0 ? m.free : formatUsd(totals.delivery)] as const]),
          ...deductionsOf(totals).map(
            ({ label, amount }) => [label, `−${formatUsd(amount)}`] as const,
          ),
          [m.tax, formatUsd(totals.tax)],
          ...taxPartsOf(totals).map(({ label, amount }) => [label, formatUsd(amount)] as const),
          [m.total, total],
        ],
      },
      { kind: "link", label: m.pay(total), url: payUrl },
      {
        kind: "text",
        text: m.nothingCharged,
      },
    ],
  };
}
