import { expect, it } from "vitest";
import { keptLook } from "#server/boot/kept-look.ts";

it("A check runs once in its period, however often it is requested, even if it fails", async () => {
  let now = 0;
  let looks = 0;
  const look = keptLook(
    1_000,
    async () => {
      looks += 1;
      if (looks === 2) throw new Error("It does not answer");
      return true;
    },
    () => now,
  );
  expect(await Promise.all([look(), look()])).toEqual([true, true]);
  now = 1_000;
  expect(await look()).toBe(true);
  expect(looks).toBe(1);
  now = 1_001;
  await expect(look()).rejects.toThrow("It does not answer");
  await expect(look()).rejects.toThrow("It does not answer");
  now = 2_002;
  expect(await look()).toBe(true);
  expect(looks).toBe(3);
});
