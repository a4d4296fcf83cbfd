import { Title } from "@mantine/core";
import { useHydrated } from "@tanstack/react-router";
import { platformDollar as m } from "#messages/platform/stories/dollar.ts";
import { DOLLAR_PARTS, type DollarPart } from "#shared/analytics/dollar.ts";
import { formatMonth } from "#shared/time.ts";
import { QueryError } from "#client/lib/api/query-error.tsx";
import { trpc } from "#client/lib/api/trpc.ts";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import styles from "./each-dollar.module.css";

const HEADING = "each-dollar";

/**
 * Where each dollar of the last twelve full months went, as a chart and a table. A failed query leaves the rest of the
 * page as it is.
 */
export function EachDollar() {
  const query = trpc.analytics.figures.dollar.useQuery();
  const isHydrated = useHydrated();
  const { data } = query;
  return (
    <section className={styles.section} aria-labelledby={HEADING}>
      <Title order={2} id={HEADING}>
        {m.title}
      </Title>
      {data?.split ? (
        <>
          <p className={styles.text}>{m.lead}</p>
          <p className={styles.quiet}>
            {m.dated(data.orders, formatMonth(data.months.from), formatMonth(data.months.to))}
          </p>
          <div className={styles.beside}>
            <Bar split={data.split} />
            <PartsTable split={data.split} />
          </div>
        </>
      ) : null}
      {data?.split === null ? <p className={styles.text}>{m.notEnoughYet}</p> : null}
      {data ? null : <NotThere query={query} isWaiting={!isHydrated || query.isPending} />}
    </section>
  );
}

type NotThereProps = { query: Parameters<typeof QueryError>[0]["query"]; isWaiting: boolean };

/** The browser asks again for what the server could not read, so that an error is shown only then. */
function NotThere({ query, isWaiting }: NotThereProps) {
  return isWaiting ? <PageSkeleton withHeading={false} rows={1} /> : <QueryError query={query} />;
}

type SplitProps = { split: Readonly<Record<DollarPart, number>> };

/** A bar of all positive parts: across on phones, upright beside the table. */
function Bar({ split }: SplitProps) {
  const named = DOLLAR_PARTS.map((part) => m.partOf(m.parts[part].name, formatTenths(split[part])));
  return (
    <div className={styles.bar} role="img" aria-label={m.chart(named)}>
      {DOLLAR_PARTS.filter((part) => split[part] > 0).map((part) => (
        <span
          key={part}
          className={styles.piece}
          data-part={part}
          style={{ flexGrow: split[part] }}
        />
      ))}
    </div>
  );
}

function PartsTable({ split }: SplitProps) {
  const sum = DOLLAR_PARTS.reduce((total, part) => total + split[part], 0);
  return (
    <table className={styles.table} aria-labelledby={HEADING}>
      <thead>
        <tr>
          <th scope="col">{m.part}</th>
          <th scope="col" data-end>
            {m.share}
          </th>
        </tr>
      </thead>
      <tbody>
        {DOLLAR_PARTS.map((part) => (
          <tr key={part}>
            <th scope="row">
              <span className={styles.swatch} data-part={part} aria-hidden="true" />
              {m.parts[part].name}
              <span className={styles.how}>
                {part === "market" && split.market < 0 ? m.overspent : m.parts[part].how}
              </span>
            </th>
            <td data-end>{formatTenths(split[part])}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{m.together}</th>
          <td data-end>{formatTenths(sum)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** `81.4%`, `−0.5%`: tenths of a percent. */
function formatTenths(tenths: number): string {
  return `${(tenths / 10).toFixed(1).replace("-", "−")}%`;
}
