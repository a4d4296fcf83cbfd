import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const root = new URL("../../../", import.meta.url);
/** A figure or the end of an interpolation, a space of either kind, and a percent sign that is not an operator. */
const LOOSE_PERCENT = /[\d}](?: |\\u00a0)%(?!\s*[\w($])|"\s+%"/u;

const filesIn = (folder: string) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/u.test(name))
    .map((name) => `${folder}${name}`);

it.each([
  ["`${rate} %`", true],
  ['"At least 1 %"', true],
  [String.raw`${"${rate}"}\u00a0%`, true],
  ['suffix=" %"', true],
  ["`${rate}%`", false],
  ["month % 12", false],
])("the rule for %s finds a loose percent sign: %s", (text, isLoose) => {
  expect(LOOSE_PERCENT.test(text)).toBe(isLoose);
});

it("percent signs follow their figure directly, as in 12%", () => {
  const files = ["src/", "server/"].flatMap(filesIn);
  expect(files.length).toBeGreaterThan(500);
  const loose = files.filter((path) =>
    LOOSE_PERCENT.test(readFileSync(new URL(path, root), "utf8")),
  );
  expect(loose).toEqual([]);
});
