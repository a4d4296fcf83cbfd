import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const root = new URL("../../../", import.meta.url);

it("a dot between two facts keeps with one of them where a line wraps", () => {
  const files = readdirSync(new URL("src/", root), { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.tsx?$/u.test(name),
  );
  expect(files.length).toBeGreaterThan(500);
  const loose = files.filter((path) =>
    /(?<!\\u00a0)·(?!\\u00a0)/u.test(readFileSync(new URL(`src/${path}`, root), "utf8")),
  );
  expect(loose).toEqual([]);
});
