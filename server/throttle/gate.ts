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

/**
 * A gate of its own for each key, so that one of them cannot fill what all of them share. Refuses
 * with `busy` what comes when both places and line of its key are full.
 */
export function createGates(limits: GateLimits) {
  const gates = new Map<string, { pass: ReturnType<typeof createGate>; users: number }>();

  return async function pass<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const gate = gates.get(key) ?? { pass: createGate(limits), users: 0 };
    gates.set(key, gate);
    gate.users += 1;
    try {
      return await gate.pass(work);
    } finally {
      gate.users -= 1;
      if (gate.users === 0) gates.delete(key);
    }
  };
}
