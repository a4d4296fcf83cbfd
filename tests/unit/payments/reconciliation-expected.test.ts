import { describe, expect, it } from "vitest";
import { cents } from "#shared/money.ts";
import type { Difference } from "#shared/payments/reconciliation/reconciliation.ts";
import {
  BOOKED_ALONE_MS,
  expectedReasons,
  type Known,
  ON_ITS_WAY_MS,
  PROVIDER_ALONE_MS,
} from "#shared/payments/reconciliation/reconciliation-expected.ts";

const NOW = new Date("2026-11-25T12:00:00Z");
const DAY_MS = 24 * 3_600_000;
const NOTHING: Known = { onTheirWay: new Set(), goingBack: new Set() };

/** One that only the provider has, a day old. */
function difference(facts: Partial<Difference> & { age?: number } = {}): Difference {
  const { age = DAY_MS, ...rest } = facts;
  const one = { kind: "refund", subject: "re_1", ...rest } as const;
  return {
    id: `${one.kind}:${one.subject}`,
    intentId: "pi_1",
    localId: null,
    problem: "missing_with_us",
    ours: cents(0),
    theirs: cents(-500),
    at: new Date(NOW.getTime() - age),
    ...one,
  };
}
const reason = (one: Difference, known: Partial<Known> = {}) =>
  expectedReasons([one], { ...NOTHING, ...known }, NOW).get(one.id) ?? null;

describe("What only we have", () => {
  const ours = (age: number) =>
    difference({ problem: "missing_at_provider", ours: cents(500), theirs: cents(0), age });

  it("is expected for an hour", () => {
    expect(reason(ours(BOOKED_ALONE_MS - 1))).toBe("just_booked");
    expect(reason(ours(BOOKED_ALONE_MS))).toBeNull();
  });
});

describe("What only the provider has", () => {
  it("is expected for two hours, in which its event comes", () => {
    expect(reason(difference({ age: PROVIDER_ALONE_MS - 1 }))).toBe("event_to_come");
    expect(reason(difference({ age: PROVIDER_ALONE_MS }))).toBeNull();
  });

  it("is on its way while we wait for the provider's last word, by its id or by ours, for two weeks", () => {
    const mine = difference({ localId: "refund-1", age: ON_ITS_WAY_MS });
    expect(reason(mine, { onTheirWay: new Set(["refund-1"]) })).toBe("on_its_way");
    expect(reason(mine, { onTheirWay: new Set(["re_1"]) })).toBe("on_its_way");
    expect(reason(mine, { onTheirWay: new Set(["re_2"]) })).toBeNull();
    const old = difference({ localId: "refund-1", age: ON_ITS_WAY_MS + 1 });
    expect(reason(old, { onTheirWay: new Set(["refund-1"]) })).toBeNull();
  });

  it("is a payment that is going back, and its fee, but no refund of it", () => {
    const known = { goingBack: new Set(["pi_1"]) };
    for (const kind of ["charge", "fee"] as const) {
      expect(reason(difference({ kind }), known)).toBe("payment_going_back");
    }
    expect(reason(difference(), known)).toBeNull();
    expect(reason(difference({ kind: "charge", intentId: "pi_2" }), known)).toBeNull();
  });

  it("is our own payout to the bank, however old", () => {
    const own = difference({ kind: "payout", subject: "po_1", age: 400 * DAY_MS });
    expect(reason(own)).toBe("own_payout");
  });
});

describe("A refund that failed", () => {
  const sent = difference();
  const back = difference({ kind: "refund_failed", theirs: cents(500), age: DAY_MS / 2 });

  it("before it was booked is expected, as both halves are with the provider alone", () => {
    const reasons = expectedReasons([sent, back], NOTHING, NOW);
    expect(Object.fromEntries(reasons)).toEqual({
      "refund:re_1": "failed_at_once",
      "refund_failed:re_1": "failed_at_once",
    });
  });

  it("of which we have one half, or another amount came back, is not", () => {
    expect(reason(back)).toBeNull();
    const other = { ...back, theirs: cents(400) };
    expect(expectedReasons([sent, other], NOTHING, NOW).size).toBe(0);
  });
});

it("Another amount is never expected", () => {
  const changed = difference({ problem: "amount_differs", ours: cents(-400), age: 0 });
  expect(
    reason(changed, { onTheirWay: new Set(["re_1"]), goingBack: new Set(["pi_1"]) }),
  ).toBeNull();
});
