import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../../../src");

it("every chart comes with the styles of the color swatches in its legend and tooltip", () => {
  const charts = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => ({ name, text: readFileSync(join(ROOT, name), "utf8") }))
    .filter(({ text }) => text.includes('from "@mantine/charts"'));
  expect(charts).not.toEqual([]);
  const bare = charts.filter(({ text }) => !text.includes("core/styles/ColorSwatch.layer.css"));
  expect(bare.map(({ name }) => name)).toEqual([]);
});
