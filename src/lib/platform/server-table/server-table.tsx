import { NativeSelect } from "@mantine/core";
import type { ComponentProps, ReactNode } from "react";
import { DataTable } from "#client/ui/data-table/data-table.tsx";
import { failureMessage, requestIdOf } from "../../api/trpc.ts";
import type { useTableAddress } from "./use-table-address.ts";
import { SavedViews } from "./saved-views.tsx";
import type { TableFilter } from "./table-filter.ts";

type FromTable =
  | "failure"
  | "requestId"
  | "address"
  | "onAddress"
  | "filters"
  | "filterCounts"
  | "views";
type ServerTableProps<Row> = Omit<ComponentProps<typeof DataTable<Row>>, FromTable> & {
  table: ReturnType<typeof useTableAddress>;
  query: { error: unknown };
  filters?: readonly TableFilter[];
  /** Additional filter fields, and whether they are active. */
  moreFilters?: { fields: ReactNode; narrow: boolean };
};

/** A table of server data, with filters stored in the page's search parameters. */
export function ServerTable<Row>({
  table,
  filters = [],
  moreFilters,
  ...props
}: ServerTableProps<Row>) {
  const { address, search, change } = table;
  const { error } = props.query;
  return (
    <DataTable
      {...props}
      failure={error ? failureMessage(error) : undefined}
      requestId={requestIdOf(error)}
      address={address}
      onAddress={change}
      views={<SavedViews name={props.name} table={table} />}
      filterCounts={{
        all: filters.length + (moreFilters ? 1 : 0),
        active:
          filters.filter((filter) => filter.narrowsIn(search)).length +
          (moreFilters?.narrow ? 1 : 0),
      }}
      filters={
        <>
          {filters.map((filter) => (
            <NativeSelect
              key={filter.label}
              size="sm"
              aria-label={filter.label}
              data={filter.choices}
              value={filter.valueIn(search)}
              onChange={({ currentTarget: { value } }) =>
                change({ ...filter.addressOf(value), page: undefined })
              }
            />
          ))}
          {moreFilters?.fields}
        </>
      }
    />
  );
}
