import { useSyncExternalStore } from "react";
import { MINUTE_MS } from "#shared/durations.ts";
import { businessDayAt } from "#shared/time.ts";

/** Today on the business's calendar, updated at midnight while the page stays open. Empty on the server. */
export function useToday(): string {
  return useSyncExternalStore(
    subscribe,
    () => businessDayAt(new Date()),
    () => "",
  );
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS);
  return () => clearInterval(timer);
}
