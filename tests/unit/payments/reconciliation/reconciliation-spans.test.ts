import { DAY_MS } from "#shared/durations.ts";
import fc from "fast-check";
import { expect, it } from "vitest";
import { spansOf } from "#server/services/payments/reconciliation/read-provider.ts";

const NOW = new Date("2026-11-25T12:00:00Z");
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

it("Spans follow each other without a gap, from their start to whatever is listed now", () => {
  const instant = fc.integer({ min: -3, max: 400 }).map(ago);
  fc.assert(
    fc.property(fc.option(instant), fc.option(instant), (from, first) => {
      const spans = spansOf(from, first, NOW);
      expect(spans[0]!.from).toEqual(from);
      expect(spans.at(-1)!.before).toBeNull();
      for (const [at, span] of spans.entries()) {
        if (at > 0) expect(span.from).toEqual(spans[at - 1]!.before);
        if (span.before && span.from) expect(span.before > span.from).toBe(true);
      }
    }),
  );
});

it("A nightly run is one span", () => {
  expect(spansOf(ago(4), ago(300), NOW)).toEqual([{ from: ago(4), before: null }]);
});

it("The first run covers all time before the first booking, and goes week by week from there", () => {
  expect(spansOf(null, ago(14), NOW)).toEqual([
    { from: null, before: ago(15) },
    { from: ago(15), before: ago(8) },
    { from: ago(8), before: null },
  ]);
});
