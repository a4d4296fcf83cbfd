import { useState, useSyncExternalStore } from "react";

/**
 * How long an empty status stands before its first words, in milliseconds. Screen readers tell what changes in a
 * status; words that come together with it they may not.
 */
export const STATUS_FIRST_MS = 100;

/** Whether so many milliseconds have passed since it was first shown. False on the server. */
export function useIsAfter(ms: number): boolean {
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
