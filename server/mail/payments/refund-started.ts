import { paymentsMail as m } from "#messages/payments/mail.ts";
import { cents, formatUsd } from "#shared/money.ts";
import { goodsWords } from "#shared/orders/words/goods-words.ts";
import type { MailBlock, MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";
import { whenBack, wayBack } from "./way-back.ts";
import { refundRows } from "./refund-rows.ts";

/** Announces a refund of an order: how much, for what, why, and where the money goes. */
export function refundStarted(refund: MailData["refund_started"]): MailParts {
  const { orderNumber, canceled, cause, parts } = refund;
  const { card, credit } = parts;
  const back = { amount: cents(card + credit), credit };
  if (back.amount === 0) return nothingBack(refund);
  const way = wayBack(back);
  const sum = formatUsd(back.amount);
  return {
    subject: canceled ? m.canceled(orderNumber) : m.goesBack(sum, orderNumber),
    heading: m.yourRefund,
    blocks: [
      {
        kind: "text",
        text: canceled ? m.canceledText(orderNumber, way) : m.goesBackText(orderNumber, way),
      },
      { kind: "text", text: m.why(m.causes[cause]) },
      { kind: "rows", rows: [...(canceled ? [] : goods(refund)), ...refundRows(parts)] },
      { kind: "text", text: whenBack(back) },
      { kind: "link", label: m.seeOrder, url: refund.orderUrl },
      ...(card > 0 ? [{ kind: "text", text: m.willWrite } as const] : []),
    ],
  };
}

/** The email about a refund of free goods, for which there is no money to give back. */
function nothingBack(refund: MailData["refund_started"]): MailParts {
  const { orderNumber, canceled, cause } = refund;
  const text = canceled ? m.canceledOnly(orderNumber) : m.nothingBackText(orderNumber);
  return {
    subject: canceled ? m.canceled(orderNumber) : m.nothingBack(orderNumber),
    heading: m.yourGoods,
    blocks: [
      { kind: "text", text },
      { kind: "text", text: m.why(m.causes[cause]) },
      ...(canceled ? [] : [{ kind: "rows", rows: goods(refund) } as const]),
      { kind: "link", label: m.seeOrder, url: refund.orderUrl },
    ],
  };
}

function goods({
  items,
}: MailData["refund_started"]): Extract<MailBlock, { kind: "rows" }>["rows"] {
  return items.map((item) => [goodsWords(item), ""] as const);
}
