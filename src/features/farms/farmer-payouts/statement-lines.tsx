import type { ReactNode } from "react";
import { farmsStatement as m } from "#messages/farms/money/statement.ts";
import { cents, formatUsd, sumCents } from "#shared/money.ts";
import type { StatementItem } from "#shared/payments/payouts/payout-statement.ts";
import { faultWords, allGoodsWords, ITEM_WORDS } from "#shared/payments/payouts/statement-words.ts";
import { formatDayShort } from "#shared/time.ts";
import { WhyButton } from "#client/lib/payments/why/why-button.tsx";
import { FiguresHead } from "#client/ui/data-table/figures-head.tsx";
import tables from "#client/ui/data-table/figures-table.module.css";
import styles from "./statement.module.css";

type StatementLinesProps = {
  items: readonly StatementItem[];
  /** The payout, and the farm's id if an admin acts for it. */
  asked: { payoutId: string; farmId?: number };
};

/**
 * A payout line by line: each product sold, each refund and its bearer. The first line of an order links to the
 * explanation of that order's total.
 */
export function StatementLines({ items, asked }: StatementLinesProps) {
  const orders = Map.groupBy(items, ({ number }) => number);
  return (
    <table className={tables.table}>
      <FiguresHead
        words={[m.order, m.goods]}
        figures={[m.sold, m.commission, m.refundsAndAdjustments, m.total]}
      />
      <tbody>
        {items.map((item) => {
          const ofOrder = orders.get(item.number) ?? [];
          return (
            <Line key={item.key} item={item}>
              {ofOrder[0] === item ? (
                <WhyButton
                  amount={sumCents(ofOrder.map(({ sum }) => sum))}
                  ask={{ of: "payout", input: { ...asked, number: item.number } }}
                />
              ) : null}
            </Line>
          );
        })}
      </tbody>
    </table>
  );
}

type LineProps = { item: StatementItem; children: ReactNode };

function Line({ item, children }: LineProps) {
  const { number, day, kind, goods, gross, commission, commissionBps, sum, isCarried } = item;
  const isSold = kind === "sold";
  return (
    <tr>
      <th scope="row">
        {number} {children}
        <span className={styles.quiet}>{formatDayShort(day)}</span>
      </th>
      <td data-label={m.goods}>
        <span>
          {isSold ? allGoodsWords(goods) : m.about(ITEM_WORDS[kind], allGoodsWords(goods))}
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
