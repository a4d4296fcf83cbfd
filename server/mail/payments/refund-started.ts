import { paymentsMail as m } from "#messages/payments-mail.ts";
import { formatUsd } from "#shared/money.ts";
import { goodsWords } from "#shared/orders/goods-words.ts";
import type { MailBlock, MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";
import { whenBack, wayBack } from "../accounts/way-back.ts";

/** Money of an order goes back: how much and for what. */
export function refundStarted(refund: MailData["refund_started"]): MailParts {
  const { orderNumber, amount, canceled } = refund;
  if (amount === 0) return nothingBack(refund);
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

/** Goods that were free went back, or do not come. */
function nothingBack(refund: MailData["refund_started"]): MailParts {
  const { orderNumber, canceled } = refund;
  return {
    subject: canceled ? m.canceled(orderNumber) : m.nothingBack(orderNumber),
    heading: m.yourGoods,
    blocks: [
      {
        kind: "text",
        text: canceled ? m.canceledOnly(orderNumber) : m.nothingBackText(orderNumber),
      },
      ...(canceled ? [] : [goods(refund)]),
      { kind: "link", label: m.seeOrder, url: refund.orderUrl },
    ],
  };
}

function goods({ items, delivery, amount }: MailData["refund_started"]): MailBlock {
  return {
    kind: "rows",
    rows: [
      ...items.map((item) => [goodsWords(item), ""] as const),
      ...(delivery > 0 ? [[m.delivery, formatUsd(delivery)] as const] : []),
      ...(amount > 0 ? [[m.refundWithTax, formatUsd(amount)] as const] : []),
    ],
  };
}
