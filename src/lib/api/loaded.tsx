import type { ReactNode } from "react";
import { isLost } from "./is-lost.ts";
import { QueryError } from "./query-error.tsx";

type Asked<Data> = Parameters<typeof isLost>[0] & {
  data: Data | undefined;
  refetch: () => unknown;
};

type LoadedProps<Data> = {
  query: Asked<Data>;
  /** Shown until there is data. */
  waiting: ReactNode;
  /** Whether it is the whole page: the title of its error is then the page's h1. */
  isPage?: boolean;
  /** A link to the list it belongs to, shown with the error. */
  back?: ReactNode;
  /** What to show, with the error of a failed refetch to place beside the older data; null if none failed. */
  children: (data: Data, failure: ReactNode) => ReactNode;
};

/** A query's data: a placeholder until it has loaded, the error in its place if it is lost (`isLost`). */
export function Loaded<Data>({
  query,
  waiting,
  isPage = false,
  back,
  children,
}: LoadedProps<Data>) {
  const { data } = query;
  if (isLost<Asked<Data>>(query)) return <QueryError query={query} isPage={isPage} back={back} />;
  if (data === undefined) return waiting;
  return children(data, query.isError ? <QueryError query={query} /> : null);
}
