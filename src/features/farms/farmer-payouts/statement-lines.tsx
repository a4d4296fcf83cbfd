import { farmsStatement as m } from "#messages/farms-statement.ts";
import { formatUsd, sumCents } from "#shared/money.ts";
import type { StatementLine } from "#shared/payments/payouts/payout-statement.ts";
import { BEARER_WORDS, CAUSE_WORDS } from "#shared/payments/refunds/refund-cause.ts";
import { formatDayShort } from "#shared/time.ts";
import styles from "./statement.module.css";

/** What each order adds to a payout, and why it is less than what was sold. */
export function StatementLines({ lines }: { lines: readonly StatementLine[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{m.order}</th>
          <th scope="col">{m.goods}</th>
          <th scope="col" data-end>
            {m.sold}
          </th>
          <th scope="col" data-end>
            {m.commission}
          </th>
          <th scope="col" data-end>
            {m.refunds}
          </th>
          <th scope="col" data-end>
            {m.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.number} line={line} />
        ))}
      </tbody>
    </table>
  );
}

function Line({ line }: { line: StatementLine }) {
  const { number, day, goods, gross, commission, refunds, sum } = line;
  const rates = [...new Set(goods.map(({ commissionBps }) => m.rate(commissionBps / 100)))];
  return (
    <tr>
      <th scope="row">
        {number}
        <span className={styles.quiet}>{formatDayShort(day)}</span>
      </th>
      <td data-label={m.goods}>
        <span>
          {goods.length > 0
            ? goods.map(({ name, quantity }) => m.item(quantity, name)).join(", ")
            : m.onlyRefunds}
          {refunds.map((refund) => (
            <span
              key={`${refund.cause} ${refund.bearer} ${refund.amount}`}
              className={styles.quiet}
            >
              {m.whyLess(
                CAUSE_WORDS[refund.cause],
                BEARER_WORDS[refund.bearer],
                formatUsd(refund.amount),
              )}
              {refund.bearerReason ? ` (${refund.bearerReason})` : ""}
            </span>
          ))}
        </span>
      </td>
      <td data-label={m.sold} data-end>
        {formatUsd(gross)}
      </td>
      <td data-label={m.commission} data-end>
        {rates.length > 0 ? m.commissionAt(formatUsd(commission), rates) : formatUsd(commission)}
      </td>
      <td data-label={m.refunds} data-end>
        {formatUsd(sumCents(refunds.map(({ amount }) => amount)))}
      </td>
      <td data-label={m.total} data-end>
        {formatUsd(sum)}
      </td>
    </tr>
  );
}
