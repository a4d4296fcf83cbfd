import { platformTable as m } from "#messages/platform/table.ts";
import { Button, Menu, NativeSelect, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconColumns3, IconDownload, IconSearch } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import type { TableAddress } from "#shared/platform/table/table-address.ts";
import { type Direction, DIRECTIONS } from "#shared/platform/table/table.ts";
import { Freshness } from "./freshness.tsx";
import { afterSwitching, type Column, switchedOf, type TableName } from "./column.ts";
import styles from "./data-table.module.css";
import { type FilterCounts, TableFilters } from "./table-filters.tsx";

/** Debounce of the search field, in milliseconds. */
const TYPING_PAUSE = 250;

type TableToolsProps<Row> = {
  name: TableName;
  columns: readonly Column<Row>[];
  query: {
    refetch: () => Promise<{ dataUpdatedAt: number }>;
    isFetching: boolean;
    isError: boolean;
    dataUpdatedAt: number;
  };
  total: number | undefined;
  address: TableAddress;
  onAddress: (change: { [Part in keyof TableAddress]: TableAddress[Part] | undefined }) => void;
  defaultSort: { sort: string; dir: Direction };
  filters?: ReactNode;
  views?: ReactNode;
  filterCounts?: FilterCounts;
  searchLabel?: string;
  onExport?: () => void;
  exporting?: boolean;
};

const NO_FILTERS = { all: 0, active: 0 };

/** Search, filters, columns, export, and the age of the data. */
export function TableTools<Row>(props: TableToolsProps<Row>) {
  const { name, query, total, onExport, exporting = false, filters, views, searchLabel } = props;
  const { filterCounts = NO_FILTERS } = props;
  return (
    <>
      <div className={styles.tools}>
        {searchLabel ? <SearchBox {...props} label={searchLabel} /> : null}
        <TableFilters counts={filterCounts}>{filters}</TableFilters>
        <OrderSelect {...props} />
        <div className={styles.toolButtons}>
          {views}
          <ColumnMenu {...props} />
          {onExport ? (
            <Button
              size="sm"
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
              loading={exporting}
              disabled={total === 0}
              onClick={onExport}
            >
              {m.csv}
            </Button>
          ) : null}
        </div>
      </div>
      <p className={styles.freshness}>
        <span role="status">{total === undefined ? "" : m.total(total, name)}</span>
        <Freshness query={query} />
      </p>
    </>
  );
}

type SearchBoxProps = Pick<TableToolsProps<unknown>, "address" | "onAddress"> & { label: string };

function SearchBox({ address, onAddress, label }: SearchBoxProps) {
  const [words, setWords] = useState(address.q ?? "");
  /**
   * The value in the URL, and the values sent to it that have not arrived yet: any other change of the URL is
   * applied to the field.
   */
  const [seen, setSeen] = useState(address.q);
  const [sent, setSent] = useState<TableAddress["q"][]>([]);
  if (seen !== address.q) {
    const isOwn = sent.includes(address.q);
    setSeen(address.q);
    // Until the last one has arrived, earlier ones may still arrive late and out of order.
    if (!isOwn || address.q === sent.at(-1)) setSent([]);
    if (!isOwn) setWords(address.q ?? "");
  }
  const ask = useDebouncedCallback((text: string) => {
    const q = text.trim() || undefined;
    // Does nothing if the URL already has the value, or is about to.
    const last = sent.length > 0 ? sent.at(-1) : address.q;
    if (q !== last) setSent([...sent, q]);
    onAddress({ q, page: undefined });
  }, TYPING_PAUSE);
  return (
    <TextInput
      className={styles.search}
      type="search"
      size="sm"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={words}
      onChange={(event) => {
        setWords(event.currentTarget.value);
        ask(event.currentTarget.value);
      }}
    />
  );
}

/** Cards have no headings, so they are sorted here. */
function OrderSelect<Row>({ columns, address, defaultSort, onAddress }: TableToolsProps<Row>) {
  const sort = address.sort ?? defaultSort.sort;
  const dir = address.dir ?? defaultSort.dir;
  const options = columns.flatMap((column) =>
    column.sort
      ? DIRECTIONS.map((one) => ({
          value: `${column.sort} ${one}`,
          label: m.sorted[column.sortsAs ?? "number"][one](column.label),
        }))
      : [],
  );
  return (
    <NativeSelect
      className={styles.orderSelect}
      size="sm"
      aria-label={m.sortBy}
      data={options}
      value={`${sort} ${dir}`}
      onChange={(event) => {
        const [nextSort, nextDir] = event.currentTarget.value.split(" ");
        onAddress({
          sort: nextSort,
          dir: nextDir === "asc" ? "asc" : "desc",
          page: undefined,
        });
      }}
    />
  );
}

function ColumnMenu<Row>({ columns, address, onAddress }: TableToolsProps<Row>) {
  const switched = switchedOf(address.columns);
  const optional = columns.filter((column) => !column.leading && column.label);
  return (
    <Menu closeOnItemClick={false} position="bottom-end">
      <Menu.Target>
        <Button size="sm" variant="default" leftSection={<IconColumns3 size={16} aria-hidden />}>
          {m.columns}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {optional.map(({ id, label, offByDefault = false }) => {
          const on = switched.has(id) === offByDefault;
          return (
            <Menu.CheckboxItem
              key={id}
              checked={on}
              onChange={() => onAddress({ columns: afterSwitching(switched, id) })}
            >
              {label}
            </Menu.CheckboxItem>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
