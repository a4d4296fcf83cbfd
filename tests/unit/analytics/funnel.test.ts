import { expect, it } from "vitest";
import { funnelRows } from "#shared/analytics/funnel.ts";

it("has for each step the checkouts that took it and the one before", () => {
  const rows = funnelRows({ begun: 40, tried: 20, paid: 16, delivered: 12, again: 3 });
  expect(rows.map(({ step, count }) => [step, count])).toEqual([
    ["begun", 40],
    ["tried", 20],
    ["paid", 16],
    ["delivered", 12],
    ["again", 3],
  ]);
  expect(rows.map(({ before }) => before)).toEqual([null, 40, 20, 16, 12]);
});
