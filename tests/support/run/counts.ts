import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import type { Step } from "./steps.ts";

export type Counts = {
  passed: number;
  /** The passed tests that passed only on a retry. */
  flaky: number;
  failed: number;
  skipped: number;
};

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

/**
 * A step's counts. A program that failed counts as at least one failure regardless of its report, because it may have
 * crashed before or after its tests.
 */
export function countStep(step: Step, succeeded: boolean): Counts {
  const counts = step.report ? readReport(step.report) : bareCounts(succeeded);
  if (!succeeded && counts.failed === 0) return { ...counts, failed: 1 };
  return counts;
}

export function addCounts(all: readonly Counts[]): Counts {
  const sum = (pick: (counts: Counts) => number) =>
    all.reduce((total, one) => total + pick(one), 0);
  return {
    passed: sum((counts) => counts.passed),
    flaky: sum((counts) => counts.flaky),
    failed: sum((counts) => counts.failed),
    skipped: sum((counts) => counts.skipped),
  };
}

/** The last line of a run's output. */
export function summary({ passed, flaky, failed, skipped }: Counts): string {
  return [
    `${passed} passed`,
    `${failed} failed`,
    ...(flaky > 0 ? [`${flaky} only when tried again`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ].join(", ");
}

function bareCounts(succeeded: boolean): Counts {
  return { passed: succeeded ? 1 : 0, flaky: 0, failed: succeeded ? 0 : 1, skipped: 0 };
}

/** A missing or incomplete report means that the program crashed, which counts as one failure. */
function readReport({ file, kind }: NonNullable<Step["report"]>): Counts {
  if (!existsSync(file)) return bareCounts(false);
  try {
    const report: unknown = JSON.parse(readFileSync(file, "utf8"));
    return kind === "vitest" ? countVitest(report) : countPlaywright(report);
  } catch {
    return bareCounts(false);
  }
}

function countVitest(report: unknown): Counts {
  const found = vitestReport.parse(report);
  return {
    passed: found.numPassedTests,
    flaky: 0,
    failed: found.numFailedTests,
    skipped: found.numPendingTests + found.numTodoTests,
  };
}

/** A test that passed only on a retry counts as passed and is listed by name. */
function countPlaywright(report: unknown): Counts {
  const { expected, flaky, unexpected, skipped } = playwrightReport.parse(report).stats;
  return { passed: expected + flaky, flaky, failed: unexpected, skipped };
}
