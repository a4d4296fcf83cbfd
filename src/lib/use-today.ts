import { useSyncExternalStore } from "react";
import { businessDayAt } from "#shared/time.ts";

const MINUTE = 60_000;

/** Today on the business's calendar, updated at midnight while the page stays open. Empty on the server. */
export function useToday(): string {
  return useSyncExternalStore(
    subscribe,
    () => businessDayAt(new Date()),
    () => "",
  );
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE);
  return () => clearInterval(timer);
}
