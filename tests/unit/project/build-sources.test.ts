import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, it } from "vitest";
import { ROOT, SOURCES } from "#server/bin/build/sources.ts";

const ALIASES: Record<string, string> = {
  "#shared/": "src/shared/",
  "#server/": "server/",
  "#db/": "db/",
};

/** The project's own files that `path` imports, as paths below the project folder. */
function importsOf(path: string): string[] {
  const text = readFileSync(join(ROOT, path), "utf8");
  return [...text.matchAll(/^(?:import|\}).*\bfrom "([.#][^"]+)"|\bimport\("([.#][^"]+)"\)/gm)].map(
    ([, fixed, lazy]) => {
      const name = fixed ?? lazy ?? "";
      const alias = Object.keys(ALIASES).find((prefix) => name.startsWith(prefix));
      if (alias) return name.replace(alias, ALIASES[alias] ?? "");
      return relative(ROOT, join(ROOT, path, "..", name));
    },
  );
}

const isListed = (path: string) =>
  SOURCES.some((source) => path === source || path.startsWith(`${source}/`));

it("a change of any file that the build runs makes a new build", () => {
  const seen = new Set(["vite.config.ts", "server/bin/build.ts"]);
  for (const path of seen) {
    for (const imported of importsOf(path)) if (!isInFolder(imported)) seen.add(imported);
  }
  expect(seen).toContain("server/bin/build/style-sheets.ts");
  expect([...seen].filter((path) => !isListed(path))).toEqual([]);
});

/** Files of a folder that is listed as a whole need not be followed. */
const isInFolder = (path: string) => SOURCES.some((source) => path.startsWith(`${source}/`));
