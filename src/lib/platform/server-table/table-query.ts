import { keepPreviousData } from "@tanstack/react-query";
import type { TableAddress } from "#shared/platform/table-address.ts";
import type { Direction } from "#shared/platform/table.ts";

/** A page of a table is read again whenever it opens; the page before stays until the next one is there. */
export const TABLE_QUERY = {
  placeholderData: keepPreviousData,
  refetchOnMount: "always",
} as const;

/**
 * What the server is asked for by the address of a table. `usual` is the order when the address says
 * none, `sorts` are the others there are.
 */
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
