import { setTimeout as pauseFor } from "node:timers/promises";

export type DelayLimits = {
  /** The first delay; each further try doubles it, up to `longestMs`. */
  firstMs: number;
  longestMs: number;
  /** How many may wait at once for one key, and in this process for all keys together. */
  perKey: number;
  inAll: number;
};

/** One account is tried by strangers at most once a second, and at most 200 sockets are held for it. */
const DEFAULT_LIMITS: DelayLimits = { firstMs: 1_000, longestMs: 8_000, perKey: 8, inAll: 200 };

export type Pause = (ms: number) => Promise<unknown>;

/**
 * Makes callers wait, a bounded number of them for a bounded time. `delay` resolves to false at once,
 * without waiting, when the caller already waits for the same key or too many do.
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
