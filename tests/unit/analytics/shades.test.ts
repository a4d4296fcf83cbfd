import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { contrast, dark, light, mix } from "#client/ui/theme/tokens.ts";

const css = readFileSync("src/features/analytics/analytics.module.css", "utf8");
const shares = Array.from(
  css.matchAll(
    /\[data-shade="\d"\] \{\s+background: color-mix\(in srgb, var\(--color-sprout\) (\d+)%/gu,
  ),
  ([, percent]) => Number(percent) / 100,
);

it("has four shades, each stronger than the one before", () => {
  expect(shares).toHaveLength(4);
  expect(shares).toEqual([...new Set(shares)].toSorted((one, other) => one - other));
});

it.each([
  ["light", light],
  ["dark", dark],
])("keeps numbers readable on every shade in the %s scheme, at least 4.5:1", (_name, scheme) => {
  for (const share of shares)
    expect(contrast(scheme.ink, mix(scheme.sprout, scheme.page, share))).toBeGreaterThanOrEqual(
      4.5,
    );
});
