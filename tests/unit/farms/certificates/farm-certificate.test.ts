import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { certificationLabel } from "#shared/farms/certifications.ts";
import {
  certificateLifecycle,
  counts,
  dueReminder,
  isRenewalOf,
  REMINDER_DAYS,
  standingOf,
  validToProblem,
} from "#shared/farms/farm-certificate.ts";
import { addDays, daysBetween } from "#shared/time.ts";

const TODAY = "2026-11-23";

describe("A certificate", () => {
  it("counts only while it is verified and its last day has not passed", () => {
    for (const state of certificateLifecycle.states) {
      expect(counts({ state, validTo: TODAY }, TODAY)).toBe(state === "verified");
      expect(counts({ state, validTo: addDays(TODAY, -1) }, TODAY)).toBe(false);
      expect(counts({ state, validTo: null }, TODAY)).toBe(false);
    }
  });

  it.each([
    [31, "verified"],
    [30, "ending"],
    [0, "ending"],
    [-1, "ended"],
  ])("that ends in %i days is %s", (days, standing) => {
    expect(standingOf({ state: "verified", validTo: addDays(TODAY, days) }, TODAY)).toBe(standing);
    expect(standingOf({ state: "waiting", validTo: addDays(TODAY, days) }, TODAY)).toBe("waiting");
  });

  it("is verified only from waiting, and can only be rejected after that", () => {
    const from = certificateLifecycle.states.filter((state) =>
      certificateLifecycle.next(state, "verify"),
    );
    expect(from).toEqual(["waiting"]);
    expect(certificateLifecycle.events("verified")).toEqual(["reject"]);
  });

  it("is refused with a last day that has passed or is too far ahead", () => {
    expect(validToProblem(TODAY, TODAY)).toBeNull();
    expect(validToProblem("2036-11-23", TODAY)).toBeNull();
    expect(validToProblem("2036-11-24", TODAY)).toContain("check the year");
    expect(validToProblem("2026-11-22", TODAY)).toContain("ended on November 22, 2026");
  });

  it("is renewed by another one of its kind that lasts at least as long", () => {
    const one = { id: 1, certification: "other", name: "Bees", validTo: TODAY };
    const renews = (other: Partial<typeof one>) => isRenewalOf(one, { ...one, id: 2, ...other });
    expect(renews({ validTo: addDays(TODAY, 1), name: "bees" })).toBe(true);
    expect(renews({})).toBe(true);
    expect(isRenewalOf(one, one)).toBe(false);
    expect(renews({ validTo: addDays(TODAY, -1) })).toBe(false);
    expect(renews({ validTo: addDays(TODAY, 1), name: "Birds" })).toBe(false);
    expect(renews({ validTo: addDays(TODAY, 1), certification: "organic" })).toBe(false);
  });

  it("is named by the list, or else by its farm", () => {
    expect(certificationLabel("organic", "Something")).toBe("Certified organic");
    expect(certificationLabel("other", "Bee Friendly Farming")).toBe("Bee Friendly Farming");
    expect(certificationLabel("other", "")).toBe("Other certificate");
  });
});

describe("The reminders of a certificate", () => {
  it.each([
    [61, null, null],
    [60, null, 60],
    [60, 60, null],
    [30, 60, 30],
    [29, 30, null],
    [7, 30, 7],
    [7, null, 7],
    [0, 30, 7],
    [0, 7, null],
    [-1, 30, null],
  ])("with %i days left, after the one at %s days, are due: %s", (daysLeft, given, due) => {
    expect(dueReminder(daysLeft, given)).toBe(due);
  });

  it("come once each, whichever days the job runs on", () => {
    fc.assert(
      fc.property(fc.subarray(Array.from({ length: 90 }, (_, at) => 80 - at)), (days) => {
        let given: number | null = null;
        const sent: number[] = [];
        for (const daysLeft of days) {
          const due = dueReminder(daysLeft, given);
          if (due === null) continue;
          sent.push(due);
          given = due;
        }
        expect(new Set(sent).size).toBe(sent.length);
        expect(sent).toEqual(sent.toSorted((one, other) => other - one));
        expect(REMINDER_DAYS).toEqual(expect.arrayContaining(sent));
      }),
    );
  });
});

it("Days between two days are counted on the calendar, across both clock changes", () => {
  fc.assert(
    fc.property(fc.integer({ min: -900, max: 900 }), (days) => {
      expect(daysBetween(TODAY, addDays(TODAY, days))).toBe(days);
    }),
  );
});
