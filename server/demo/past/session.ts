import type { Deps } from "../../deps.ts";

/** Dependencies that live on other days than we do. */
export type Past = {
  deps: Deps;
  /** Goes to an instant: the clock and the payment provider both stand there. */
  goTo(instant: Date): Promise<void>;
};

type PastOptions = {
  deps: Deps;
  /** Moves the provider's clock by so many seconds. */
  advanceProvider(seconds: number): Promise<unknown>;
};

/**
 * The services with another "now". Jobs are not queued: the code that plays the past does their work in its time.
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
