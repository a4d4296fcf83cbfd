import { useSyncExternalStore } from "react";
import { MINUTE_MS } from "#shared/durations.ts";

/** Whether an ISO instant is still to come by this device's clock; looked at every minute while the page stays open. */
export function useIsToCome(instant: string): boolean {
  return useSyncExternalStore(everyMinute, () => Date.now() < Date.parse(instant));
}

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS);
  return () => clearInterval(timer);
}
