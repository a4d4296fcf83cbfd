import { expect, it } from "vitest";
import { funnelRows } from "#shared/analytics/funnel.ts";

it("compares each step with the one before and with all checkouts", () => {
  const rows = funnelRows({ begun: 40, tried: 20, paid: 16, delivered: 12, again: 3 });
  expect(rows.map(({ step, count }) => [step, count])).toEqual([
    ["begun", 40],
    ["tried", 20],
    ["paid", 16],
    ["delivered", 12],
    ["again", 3],
  ]);
  expect(rows.map(({ ofBefore }) => ofBefore)).toEqual([null, 0.5, 0.8, 0.75, 0.25]);
  expect(rows.map(({ ofAll }) => ofAll)).toEqual([1, 0.5, 0.4, 0.3, 0.075]);
});

it("has no shares of nothing", () => {
  const none = funnelRows({ begun: 0, tried: 0, paid: 0, delivered: 0, again: 0 });
  expect(none.every(({ ofAll, ofBefore }) => ofAll === null && ofBefore === null)).toBe(true);
});
