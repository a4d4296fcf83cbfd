import { platformUi as ui } from "#messages/platform/ui.ts";
import { platformTable as m } from "#messages/platform/table.ts";
import "@mantine/core/styles/Menu.layer.css";
import "@mantine/core/styles/Pagination.layer.css";
import "@mantine/core/styles/Popover.layer.css";
import { Pagination, Skeleton } from "@mantine/core";
import { type ReactNode, useState } from "react";
import type { TableAddress } from "#shared/platform/table/table-address.ts";
import { type Direction, PAGE_SIZE, type TablePage } from "#shared/platform/table/table.ts";
import { EmptyState } from "../states/empty-state.tsx";
import { ErrorPanel } from "../states/error-panel.tsx";
import { type BulkAction, BulkBar } from "./bulk-bar.tsx";
import { type Column, shownColumns, switchedOf, type TableName } from "./column.ts";
import styles from "./data-table.module.css";
import scroll from "./scroller.module.css";
import { HeadCells } from "./head-cells.tsx";
import { TableRow } from "./table-row.tsx";
import type { FilterCounts } from "./table-filters.tsx";
import { TableTools } from "./table-tools.tsx";
import { usePages } from "./use-pages.ts";

/** The result of a query for one page; compatible with a tRPC query. */
export type PageQuery<Row> = {
  data: TablePage<Row> | undefined;
  isFetching: boolean;
  isError: boolean;
  refetch: () => Promise<{ dataUpdatedAt: number }>;
  dataUpdatedAt: number;
};

type DataTableProps<Row> = {
  /** What the rows are. */
  name: TableName;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  query: PageQuery<Row>;
  /** The error message for users. */
  failure?: string | undefined;
  /** The number of the failed request, to quote to support. */
  requestId?: string | null;
  address: TableAddress;
  /** The default sort order. */
  defaultSort: { sort: string; dir: Direction };
  onAddress: (change: { [Part in keyof TableAddress]: TableAddress[Part] | undefined }) => void;
  /** Additional filters, next to the search. */
  filters?: ReactNode;
  /** The person's saved views, beside the columns. */
  views?: ReactNode;
  /** The search field's label; without it there is no search. */
  searchLabel?: string;
  bulk?: readonly BulkAction[];
  onExport?: () => void;
  exporting?: boolean;
  /** Shown when the table is empty and no filter is active. */
  empty: ReactNode;
  /** How many filters other than the search there are, and how many are active. */
  filterCounts?: FilterCounts;
};

/**
 * A table whose search, sort order, page and columns are stored in the URL and applied by the server. Where there is
 * no room for columns, each row is a card.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { name, columns, rowKey, query, address, defaultSort, onAddress, bulk } = props;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const shown = shownColumns(columns, switchedOf(address.columns));
  const rows = query.data?.rows ?? [];
  const total = query.data?.total ?? 0;
  const paged = { asked: address.page, total: query.data?.total, size: PAGE_SIZE };
  const { page, pages, isPast } = usePages({ ...paged, isFetching: query.isFetching }, (last) =>
    onAddress({ page: last }),
  );
  const keys = rows.map(rowKey);
  const onPage = keys.filter((key) => chosen.has(key));

  return (
    <section className={styles.table} aria-label={m.named(name)} aria-busy={query.isFetching}>
      <TableTools {...props} total={query.data?.total} />
      {bulk && onPage.length > 0 ? (
        <BulkBar actions={bulk} keys={onPage} name={name} onDone={() => setChosen(new Set())} />
      ) : null}
      {query.isError ? (
        <ErrorPanel
          message={props.failure ?? m.tryAgain}
          requestId={props.requestId}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.data && total === 0 && !isPast ? <Nothing {...props} /> : null}
      {isPast || (!query.data && query.isFetching) ? <Waiting /> : null}
      {rows.length > 0 ? (
        <div className={`${scroll.scroller} ${styles.frame}`}>
          <table className={styles.rows}>
            <thead>
              <tr>
                <HeadCells
                  columns={shown}
                  order={{
                    sort: address.sort ?? defaultSort.sort,
                    dir: address.dir ?? defaultSort.dir,
                  }}
                  onOrder={(order) => onAddress({ ...order, page: undefined })}
                  {...(bulk && {
                    choice: {
                      all: onPage.length === keys.length,
                      some: onPage.length > 0,
                      onAll: (on) => setChosen(new Set(on ? keys : [])),
                    },
                  })}
                />
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <TableRow
                  key={rowKey(row)}
                  row={row}
                  columns={shown}
                  {...(bulk && {
                    choice: {
                      on: chosen.has(rowKey(row)),
                      onChange: () => setChosen(toggled(chosen, rowKey(row))),
                    },
                  })}
                />
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {total > PAGE_SIZE ? (
        <nav className={styles.pages} aria-label={m.pagesOf(name)}>
          <Pagination
            size="md"
            value={page}
            total={pages}
            onChange={(next) => onAddress({ page: next > 1 ? next : undefined })}
            getControlProps={(control) => ({ "aria-label": m.controls[control] })}
            getItemProps={(item) => ({ "aria-label": m.page(item) })}
          />
        </nav>
      ) : null}
    </section>
  );
}

function toggled(chosen: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(key)) next.add(key);
  return next;
}

type NothingProps = Pick<DataTableProps<unknown>, "address" | "filterCounts" | "name" | "empty">;

function Nothing({ address, filterCounts, name, empty }: NothingProps) {
  if (!address.q && !filterCounts?.active && !address.page) return empty;
  return (
    <EmptyState title={m.noMatch(name)} order={2}>
      {m.otherWords}
    </EmptyState>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label={ui.loading}>
      {Array.from({ length: 6 }, (_, at) => (
        <Skeleton key={at} h={44} mb={8} />
      ))}
    </div>
  );
}
