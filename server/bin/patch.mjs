// Applies the package patches in db/patches after each install. Idempotent. Plain JavaScript, because it runs on the
// Node that runs npm.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { applyPatch, parsePatch, reversePatch } from "diff";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PATCHES = join(ROOT, "db/patches");

for (const name of readdirSync(PATCHES)) {
  for (const patch of parsePatch(readFileSync(join(PATCHES, name), "utf8"))) {
    const file = join(ROOT, patch.newFileName.replace(/^b\//, ""));
    const source = readFileSync(file, "utf8");
    if (applyPatch(source, reversePatch(patch)) !== false) continue;
    const patched = applyPatch(source, patch);
    if (patched === false) {
      process.stderr.write(`db/patches/${name} does not fit ${file}: run "npm ci".\n`);
      process.exit(1);
    }
    writeFileSync(file, patched);
  }
}
