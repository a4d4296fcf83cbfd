import { expect, it } from "vitest";
import { keptOnce } from "#shared/platform/kept-once.ts";

it("A cached value is made once for all callers; a failure is not cached", async () => {
  let makes = 0;
  const get = keptOnce(async () => {
    makes += 1;
    if (makes === 1) throw new Error("The file could not be read");
    return makes;
  });
  const first = await Promise.allSettled([get(), get()]);
  expect(first.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(makes).toBe(1);
  expect(await Promise.all([get(), get()])).toEqual([2, 2]);
  expect(await get()).toBe(2);
});
