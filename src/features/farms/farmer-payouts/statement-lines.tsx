import { farmsStatement as m } from "#messages/farms-statement.ts";
import { cents, formatUsd } from "#shared/money.ts";
import type { StatementItem } from "#shared/payments/payouts/payout-statement.ts";
import { faultWords, goodsWords, ITEM_WORDS } from "#shared/payments/payouts/statement-words.ts";
import { formatDayShort } from "#shared/time.ts";
import styles from "./statement.module.css";

/** What a payout is made of, line by line: each product that was sold, each refund and who bears it. */
export function StatementLines({ items }: { items: readonly StatementItem[] }) {
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
            {m.refundsAndAdjustments}
          </th>
          <th scope="col" data-end>
            {m.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Line key={item.key} item={item} />
        ))}
      </tbody>
    </table>
  );
}

function Line({ item }: { item: StatementItem }) {
  const { number, day, kind, goods, gross, commission, commissionBps, sum, isCarried } = item;
  const isSold = kind === "sold";
  return (
    <tr>
      <th scope="row">
        {number}
        <span className={styles.quiet}>{formatDayShort(day)}</span>
      </th>
      <td data-label={m.goods}>
        <span>
          {isSold ? goodsWords(goods) : m.about(ITEM_WORDS[kind], goodsWords(goods))}
          {[...faultWords(item), ...(isCarried ? [m.leftOver] : [])].map((note) => (
            <span key={note} className={styles.quiet}>
              {note}
            </span>
          ))}
        </span>
      </td>
      <td data-label={m.sold} data-end>
        {isSold ? formatUsd(gross) : null}
      </td>
      <td data-label={m.commission} data-end>
        {commissionBps === null
          ? null
          : m.commissionAt(formatUsd(commission), m.rate(commissionBps / 100))}
      </td>
      <td data-label={m.refundsAndAdjustments} data-end>
        {isSold ? null : formatUsd(cents(item.refund + item.adjustment))}
      </td>
      <td data-label={m.total} data-end>
        {formatUsd(sum)}
      </td>
    </tr>
  );
}
