import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "../log.ts";

export type LookOut = { stop(): Promise<void> };

/**
 * Does something every so many milliseconds, one after the other, until it is stopped; a stop waits for what
 * is under way. While it fails, as without a database, it goes on, and says so once.
 */
export function keepLooking(
  log: Log,
  everyMs: number,
  look: () => Promise<void>,
  failure: Parameters<Log["error"]>[1],
): LookOut {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isFailing = false;
  const looking = async () => {
    while (!signal.aborted) {
      await look().then(
        () => (isFailing = false),
        (error: unknown) => {
          if (!isFailing) log.error({ err: error }, failure);
          isFailing = true;
        },
      );
      await pause(everyMs, undefined, { signal }).catch(() => {});
    }
  };
  const ended = looking();
  return {
    stop: async () => {
      stopping.abort();
      await ended;
    },
  };
}
