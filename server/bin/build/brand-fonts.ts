import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import { ROOT } from "./sources.ts";

const packages = createRequire(import.meta.url);

/**
 * Heading fonts: one weight and one softness of a variable font, whose other axis values make up two thirds of its
 * size. Headings look right only once these have loaded.
 */
export const BRAND_FONTS = [
  { file: "fraunces.woff2", from: "fraunces-latin-soft-normal.woff2" },
  { file: "fraunces-italic.woff2", from: "fraunces-latin-soft-italic.woff2" },
] as const;
type BrandFont = (typeof BRAND_FONTS)[number];

/** The only point on the font's axes that pages use. */
const AXES = { SOFT: 80, wght: 560 };

/** Unicode ranges of Latin letters, punctuation, currencies and arrows. */
const RANGES = [
  [0x20, 0x2ff],
  [0x2000, 0x22ff],
  [0xfeff, 0xfffd],
] as const;
const LETTERS = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
).join("");

/** A font file as pages load it. Deterministic: the same bytes each time. */
export function brandFont({ from }: BrandFont): Promise<Buffer> {
  const whole = readFileSync(packages.resolve(`@fontsource-variable/fraunces/files/${from}`));
  return subsetFont(whole, LETTERS, { targetFormat: "woff2", variationAxes: AXES });
}

/** Where a font file is stored among the sources. */
export const brandFontPath = ({ file }: BrandFont): string =>
  join(ROOT, "src/ui/theme/fonts", file);

if (import.meta.main) {
  for (const face of BRAND_FONTS) writeFileSync(brandFontPath(face), await brandFont(face));
}
