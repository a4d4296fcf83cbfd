import process from "node:process";
import { findCatalogOffenses } from "./catalog-keys.ts";
import { readSources } from "./check-boundaries.ts";
import { findProse } from "./prose.ts";

/** `node tests/support/code/check-messages.ts src/features/boxes` checks only that folder. */
const asked = process.argv[2];
const sources = readSources();
const looked = asked ? sources.filter(({ path }) => path.startsWith(asked)) : sources;

const offenses = [...findProse(looked), ...findCatalogOffenses(sources)];
for (const { line } of offenses) console.log(line);
console.log(`${looked.length} modules, ${offenses.length} texts or messages out of place`);
process.exitCode = offenses.length === 0 ? 0 : 1;
