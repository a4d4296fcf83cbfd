import { ordersDesk as m } from "#messages/orders/desk.ts";
import { causeWords } from "#shared/orders/words/cause-words.ts";
import { disputeStatusWords } from "#shared/payments/disputes/dispute.ts";
import { isGiven } from "#shared/payments/refunds/refund-plan.ts";
import { severalOf } from "#shared/checkout/tax/tax.ts";
import { cents, formatUsd, sumCents } from "#shared/money.ts";
import { formatInstant } from "#shared/time.ts";
import { MoneyRows } from "#client/lib/checkout/flow/totals/money-rows.tsx";
import { WhyRefund } from "#client/lib/payments/why/why-refund.tsx";
import { WhyButton } from "#client/lib/payments/why/why-button.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import styles from "./admin-orders.module.css";
import type { Order } from "./order-page.tsx";

/** The order's total, its payments, and its refunds with their causes. */
export function OrderMoney({ order }: { order: Order }) {
  const {
    subtotal,
    tax,
    taxes,
    deliveryFee: delivery,
    discount,
    promotion,
    credit,
    total,
    taxBps,
  } = order;
  const totals = {
    subtotal,
    tax,
    ...severalOf(taxes),
    delivery,
    discount,
    promotion,
    credit,
    total,
  };
  const kept = order.refunds.filter(isGiven);
  const back = sumCents(kept.flatMap((refund) => [refund.amount, refund.credit]));
  return (
    <>
      <MoneyRows
        totals={totals}
        taxBps={taxBps}
        beside={
          <WhyButton amount={total} ask={{ of: "any_order", input: { number: order.number } }} />
        }
      />
      <ul className={styles.list}>
        {order.payments.map(({ intentId, amount }, at) => (
          <li key={intentId}>
            {at > 0 ? m.byCardLater(formatUsd(amount)) : m.byCard(formatUsd(amount))}
            <TextLink href={`/dashboard/payments/${intentId}`}>{m.seePayment}</TextLink>
          </li>
        ))}
        {credit > 0 ? <li>{m.withCredit(formatUsd(cents(credit)))}</li> : null}
        {order.disputes.map(({ id, amount, status }) => (
          <li key={id}>
            {m.isDisputed(formatUsd(amount), disputeStatusWords(status).toLowerCase())}
            <TextLink href={`/dashboard/payments/disputes/${id}`}>{m.seeDispute}</TextLink>
          </li>
        ))}
        {order.refunds.map((refund) => (
          <li key={refund.id}>
            {refundWords(refund)} <WhyRefund refund={refund} />
          </li>
        ))}
      </ul>
      {back > 0 ? (
        <p className={styles.sum}>
          {m.wentBack(formatUsd(back), formatUsd(cents(total + credit)))}
        </p>
      ) : null}
    </>
  );
}

type Refund = Order["refunds"][number];

function refundWords(refund: Refund): string {
  const words = {
    amount: sumsOf(refund),
    at: formatInstant(refund.at),
    state: m.refundStates[refund.state],
    why: causeWords(refund.reason),
  };
  return refund.by ? m.refundBy({ ...words, by: refund.by }) : m.refundOf(words);
}

function sumsOf({ amount, credit }: Refund): string {
  const asCredit = m.asCredit(formatUsd(credit));
  if (amount === 0) return credit > 0 ? asCredit : formatUsd(amount);
  return credit > 0 ? m.both(formatUsd(amount), asCredit) : formatUsd(amount);
}
