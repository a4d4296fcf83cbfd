import { causeWords } from "#shared/orders/cause-words.ts";
import type { RefundState } from "#shared/orders/order.ts";
import { disputeStatusWords } from "#shared/payments/dispute.ts";
import { cents, formatUsd, sumCents } from "#shared/money.ts";
import { formatInstant } from "#shared/time.ts";
import { MoneyRows } from "#client/lib/checkout/flow/totals/money-rows.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import styles from "./admin-orders.module.css";
import type { Order } from "./order-page.tsx";

const REFUND_WORDS: Record<RefundState, string> = {
  requested: "to be sent",
  pending: "on its way",
  succeeded: "done",
  failed: "failed",
};

/** What it came to, how that was paid, what went back and why. */
export function OrderMoney({ order }: { order: Order }) {
  const { subtotal, tax, deliveryFee: delivery, discount, credit, total, taxBps } = order;
  const kept = order.refunds.filter(({ state }) => state !== "failed");
  const back = sumCents(kept.flatMap((refund) => [refund.amount, refund.credit]));
  return (
    <>
      <MoneyRows totals={{ subtotal, tax, delivery, discount, credit, total }} taxBps={taxBps} />
      <ul className={styles.list}>
        {order.payments.map(({ intentId, amount }, at) => (
          <li key={intentId}>
            {formatUsd(amount)} by card{at > 0 ? ", for goods added later" : ""}:{" "}
            <TextLink href={`/dashboard/payments/${intentId}`}>See the payment</TextLink>
          </li>
        ))}
        {credit > 0 ? <li>{formatUsd(cents(credit))} with credit</li> : null}
        {order.disputes.map(({ id, amount, status }) => (
          <li key={id}>
            {formatUsd(amount)} disputed, {disputeStatusWords(status).toLowerCase()}:{" "}
            <TextLink href={`/dashboard/payments/disputes/${id}`}>See the dispute</TextLink>
          </li>
        ))}
        {order.refunds.map((refund) => (
          <li key={refund.id}>
            {sumsOf(refund)} refunded {formatInstant(refund.at)}, {REFUND_WORDS[refund.state]}
            {refund.by ? `, by ${refund.by}` : ""}: {causeWords(refund.reason)}
          </li>
        ))}
      </ul>
      {back > 0 ? (
        <p className={styles.sum}>
          {formatUsd(back)} of {formatUsd(cents(total + credit))} went back.
        </p>
      ) : null}
    </>
  );
}

function sumsOf({ amount, credit }: Order["refunds"][number]): string {
  return [amount > 0 ? formatUsd(amount) : "", credit > 0 ? `${formatUsd(credit)} as credit` : ""]
    .filter(Boolean)
    .join(" and ");
}
