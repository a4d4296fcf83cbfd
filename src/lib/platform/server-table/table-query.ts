import { keepPreviousData } from "@tanstack/react-query";
import type { TableAddress } from "#shared/platform/table/table-address.ts";
import type { Direction } from "#shared/platform/table/table.ts";

/** Table pages are refetched whenever they open; the previous page stays until the next one has loaded. */
export const TABLE_QUERY = {
  placeholderData: keepPreviousData,
  refetchOnMount: "always",
} as const;

/** The sort order of tables whose latest rows come first, as `usual` and `defaultSort`. */
export const NEWEST_FIRST = { sort: "createdAt", dir: "desc" } as const;

/** The request for a table's search parameters. `usual` is the default sort order, `sorts` the others. */
export function askedBy<Sort extends string>(
  { q, sort, dir, page }: TableAddress,
  usual: { sort: Sort; dir: Direction },
  sorts: readonly Sort[] = [],
) {
  return {
    q,
    page,
    sort: sorts.find((one) => one === sort) ?? usual.sort,
    dir: dir ?? usual.dir,
  };
}
