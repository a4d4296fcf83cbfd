import { describe, expect, it } from "vitest";
import { DAY_MS } from "#shared/durations.ts";
import { cents } from "#shared/money.ts";
import type { Difference } from "#shared/payments/reconciliation/reconciliation.ts";
import {
  EXPECTED_FOR_MS,
  EXPECTED_REASONS,
  type ExpectedReason,
  expectedReasons,
  type Known,
  unsettled,
} from "#shared/payments/reconciliation/reconciliation-expected.ts";

const NOW = new Date("2026-11-25T12:00:00Z");
const NOTHING: Known = { onTheirWay: new Set(), goingBack: new Set() };

/** A difference that only the provider has, a day old unless `age` says otherwise. */
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

describe("A difference that only we have", () => {
  const ours = (age: number) =>
    difference({ problem: "missing_at_provider", ours: cents(500), theirs: cents(0), age });

  it("is expected for an hour", () => {
    expect(EXPECTED_FOR_MS.just_booked).toBe(DAY_MS / 24);
    expect(reason(ours(EXPECTED_FOR_MS.just_booked - 1))).toBe("just_booked");
    expect(reason(ours(EXPECTED_FOR_MS.just_booked))).toBeNull();
  });
});

describe("A difference that only the provider has", () => {
  it("is expected for two hours, until its event arrives", () => {
    expect(EXPECTED_FOR_MS.event_to_come).toBe(DAY_MS / 12);
    expect(reason(difference({ age: EXPECTED_FOR_MS.event_to_come - 1 }))).toBe("event_to_come");
    expect(reason(difference({ age: EXPECTED_FOR_MS.event_to_come }))).toBeNull();
  });

  it("is on its way for two weeks while we wait for the provider, by its id or by ours", () => {
    const mine = difference({ localId: "refund-1", age: EXPECTED_FOR_MS.on_its_way - 1 });
    expect(reason(mine, { onTheirWay: new Set(["refund-1"]) })).toBe("on_its_way");
    expect(reason(mine, { onTheirWay: new Set(["re_1"]) })).toBe("on_its_way");
    expect(reason(mine, { onTheirWay: new Set(["re_2"]) })).toBeNull();
    const old = difference({ localId: "refund-1", age: EXPECTED_FOR_MS.on_its_way });
    expect(reason(old, { onTheirWay: new Set(["refund-1"]) })).toBeNull();
  });

  it("is expected for a payment that is being refunded and for its fee, but not for the refund", () => {
    const known = { goingBack: new Set(["pi_1"]) };
    for (const kind of ["charge", "fee"] as const) {
      expect(reason(difference({ kind }), known)).toBe("payment_going_back");
    }
    expect(reason(difference(), known)).toBeNull();
    expect(reason(difference({ kind: "charge", intentId: "pi_2" }), known)).toBeNull();
  });

  it("is expected for our own payout to the bank only until that is booked", () => {
    const own = (age: number) => difference({ kind: "payout", subject: "txn_1", age });
    expect(reason(own(EXPECTED_FOR_MS.event_to_come - 1))).toBe("event_to_come");
    expect(reason(own(EXPECTED_FOR_MS.event_to_come))).toBeNull();
  });
});

describe("A refund that failed before it was booked", () => {
  const halves = (age: number) => [
    difference({ age: age + DAY_MS, localId: "refund-1" }),
    difference({ kind: "refund_failed", theirs: cents(500), age, localId: "refund-1" }),
  ];
  const waitedFor: Known = { ...NOTHING, onTheirWay: new Set(["refund-1"]) };
  const limit = EXPECTED_FOR_MS.failed_at_once;

  it("is settled once we no longer wait for it, because the money went and came back", () => {
    expect(unsettled(halves(400 * DAY_MS), NOTHING)).toEqual([]);
    expect(unsettled(halves(0), waitedFor)).toHaveLength(2);
  });

  it("is expected while we wait for it, up to the limit, after which both halves are differences", () => {
    expect(Object.fromEntries(expectedReasons(halves(limit - 1), waitedFor, NOW))).toEqual({
      "refund:re_1": "failed_at_once",
      "refund_failed:re_1": "failed_at_once",
    });
    expect(expectedReasons(halves(limit), waitedFor, NOW).size).toBe(0);
  });

  it("is neither if we have one half of it, or if another amount came back", () => {
    const [sent, back] = halves(DAY_MS);
    expect(unsettled([back!], NOTHING)).toEqual([back]);
    expect(reason(back!)).toBeNull();
    const other = { ...back!, theirs: cents(400) };
    expect(unsettled([sent!, other], NOTHING)).toEqual([sent, other]);
    expect(expectedReasons([sent!, other], NOTHING, NOW).size).toBe(0);
  });
});

describe("An expected difference", () => {
  /** Differences of this age to which each reason applies. */
  const CASES: Record<ExpectedReason, (age: number) => [Difference[], Partial<Known>]> = {
    just_booked: (age) => [[difference({ problem: "missing_at_provider", age })], {}],
    event_to_come: (age) => [[difference({ age })], {}],
    on_its_way: (age) => [[difference({ age })], { onTheirWay: new Set(["re_1"]) }],
    payment_going_back: (age) => [
      [difference({ kind: "charge", age })],
      { goingBack: new Set(["pi_1"]) },
    ],
    failed_at_once: (age) => [
      [difference({ age }), difference({ kind: "refund_failed", theirs: cents(500), age })],
      { onTheirWay: new Set(["re_1"]) },
    ],
  };

  it.each(EXPECTED_REASONS)("of the reason %s is no longer expected at its limit", (name) => {
    const at = (age: number) => {
      const [differences, known] = CASES[name](age);
      return [...expectedReasons(differences, { ...NOTHING, ...known }, NOW).values()];
    };
    expect(at(EXPECTED_FOR_MS[name] - 1)).toContain(name);
    expect(at(EXPECTED_FOR_MS[name])).toEqual([]);
  });
});

it("A different amount is never expected", () => {
  const changed = difference({ problem: "amount_differs", ours: cents(-400), age: 0 });
  expect(
    reason(changed, { onTheirWay: new Set(["re_1"]), goingBack: new Set(["pi_1"]) }),
  ).toBeNull();
});
