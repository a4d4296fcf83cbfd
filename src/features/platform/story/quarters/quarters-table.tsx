import { platformQuarters as m } from "#messages/platform/stories/quarters.ts";
import { numberOf, type QuarterFigures } from "#shared/analytics/quarters.ts";
import { formatUsd } from "#shared/money.ts";
import { businessDayAt } from "#shared/time.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";
import tables from "#client/ui/data-table/figures-table.module.css";
import styles from "./quarters.module.css";

type Column = {
  id: keyof QuarterFigures;
  /** `notTold` stands for money that is not told. */
  text: (figures: QuarterFigures, notTold: string) => string;
};

const COLUMNS: readonly Column[] = [
  { id: "orders", text: ({ orders }) => m.count(orders) },
  { id: "paid", text: ({ paid }, notTold) => (paid === null ? notTold : formatUsd(paid)) },
  { id: "share", text: ({ share }) => (share === null ? "" : `${(share / 100).toFixed(1)}%`) },
  { id: "farms", text: ({ farms }) => m.count(farms) },
  { id: "households", text: ({ households }) => m.count(households) },
  { id: "boxesDonated", text: ({ boxesDonated }) => m.count(boxesDonated) },
  {
    id: "donated",
    text: ({ donated }, notTold) => (donated === null ? notTold : formatUsd(donated)),
  },
];

/** A row for each quarter, newest first, and those with figures together; on phones a card for each. */
export function QuartersTable({
  quarters,
  toDate,
  asOf,
}: Outputs["analytics"]["figures"]["quarters"]) {
  const today = businessDayAt(new Date(asOf));
  return (
    <table className={`${tables.table} ${styles.table}`}>
      <caption>{m.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{m.quarter}</th>
          {COLUMNS.map(({ id }) => (
            <th key={id} scope="col" data-end>
              {m.columns[id]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {quarters.map((quarter) => {
          const { nth, year } = numberOf(quarter);
          const isOver = quarter.to < today;
          return (
            <tr key={quarter.from}>
              <th scope="row">
                {m.nameOf(nth, year)}
                {isOver ? null : <span className={styles.soFar}> {m.soFar}</span>}
              </th>
              <Figures figures={quarter.figures} isOver={isOver} />
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{m.toDate}</th>
          <Figures
            figures={toDate}
            isOver={quarters.some(({ figures, to }) => figures && to < today)}
          />
        </tr>
      </tfoot>
    </table>
  );
}

type FiguresProps = {
  figures: QuarterFigures | null;
  /** Whether any of its quarters is over: before, no money is told. */
  isOver: boolean;
};

function Figures({ figures, isOver }: FiguresProps) {
  if (!figures) {
    return (
      <td colSpan={COLUMNS.length} className={styles.quiet}>
        {m.notEnough}
      </td>
    );
  }
  return COLUMNS.map(({ id, text }) => (
    <td key={id} data-label={m.columns[id]} data-end>
      {text(figures, isOver ? m.notEnough : m.atEnd)}
    </td>
  ));
}
