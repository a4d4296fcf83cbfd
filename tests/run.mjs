// What `npm test` and `npm run check` run.
import process from "node:process";
import "#server/bin/node-version.mjs";

const { runSteps } = await import("./support/run/run-steps.ts");
process.exitCode = await runSteps(process.argv[2] === "check" ? "check" : "all");
