import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import { readTableAddress, type TableAddress } from "#shared/platform/table/table-address.ts";

type Change = Record<string, unknown>;

/**
 * The page's table search parameters, and a function to change them without scrolling or adding a history entry. The
 * page's own filters share the same URL.
 */
export function useTableAddress(): {
  address: TableAddress;
  search: Record<string, unknown>;
  change: (change: Change) => void;
} {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const change = useCallback(
    (part: Change) => {
      void navigate({
        to: ".",
        search: (before: Record<string, unknown>) => withoutNothing({ ...before, ...part }),
        replace: true,
        resetScroll: false,
      });
    },
    [navigate],
  );
  return { address: readTableAddress(search), search, change };
}

function withoutNothing(search: Change): Change {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}
