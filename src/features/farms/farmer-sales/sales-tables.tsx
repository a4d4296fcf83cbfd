import { Title } from "@mantine/core";
import { type Cents, formatUsd } from "#shared/money.ts";
import { formatDayShort } from "#shared/time.ts";
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
};

/** The same sales twice: by product, and by day. Sold less refunds is commission and share. */
export function SalesTables({ sales }: { sales: Sales }) {
  return (
    <div className={styles.tables}>
      <SalesTable
        title="By product"
        first="Product"
        rows={sales.products.map((row) => ({
          ...row,
          key: String(row.productId),
          label: row.name,
        }))}
      />
      <SalesTable
        title="By day"
        first="Day"
        rows={sales.days.map((row) => ({ ...row, key: row.day, label: formatDayShort(row.day) }))}
      />
    </div>
  );
}

type SalesTableProps = { title: string; first: string; rows: readonly Row[] };

function SalesTable({ title, first, rows }: SalesTableProps) {
  return (
    <section aria-label={title}>
      <Title order={2} size="h3" mb="sm">
        {title}
      </Title>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col">Units</th>
            <th scope="col">Sold</th>
            <th scope="col">Refunds</th>
            <th scope="col">Commission</th>
            <th scope="col">Your share</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.label}</th>
              <td data-label="Units">{unitsOf(row)}</td>
              <td data-label="Sold">{formatUsd(row.goods)}</td>
              <td data-label="Refunds">{formatUsd(row.refunds)}</td>
              <td data-label="Commission">{formatUsd(row.commission)}</td>
              <td data-label="Your share">{formatUsd(row.share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function unitsOf({ units, returned }: Row): string {
  return returned > 0 ? `${units} (${returned} back)` : String(units);
}
