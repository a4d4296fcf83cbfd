import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import type { Step } from "./steps.ts";

export type Counts = {
  passed: number;
  /** Of the passed, those that passed only when they were tried again. */
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
 * What a step counts for. A program that failed counts at least one failure, whatever its report
 * says: it may have broken off before or after its tests.
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

/** The last line of a run. */
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

/** A report that is not there or not whole means that the program broke off: one failure. */
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

/** A test that passed only when tried again has passed, and is named. */
function countPlaywright(report: unknown): Counts {
  const { expected, flaky, unexpected, skipped } = playwrightReport.parse(report).stats;
  return { passed: expected + flaky, flaky, failed: unexpected, skipped };
}
