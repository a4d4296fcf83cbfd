import { platformErrors as m } from "#messages/platform-errors.ts";
import { DomainError } from "#shared/errors.ts";

export type GateLimits = { atOnce: number; queue: number };

/**
 * Lets `atOnce` pieces of work run and `queue` more wait, in the order they came. What comes when
 * both are full is refused with `busy` instead of making everyone wait longer.
 */
export function createGate({ atOnce, queue }: GateLimits) {
  const waiting: (() => void)[] = [];
  let running = 0;

  const enter = async () => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= queue) {
      throw new DomainError("busy", m.veryBusy);
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  };

  /** The place goes straight to the next one in line, so no one slips in between. */
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return async function pass<Result>(work: () => Promise<Result>): Promise<Result> {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
