import { expect, it } from "vitest";
import { changesBetween } from "#shared/platform/audit/audit.ts";
import { settingsSchema } from "#shared/platform/settings/settings.ts";
import { DEFAULT_SETTINGS } from "#tests/support/market/default-settings.ts";

it.each([
  [{ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 }, true],
  [[1, 2], [2, 1], false],
  [[1], [1, 2], false],
  [[], {}, false],
  [null, {}, false],
  [{ a: 1 }, { b: 1 }, false],
])(
  "A change is one of what values say, not of how they are written: %o and %o",
  (from, to, same) => {
    expect(changesBetween<Record<string, unknown>>({ field: from }, { field: to })).toEqual(
      same ? {} : { field: { from, to } },
    );
  },
);

it("Settings whose keys stand in another order have not changed", () => {
  const again = settingsSchema.parse(structuredClone(DEFAULT_SETTINGS));
  expect(changesBetween<Record<string, unknown>>(DEFAULT_SETTINGS, again)).toEqual({});
});
