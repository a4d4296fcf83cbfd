import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FILES = globSync("src/messages/es/**/*.ts");

test("Spanish writes a percentage without a space, as in the United States", () => {
  expect(FILES.length).toBeGreaterThan(100);
  const spaced = FILES.filter((file) => /[\d}](?:\s|\\u00a0)%/.test(readFileSync(file, "utf8")));
  expect(spaced).toEqual([]);
});
