import { paymentsMail as m } from "#messages/payments-mail.ts";
import { formatUsd } from "#shared/money.ts";
import { goodsWords } from "#shared/orders/goods-words.ts";
import type { MailBlock, MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";
import { whenBack, wayBack } from "../accounts/way-back.ts";

/** Money of an order goes back: how much and for what. */
export function refundStarted(refund: MailData["refund_started"]): MailParts {
  const { orderNumber, amount, canceled } = refund;
  const way = wayBack(refund);
  const sum = formatUsd(amount);
  return {
    subject: canceled ? m.canceled(orderNumber) : m.goesBack(sum, orderNumber),
    heading: m.yourRefund,
    blocks: [
      {
        kind: "text",
        text: canceled ? m.canceledText(orderNumber, way) : m.goesBackText(orderNumber, way),
      },
      ...(canceled ? [] : [goods(refund)]),
      { kind: "text", text: whenBack(refund) },
      { kind: "link", label: m.seeOrder, url: refund.orderUrl },
      ...(refund.amount > refund.credit ? [{ kind: "text", text: m.willWrite } as const] : []),
    ],
  };
}

function goods({ items, delivery, amount }: MailData["refund_started"]): MailBlock {
  return {
    kind: "rows",
    rows: [
      ...items.map((item) => [goodsWords(item), ""] as const),
      ...(delivery > 0 ? [[m.delivery, formatUsd(delivery)] as const] : []),
      [m.refundWithTax, formatUsd(amount)],
    ],
  };
}
