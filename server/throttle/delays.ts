import { setTimeout as pauseFor } from "node:timers/promises";

export type DelayLimits = {
  /** The first delay. It doubles with each further try, up to `longestMs`. */
  firstMs: number;
  longestMs: number;
  /** How many callers may wait at once per key, and for all keys together in this process. */
  perKey: number;
  inAll: number;
};

/** Strangers can try one account at most once a second, and at most 200 sockets are held open in all. */
const DEFAULT_LIMITS: DelayLimits = { firstMs: 1_000, longestMs: 8_000, perKey: 8, inAll: 200 };

export type Pause = (ms: number) => Promise<unknown>;

/**
 * Delays callers, limiting how many wait and for how long. `delay` resolves to false immediately if the caller is
 * already waiting for the same key or too many others are.
 */
export function createDelays(
  pause: Pause = pauseFor,
  { firstMs, longestMs, perKey, inAll }: DelayLimits = DEFAULT_LIMITS,
) {
  const waiting = new Map<string, Set<string>>();
  let all = 0;
  return {
    longestMs,
    async delay(key: string, caller: string, beyond: number): Promise<boolean> {
      const callers = waiting.get(key) ?? new Set<string>();
      if (callers.has(caller) || callers.size >= perKey || all >= inAll) return false;
      waiting.set(key, callers.add(caller));
      all += 1;
      try {
        await pause(Math.min(longestMs, firstMs * 2 ** Math.min(beyond - 1, 10)));
        return true;
      } finally {
        all -= 1;
        callers.delete(caller);
        if (callers.size === 0) waiting.delete(key);
      }
    },
  };
}
