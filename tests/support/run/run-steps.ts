import { rmSync } from "node:fs";
import { addCounts, type Counts, countStep, summary } from "./counts.ts";
import { type Outcome, runStep } from "./run-step.ts";
import { checks, REPORTS, type Step, testRooms, tests, testsOf } from "./steps.ts";

/** Runs `check`, everything, or the tests of one room. Returns the exit code. */
export async function run(what: string | undefined): Promise<number> {
  if (what === "check") return runSteps(checks);
  if (what === undefined) return runSteps([...checks, ...tests]);
  const rooms = testRooms();
  if (rooms.includes(what)) return runSteps(testsOf(what));
  console.error(`There are no tests of ${what}. Choose one of: ${rooms.join(", ")}`);
  return 1;
}

/**
 * Runs the steps in sequence, continuing after failures, and prints the totals as the last line. Returns the exit
 * code.
 */
async function runSteps(steps: readonly Step[]): Promise<number> {
  rmSync(REPORTS, { recursive: true, force: true });
  const abort = abortOnSignal();
  const counts: Counts[] = [];
  for (const step of steps) {
    if (abort.aborted) break;
    const outcome = await runStep(step, abort);
    const counted = countStep(step, outcome.succeeded);
    counts.push(counted);
    tell(step, outcome, counted);
  }
  const total = addCounts(counts);
  console.log(`\n${summary(total)}`);
  return total.failed > 0 || abort.aborted ? 1 : 0;
}

function tell(step: Step, { succeeded, output, seconds }: Outcome, counts: Counts): void {
  const result = step.report ? summary(counts) : succeeded ? "passed" : "failed";
  console.log(`${step.name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s  ${result}`);
  if (!succeeded || counts.flaky > 0) console.log(`\n${output.trim()}\n`);
}

function abortOnSignal(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => controller.abort());
  }
  return controller.signal;
}
