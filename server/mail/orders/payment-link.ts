import { formatSlot } from "#shared/checkout/delivery.ts";
import { deductionsOf } from "#shared/checkout/pricing.ts";
import { formatUsd } from "#shared/money.ts";
import { formatDeadline } from "#shared/time.ts";
import { goodsBlock } from "../goods.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

/** What was put together on the phone, and the link by which its customer pays it. */
export function paymentLink(asked: MailData["payment_link"]): MailParts {
  const { orderNumber, lines, totals, day, window, address, until, payUrl } = asked;
  const total = formatUsd(totals.total);
  const what = orderNumber ? `To add these to your order ${orderNumber}` : "To place your order";
  return {
    subject: orderNumber
      ? `Pay ${total} to add to your order ${orderNumber}`
      : `Pay ${total} to place your order`,
    heading: "As we said on the phone",
    blocks: [
      {
        kind: "text",
        text: `${what}, please pay ${total} by ${formatDeadline(until)}. We hold everything for you until then. It comes ${formatSlot(day, window)}, to ${address}.`,
      },
      goodsBlock(lines),
      {
        kind: "rows",
        rows: [
          ["Subtotal", formatUsd(totals.subtotal)],
          ...(orderNumber
            ? []
            : [["Delivery", totals.delivery === 0 ? "Free" : formatUsd(totals.delivery)] as const]),
          ...deductionsOf(totals).map(
            ({ label, amount }) => [label, `−${formatUsd(amount)}`] as const,
          ),
          ["Tax", formatUsd(totals.tax)],
          ["Total", total],
        ],
      },
      { kind: "link", label: `Pay ${total}`, url: payUrl },
      {
        kind: "text",
        text: "Nothing is charged until you pay. If you didn't call us, you can ignore this email.",
      },
    ],
  };
}
