import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findOffenses, type Source } from "./boundaries.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** Excluded, because it contains violations of every rule as examples. */
const EXAMPLES = "tests/unit/project/boundaries.test.ts";

/** All hand-written modules of the project, and the migrations. */
export function readSources(): Source[] {
  const sources = ["src", "server", "db", "tests"].flatMap(modulesBelow);
  return sources.filter(({ path }) => path !== EXAMPLES);
}

function modulesBelow(folder: string): Source[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:ts|tsx|mjs|sql)$/.test(name))
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .map((path) => ({ path, source: readFileSync(join(ROOT, path), "utf8") }));
}

if (import.meta.main) {
  const sources = readSources();
  const offenses = findOffenses(sources);
  for (const { line } of offenses) console.log(line);
  console.log(`${sources.length} modules, ${offenses.length} in the wrong room`);
  process.exitCode = offenses.length === 0 ? 0 : 1;
}
