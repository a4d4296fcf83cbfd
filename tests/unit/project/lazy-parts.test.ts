import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../../../src");

const parts = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".tsx"))
  .map((name) => ({ name, text: readFileSync(join(ROOT, name), "utf8") }))
  .filter(({ text }) => /\blazy\(/.test(text));

it("every part that is loaded later is inside Later, so that the page survives without it", () => {
  const bare = parts.filter(({ text }) => !text.includes("<Later"));
  expect(bare.map(({ name }) => name)).toEqual([]);
});

it("every part that the server renders and a script takes over later is spared needless updates", () => {
  const rendered = parts.filter(({ text }) => text.includes("import.meta.env.SSR"));
  // One with a fallback of its own is shown by it.
  const bare = rendered.filter(({ text }) => !/\bmemo\(|<Suspense /.test(text));
  expect(rendered).not.toEqual([]);
  expect(bare.map(({ name }) => name)).toEqual([]);
});
