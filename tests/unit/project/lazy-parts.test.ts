import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { serverParts } from "#tests/support/code/lazy-parts.ts";

const ROOT = join(import.meta.dirname, "../../../src");

const files = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".tsx"))
  .map((name) => ({ path: name, source: readFileSync(join(ROOT, name), "utf8") }))
  .filter(({ source }) => /\blazy\(/.test(source));

it("every part that is loaded later is inside Later, so that the page survives without it", () => {
  const bare = files.filter(({ source }) => !source.includes("<Later"));
  expect(bare.map(({ path }) => path)).toEqual([]);
});

it("every part that the server renders and a script takes over later is spared needless updates", () => {
  const parts = files.flatMap((file) =>
    serverParts(file).map((part) => ({ ...part, path: file.path })),
  );
  const written = files.flatMap(({ source }) => source.match(/import\.meta\.env\.SSR\b/g) ?? []);
  expect(parts).toHaveLength(written.length);
  expect(parts.length).toBeGreaterThan(5);
  expect(parts.filter(({ isSpared }) => !isSpared)).toEqual([]);
});

it.each([
  ["one of two that are rendered in memo", "<Spared />", "<Bare />", ["Bare"]],
  [
    "in a fallback of nothing",
    "<Spared />",
    "<Suspense fallback={null}><Bare /></Suspense>",
    ["Bare"],
  ],
  ["also without memo somewhere else", "<><Spared /><Bare /></>", "<Bare />", ["Bare"]],
  ["nowhere", "<Spared />", "null", ["Bare"]],
  ["in a fallback of its own", "<Spared />", "<Suspense fallback={<i />}><Bare /></Suspense>", []],
  ["in memo", "<><Spared /><Bare /></>", "null", []],
])("a planted part that is rendered %s is judged by itself", (_where, inMemo, outside, found) => {
  const source = `
    const Spared = import.meta.env.SSR ? await load() : lazy(async () => ({ default: await load() }));
    const Bare = import.meta.env.SSR ? await load() : lazy(async () => ({ default: await load() }));
    export const Part = memo(function Part() { return <Later>${inMemo}</Later>; });
    export function Other() { return ${outside}; }`;
  const bare = serverParts({ path: "planted.tsx", source }).filter(({ isSpared }) => !isSpared);
  expect(bare.map(({ name }) => name)).toEqual(found);
});
