import { expect } from "vitest";

/** The best of so many tries counts: the others show what else the machine did. */
const TRIES = 12;
/** What looking at every row of one table takes, in milliseconds; where it takes longer, so may the work. */
const LOOK = 15;

type Quick = {
  name: string;
  /** In milliseconds. */
  limit: number;
  /** Looks at each of a hundred thousand rows: how quick the machine is at this moment. */
  lookAtAll: () => PromiseLike<unknown>;
};

/** Does some work until it took no longer than the limit, as measured by what the machine can do just now. */
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
