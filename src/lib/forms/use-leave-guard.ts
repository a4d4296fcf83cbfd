import { type ShouldBlockFn, useBlocker } from "@tanstack/react-router";
import { useCallback } from "react";
import { isLeavingForGood } from "./leaving-for-good.ts";

type LeaveGuard = {
  /** Whether leaving the page at `from` for `to` loses input; may wait for what is being saved. */
  wouldLose: (from: Place, to: Place) => boolean | Promise<boolean>;
  /** Whether any input is unsaved at this moment. */
  isUnsaved: () => boolean;
  /** Asks the person whether to leave without it, and returns the answer. */
  mayLeave: () => boolean;
};

/**
 * Asks before leaving the page would lose unsaved input. Closing the tab or loading another page cannot wait for
 * `wouldLose`, so the browser asks, in its own words, while anything is unsaved. A link within the page asks nothing.
 */
export function useLeaveGuard({ wouldLose, isUnsaved, mayLeave }: LeaveGuard): void {
  const shouldBlockFn = useCallback<ShouldBlockFn>(
    async ({ current, next }) =>
      !isSamePage(current, next) && (await wouldLose(current, next)) && !mayLeave(),
    [wouldLose, mayLeave],
  );
  useBlocker({ shouldBlockFn, enableBeforeUnload: () => !isLeavingForGood() && isUnsaved() });
}

type Place = { pathname: string; search: unknown };

function isSamePage(one: Place, other: Place): boolean {
  return (
    one.pathname === other.pathname && JSON.stringify(one.search) === JSON.stringify(other.search)
  );
}
