import { useEffect, useEffectEvent } from "react";

type Paged = {
  /** The page that the address says; none is the first. */
  asked: number | undefined;
  /** How many rows there are; undefined until it is known. */
  total: number | undefined;
  size: number;
  isFetching: boolean;
};

/**
 * The page to show and how many there are. An old link, or rows that are gone, ask for one past the last: the last
 * one is shown instead, and `onPage` puts it into the address. `isPast` holds until its rows are there.
 */
export function usePages(
  { asked = 1, total, size, isFetching }: Paged,
  onPage: (page: number | undefined) => void,
): { page: number; pages: number; isPast: boolean } {
  const pages = Math.max(1, Math.ceil((total ?? 0) / size));
  const page = Math.min(asked, pages);
  const isPast = page !== asked && total !== undefined && !isFetching;
  const goBack = useEffectEvent((last: number) => onPage(last > 1 ? last : undefined));
  useEffect(() => {
    if (isPast) goBack(page);
  }, [isPast, page]);
  return { page, pages, isPast };
}
