import { useState, useSyncExternalStore } from "react";
import { PageSpinner, SPINNER_AFTER_MS } from "./states/page-spinner.tsx";

/**
 * For a page that reads something before it can show anything: its spinner, after as long as the router waits for a
 * page (`SPINNER_AFTER_MS`). What is read faster needs none. Its place and its empty status are there from the start,
 * so that nothing moves and screen readers hear the text arrive. The server renders it empty.
 */
export function LateSpinner() {
  return <PageSpinner isEmpty={!useIsAfter(SPINNER_AFTER_MS)} />;
}

/** Whether so many milliseconds have passed since it was first shown. */
function useIsAfter(ms: number): boolean {
  const [wait] = useState(() => waitOf(ms));
  return useSyncExternalStore(wait.subscribe, wait.isOver, () => false);
}

function waitOf(ms: number) {
  let isOver = false;
  return {
    isOver: () => isOver,
    subscribe(tell: () => void) {
      const end = () => {
        isOver = true;
        tell();
      };
      const timer = isOver ? undefined : setTimeout(end, ms);
      return () => clearTimeout(timer);
    },
  };
}
