import type { ReactNode } from "react";
import { QueryError } from "./query-error.tsx";

type QueryStateProps = {
  query: Parameters<typeof QueryError>[0]["query"] & { isPending: boolean; isError: boolean };
  /** Shown while there is neither data nor an error. */
  waiting: ReactNode;
};

/** Stands between a heading that is always shown and a query's data: a placeholder, an error, or nothing. */
export function QueryState({ query, waiting }: QueryStateProps) {
  if (query.isPending) return waiting;
  return query.isError ? <QueryError query={query} /> : null;
}
