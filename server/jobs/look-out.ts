import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "../log.ts";

export type LookOut = { stop(): Promise<void> };

type LookOutOptions = {
  /** Pause of a lane after each run, in milliseconds. */
  everyMs: number;
  /** Number of parallel lanes, their starts spread over the interval; defaults to one. */
  lanes?: number;
  /** How long a stop waits for the current run, in milliseconds; without a limit if omitted. */
  stopMs?: number;
};

/**
 * Runs `look` repeatedly, sequentially within each lane, until it is stopped. The signal tells the current run
 * about the stop. If it fails, as without a database, it keeps retrying and logs only the first failure in a row.
 */
export function keepLooking(
  log: Log,
  { everyMs, lanes = 1, stopMs }: LookOutOptions,
  look: (signal: AbortSignal) => Promise<void>,
  failure: Parameters<Log["error"]>[1],
): LookOut {
  const stopping = new AbortController();
  const { signal } = stopping;
  const sleep = (ms: number) => pause(ms, undefined, { signal }).catch(() => {});
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
    if (lane > 0) await sleep((lane * everyMs) / lanes);
    while (!signal.aborted) {
      await lookOnce();
      await sleep(everyMs);
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
