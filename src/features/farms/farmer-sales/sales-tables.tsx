import { farmsMoney as m } from "#messages/farms/money/money.ts";
import { capital } from "#shared/capital.ts";
import { type Cents, formatUsd } from "#shared/money.ts";
import { formatDayShort } from "#shared/time.ts";
import type { WhyAsk } from "#client/lib/payments/why/why-ask.ts";
import { WhyButton } from "#client/lib/payments/why/why-button.tsx";
import { FiguresHead } from "#client/ui/data-table/figures-head.tsx";
import tables from "#client/ui/data-table/figures-table.module.css";
import { TitledSection } from "#client/ui/page/titled-section.tsx";
import styles from "./farmer-sales.module.css";
import type { Sales } from "./sales-page.tsx";

type Row = {
  key: string;
  label: string;
  units: number;
  returned: number;
  goods: Cents;
  refunds: Cents;
  commission: Cents;
  share: Cents;
  /** The query that explains the farm's share. */
  ask: WhyAsk;
};

/** The period and farm of the sales. */
type Asked = { from: string; to: string; farmId?: number };

/** A farm's sales by product and by day. Sales minus refunds equal commission plus the farm's share. */
export function SalesTables({ sales, asked }: { sales: Sales; asked: Asked }) {
  return (
    <div className={styles.tables}>
      <SalesTable
        title={m.byProduct}
        first={m.product}
        rows={sales.products.map((row) => ({
          ...row,
          key: String(row.productId),
          label: row.name,
          ask: { of: "sales", input: { ...asked, productId: row.productId } },
        }))}
      />
      <SalesTable
        title={m.byDay}
        first={m.day}
        rows={sales.days.map((row) => ({
          ...row,
          key: row.day,
          label: capital(formatDayShort(row.day)),
          ask: { of: "sales", input: { ...asked, from: row.day, to: row.day } },
        }))}
      />
    </div>
  );
}

type SalesTableProps = { title: string; first: string; rows: readonly Row[] };

function SalesTable({ title, first, rows }: SalesTableProps) {
  return (
    <TitledSection title={title} isRegion>
      <table className={`${tables.table} ${styles.sales}`}>
        <FiguresHead
          words={[first]}
          figures={[m.units, m.sold, m.refunds, m.commission, m.share]}
        />
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.label}</th>
              <td data-label={m.units} data-end>
                {unitsOf(row)}
              </td>
              <td data-label={m.sold} data-end>
                {formatUsd(row.goods)}
              </td>
              <td data-label={m.refunds} data-end>
                {formatUsd(row.refunds)}
              </td>
              <td data-label={m.commission} data-end>
                {formatUsd(row.commission)}
              </td>
              <td data-label={m.share} data-end>
                <span>
                  <WhyButton amount={row.share} ask={row.ask} /> {formatUsd(row.share)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TitledSection>
  );
}

function unitsOf({ units, returned }: Row): string {
  return returned > 0 ? m.unitsBack(units, returned) : String(units);
}
