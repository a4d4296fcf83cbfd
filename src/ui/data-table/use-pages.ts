import { useEffect, useEffectEvent } from "react";

type Paged = {
  /** The page in the URL; undefined is the first. */
  asked: number | undefined;
  /** The number of rows; undefined while loading. */
  total: number | undefined;
  size: number;
  isFetching: boolean;
};

/**
 * The current page and the number of pages. An old link, or deleted rows, can lead past the last page: then the last
 * one is shown instead, and `onPage` updates the URL. `isPast` is true until its rows are loaded.
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
