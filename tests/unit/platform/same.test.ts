import { expect, it } from "vitest";
import { changesBetween } from "#shared/platform/audit/audit.ts";
import { isSame } from "#shared/same.ts";
import { settingsSchema } from "#shared/platform/settings/settings.ts";
import { DEFAULT_SETTINGS } from "#tests/support/market/default-settings.ts";

it.each([
  [{ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 }, true],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [Number.NaN, Number.NaN, true],
  [new Date("2026-11-29"), new Date("2026-11-29"), true],
  [new Date("2026-11-29"), new Date("2026-11-30"), false],
  [[1, 2], [2, 1], false],
  [[1], [1, 2], false],
  [[], {}, false],
  [null, {}, false],
  [null, undefined, false],
  [{ a: 1 }, { b: 1 }, false],
])("compares what values say, not how they are written: %o and %o", (one, other, same) => {
  expect(isSame(one, other)).toBe(same);
  expect(isSame(other, one)).toBe(same);
});

it("a value whose keys stand in another order has not changed", () => {
  const again = settingsSchema.parse(structuredClone(DEFAULT_SETTINGS));
  expect(changesBetween<Record<string, unknown>>(DEFAULT_SETTINGS, again)).toEqual({});
});
