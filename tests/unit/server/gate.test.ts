import { expect, it } from "vitest";
import { createGate } from "#server/throttle/gate.ts";
import { DomainError } from "#shared/errors.ts";

/** Work that runs until it is ended. */
function openWork() {
  const ends: (() => void)[] = [];
  const started: number[] = [];
  const work = (number: number) => () => {
    started.push(number);
    return new Promise<number>((resolve) => ends.push(() => resolve(number)));
  };
  return { work, started, endNext: () => ends.shift()?.() };
}

it("runs a limited number at once, queues some in order, and refuses the rest as busy", async () => {
  const pass = createGate({ atOnce: 2, queue: 1 });
  const { work, started, endNext } = openWork();
  const first = pass(work(1));
  const second = pass(work(2));
  const third = pass(work(3));
  const refusal = pass(work(4));
  await expect(refusal).rejects.toThrow(DomainError);
  await expect(refusal).rejects.toMatchObject({ code: "busy" });
  expect(started).toEqual([1, 2]);

  endNext();
  expect(await first).toBe(1);
  await expect.poll(() => started).toEqual([1, 2, 3]);
  endNext();
  endNext();
  expect(await Promise.all([second, third])).toEqual([2, 3]);
});

it("gives the slot of failed work to the next one", async () => {
  const pass = createGate({ atOnce: 1, queue: 1 });
  const failing = pass(() => Promise.reject(new Error("no")));
  const waiting = pass(async () => "done");
  await expect(failing).rejects.toThrow("no");
  expect(await waiting).toBe("done");
  expect(await pass(async () => "again")).toBe("again");
});
