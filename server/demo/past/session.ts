import type { Deps } from "../../deps.ts";

/** Dependencies with a clock set to the past. */
export type Past = {
  deps: Deps;
  /** Moves both the clock and the payment provider to an instant. */
  goTo(instant: Date): Promise<void>;
};

type PastOptions = {
  deps: Deps;
  /** Moves the provider's clock by a number of seconds. */
  advanceProvider(seconds: number): Promise<unknown>;
};

/**
 * The regular dependencies with another clock. Jobs are not queued: the simulation does their work itself at the
 * right time.
 */
export function openPast({ deps, advanceProvider }: PastOptions): Past {
  let now = deps.clock.now();
  return {
    deps: {
      ...deps,
      clock: { now: () => now },
      jobs: { enqueue: async () => {} },
      throttle: { take: async () => {}, slow: async () => {}, reset: async () => {} },
    },
    goTo: async (instant) => {
      const seconds = Math.round((instant.getTime() - now.getTime()) / 1000);
      now = instant;
      await advanceProvider(seconds);
    },
  };
}
