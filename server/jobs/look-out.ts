import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "../log.ts";

export type LookOut = { stop(): Promise<void> };

type LookOutOptions = {
  /** How long a lane rests after each look, in milliseconds. */
  everyMs: number;
  /** How many look side by side, their looks spread over the time between two: one, where nothing is said. */
  lanes?: number;
  /** How long a stop waits for what is under way, in milliseconds: until it is done, where nothing is said. */
  stopMs?: number;
};

/**
 * Does something every so many milliseconds, each lane one after the other, until it is stopped; what is under
 * way learns of a stop from the signal. While it fails, as without a database, it goes on, and says so once.
 */
export function keepLooking(
  log: Log,
  { everyMs, lanes = 1, stopMs }: LookOutOptions,
  look: (signal: AbortSignal) => Promise<void>,
  failure: Parameters<Log["error"]>[1],
): LookOut {
  const stopping = new AbortController();
  const { signal } = stopping;
  const rest = (ms: number) => pause(ms, undefined, { signal }).catch(() => {});
  let isFailing = false;
  const lookOnce = async () => {
    try {
      await look(signal);
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.error({ err: error }, failure);
      isFailing = true;
    }
  };
  const looking = Array.from({ length: lanes }, async (_, lane) => {
    if (lane > 0) await rest((lane * everyMs) / lanes);
    while (!signal.aborted) {
      await lookOnce();
      await rest(everyMs);
    }
  });
  return {
    stop: async () => {
      stopping.abort();
      const ended = new AbortController();
      const late = stopMs === undefined ? [] : [pause(stopMs, undefined, { signal: ended.signal })];
      await Promise.race([Promise.all(looking), ...late]);
      ended.abort();
    },
  };
}
