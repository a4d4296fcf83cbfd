// What `npm test`, `npm test -- <room>` and `npm run check` run.
import process from "node:process";
import "#server/bin/node-version.mjs";

const { run } = await import("./support/run/run-steps.ts");
process.exitCode = await run(process.argv[2]);
