import { vi } from "vitest";

/**
 * Replaces this process's timers and its measure of time: both stand still until `pass` is called. Timers without a
 * delay run as usual, since drivers use them to defer work. End it with `vi.unstubAllGlobals()`.
 */
export function heldTimers() {
  const real = { clear: globalThis.clearTimeout, set: globalThis.setTimeout };
  const waiting = new Map<unknown, { at: number; run: () => void }>();
  let now = performance.now();
  let serial = 0;
  vi.stubGlobal("performance", { now: () => now });
  vi.stubGlobal(
    "setTimeout",
    (run: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) => {
      if (ms <= 0) return real.set(run, ms, ...values);
      serial += 1;
      waiting.set(serial, { at: now + ms, run: () => run(...values) });
      return serial;
    },
  );
  vi.stubGlobal("clearTimeout", (timer: Parameters<typeof real.clear>[0]) => {
    if (!waiting.delete(timer)) real.clear(timer);
  });
  return {
    /** Lets milliseconds pass at once, as in a blocked process: each timer that is due by then runs once, late. */
    pass(ms: number): void {
      now += ms;
      for (const [id, { at, run }] of waiting) {
        if (at > now) continue;
        waiting.delete(id);
        run();
      }
    },
  };
}
