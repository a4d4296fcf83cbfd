import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { addCounts, countStep, summary } from "#tests/support/run/counts.ts";
import { runStep } from "#tests/support/run/run-step.ts";
import { type Step, testRooms, testsOf } from "#tests/support/run/steps.ts";

function stepWith(report: unknown, kind: "vitest" | "playwright"): Step {
  const folder = mkdtempSync(join(tmpdir(), "furrow-report-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "report.json");
  if (report !== undefined) writeFileSync(file, JSON.stringify(report));
  return { name: "step", command: [], limit: 1, report: { file, kind } };
}

const vitestReport = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0 };

test("the last line names what was skipped or retried only if something was", () => {
  const counts = { passed: 3, flaky: 0, failed: 0, skipped: 0 };
  expect(summary(counts)).toBe("3 passed, 0 failed");
  expect(summary({ ...counts, failed: 1, skipped: 2 })).toBe("3 passed, 1 failed, 2 skipped");
  expect(summary({ ...counts, flaky: 1 })).toBe("3 passed, 0 failed, 1 only when tried again");
});

test("a program without a report counts as one check", () => {
  const step: Step = { name: "types", command: [], limit: 1 };
  expect(countStep(step, true)).toEqual({ passed: 1, flaky: 0, failed: 0, skipped: 0 });
  expect(countStep(step, false)).toEqual({ passed: 0, flaky: 0, failed: 1, skipped: 0 });
});

test("the reports of both test programs are added up", () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 0 };
  const unit = countStep(stepWith(vitestReport, "vitest"), true);
  const e2e = countStep(stepWith({ stats }, "playwright"), false);
  expect(addCounts([unit, e2e])).toEqual({ passed: 12, flaky: 1, failed: 1, skipped: 1 });
});

test("a program that failed counts as a failure even if all its tests passed", () => {
  expect(countStep(stepWith(vitestReport, "vitest"), false).failed).toBe(1);
});

test("a report that is missing or incomplete counts as a failure", () => {
  expect(countStep(stepWith(undefined, "vitest"), true).failed).toBe(1);
  expect(countStep(stepWith({ numPassedTests: 7 }, "vitest"), true).failed).toBe(1);
});

test("a step that never ends is stopped at its limit, with the processes it started", async () => {
  const listen =
    "const s = require('net').createServer().listen(0, () => console.log(s.address().port))";
  const script = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(listen)}], { stdio: 'inherit' })`;
  const step: Step = { name: "endless", command: ["-e", script], limit: 2 };
  const { succeeded, output } = await runStep(step, new AbortController().signal);
  expect(succeeded).toBe(false);
  expect(output).toContain("endless took longer than 2 s and was ended");
  const socket = connect(Number(output.split("\n")[0]), "127.0.0.1");
  await expect(once(socket, "connect")).rejects.toThrow(/ECONNREFUSED/);
});

test("a room's tests run at each level that has some, after the build if they need it", () => {
  const namesOf = (room: string) => testsOf(room).map(({ name }) => name);
  expect(namesOf("checkout")).toEqual(["unit", "build", "integration", "e2e"]);
  expect(namesOf("project")).toEqual(["unit"]);
  expect(namesOf("week")).toEqual(["build", "e2e"]);
  expect(testRooms()).toEqual(expect.arrayContaining(["checkout", "project", "week"]));
  for (const room of testRooms()) expect(testsOf(room)).not.toEqual([]);
});
