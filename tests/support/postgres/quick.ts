import { expect } from "vitest";

/** Number of attempts. The fastest counts, because the others were slowed by other load. */
const TRIES = 12;
/** Expected duration of a full scan of one table, in milliseconds. If it takes longer, the work may too. */
const LOOK = 15;

type Quick = {
  name: string;
  /** In milliseconds. */
  limit: number;
  /** Scans a hundred thousand rows, as a measure of the machine's current speed. */
  lookAtAll: () => PromiseLike<unknown>;
};

/** Repeats the work until one attempt is within the limit, adjusted to the machine's current speed. */
export async function expectQuick(
  { name, limit, lookAtAll }: Quick,
  work: () => PromiseLike<unknown>,
): Promise<void> {
  let best = Infinity;
  for (let turn = 0; turn < TRIES && best > limit; turn += 1) {
    const time = await timeOf(work);
    const look = time > limit ? await timeOf(lookAtAll) : LOOK;
    best = Math.min(best, (time * LOOK) / Math.max(look, LOOK));
  }
  expect(best, name).toBeLessThan(limit);
}

async function timeOf(work: () => PromiseLike<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
