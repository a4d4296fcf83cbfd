import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { BRAND_FONTS, brandFont, brandFontPath } from "#server/bin/build/brand-fonts.ts";

it.each(BRAND_FONTS)("$file is what `npm run fonts` generates, and is small", async (face) => {
  const kept = readFileSync(brandFontPath(face));
  expect(kept.equals(await brandFont(face))).toBe(true);
  expect(kept.length).toBeLessThan(24_000);
});
