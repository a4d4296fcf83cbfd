import { paymentsMail as m } from "#messages/payments/mail.ts";
import { cents, type Cents, formatUsd } from "#shared/money.ts";
import type { RefundParts } from "#shared/payments/refunds/refund-parts.ts";

type Row = readonly [label: string, value: string];

/** Table rows of a refund: its parts, its total, and how it is split between card and credit. */
export function refundRows({ goods, tax, delivery, goodwill, card, credit }: RefundParts): Row[] {
  const some = (label: string, amount: Cents): Row[] =>
    amount === 0 ? [] : [[label, formatUsd(amount)]];
  return [
    ...some(m.goods, goods),
    ...some(m.tax, tax),
    ...some(m.delivery, delivery),
    ...some(goodwill < 0 ? m.givenBefore : m.goodwill, goodwill),
    [m.inAll, formatUsd(cents(card + credit))],
    ...some(m.toCard, card),
    ...some(m.toCredit, credit),
  ];
}
