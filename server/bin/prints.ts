import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { productPrint } from "#db/seed/market-prints.ts";
import { marketProducts } from "#db/seed/market.ts";
import { drawCard } from "#shared/prints/draw.ts";
import { contactSheet } from "../files/prints/contact-sheet.ts";
import { loadLetters } from "../files/prints/lettering.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    category: { type: "string" },
    out: { type: "string", default: "test-results/prints" },
    width: { type: "string", default: "480" },
    columns: { type: "string", default: "3" },
    dark: { type: "boolean", default: false },
  },
});

/**
 * Draws prints of the demo market for review while designing: each as SVG, and all on one sheet. `node
 * server/bin/prints.ts red-beets leeks`, or `--category vegetables --width 160 --columns 6`.
 */
const letters = await loadLetters();
const wanted = marketProducts.filter(
  ({ slug, category }) =>
    (positionals.length === 0 || positionals.includes(slug)) &&
    (!values.category || values.category === category),
);
const drawn = wanted.map((product) => ({
  ...product,
  svg: drawCard(productPrint(product), letters),
}));
mkdirSync(values.out, { recursive: true });
for (const { slug, svg } of drawn) {
  writeFileSync(join(values.out, `${slug}.svg`), svg);
  if (svg.length > 14_000) console.log(`${slug} has ${svg.length} bytes`);
}
const columns = Math.min(Number(values.columns), drawn.length);
const sheet = await contactSheet(drawn, {
  width: Number(values.width),
  columns,
  dark: values.dark,
});
writeFileSync(join(values.out, "sheet.png"), sheet);
console.log(`${drawn.map(({ slug }) => slug).join(" ")}\n${join(values.out, "sheet.png")}`);
