import { useSyncExternalStore } from "react";
import { MINUTE_MS } from "#shared/durations.ts";
import { businessDayAt } from "#shared/time.ts";

/**
 * Today on the business's calendar, or the day that it is there in `ahead` milliseconds; updated while the page stays
 * open. Empty on the server.
 */
export function useToday(ahead = 0): string {
  return useSyncExternalStore(
    subscribe,
    () => businessDayAt(new Date(Date.now() + ahead)),
    () => "",
  );
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS);
  return () => clearInterval(timer);
}
