import { platformErrors as m } from "#messages/platform/errors.ts";
import { DomainError } from "#shared/errors.ts";

export type GateLimits = {
  atOnce: number;
  queue: number;
  /** The error when the queue is full; `busy` if not given. */
  full?: () => DomainError;
};

/**
 * Runs up to `atOnce` tasks concurrently and queues up to `queue` more, first in, first out. Beyond that it throws
 * `busy` instead of making everyone wait longer.
 */
export function createGate({ atOnce, queue, full = veryBusy }: GateLimits) {
  const waiting: (() => void)[] = [];
  let running = 0;

  const enter = async () => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= queue) {
      throw full();
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  };

  /** Hand the slot directly to the next task in the queue, so that no newcomer can take it first. */
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

function veryBusy(): DomainError {
  return new DomainError("busy", m.veryBusy);
}

/**
 * A separate gate per key, so that no key can use up the shared capacity. Throws `busy` when a key's slots and
 * queue are full.
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
