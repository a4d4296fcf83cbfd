import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../../../src");

it("every part that is loaded later is inside Later, so that the page survives without it", () => {
  const bare = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx"))
    .filter((name) => {
      const text = readFileSync(join(ROOT, name), "utf8");
      return /\blazy\(/.test(text) && !text.includes("<Later");
    });
  expect(bare).toEqual([]);
});
