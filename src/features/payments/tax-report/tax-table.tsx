import { paymentsTax as m } from "#messages/payments/tax.ts";
import type { Period } from "#shared/analytics/analytics.ts";
import { authorityName } from "#shared/checkout/tax/tax.ts";
import { formatUsd } from "#shared/money.ts";
import { type AuthorityTax, ratesText } from "#shared/payments/tax-report.ts";
import { formatDayFull } from "#shared/time.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";
import { FiguresHead } from "#client/ui/data-table/figures-head.tsx";
import tables from "#client/ui/data-table/figures-table.module.css";
import styles from "./tax-report.module.css";

type TaxTableProps = { period: Period; report: Outputs["admin"]["payments"]["tax"] };

/** A line for each authority, and all of them together. */
export function TaxTable({ period: { from, to }, report: { authorities, total } }: TaxTableProps) {
  return (
    <table className={`${tables.table} ${styles.taxes}`}>
      <caption>{m.days(formatDayFull(from), formatDayFull(to))}</caption>
      <FiguresHead
        words={[m.authority]}
        figures={[m.sales, m.rate, m.collected, m.refunded, m.net]}
      />
      <tbody>
        {authorities.map(({ authority, rates, ...sums }) => (
          <Row
            key={authority}
            name={authorityName(authority)}
            rate={ratesText(rates)}
            sums={sums}
          />
        ))}
      </tbody>
      {authorities.length > 1 ? (
        <tfoot>
          <Row name={m.total} rate="" sums={total} />
        </tfoot>
      ) : null}
    </table>
  );
}

type RowProps = { name: string; rate: string; sums: Omit<AuthorityTax, "authority" | "rates"> };

function Row({ name, rate, sums: { sales, collected, refunded, net } }: RowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label={m.sales} data-end>
        {formatUsd(sales)}
      </td>
      <td data-label={m.rate} data-end data-words>
        {rate}
      </td>
      <td data-label={m.collected} data-end>
        {formatUsd(collected)}
      </td>
      <td data-label={m.refunded} data-end>
        {formatUsd(refunded)}
      </td>
      <td data-label={m.net} data-end>
        {formatUsd(net)}
      </td>
    </tr>
  );
}
