import { describe, expect, it } from "vitest";
import { applicationLifecycle, reviewDueOn } from "#shared/farms/applications/application.ts";
import { moveWizard } from "#shared/platform/wizard.ts";

const LAST = 2;

describe("A form of three steps", () => {
  it.each([
    [0, { type: "next", valid: true }, 1],
    [1, { type: "next", valid: true }, 2],
    [2, { type: "next", valid: true }, 2],
    [0, { type: "next", valid: false }, 0],
    [1, { type: "next", valid: false }, 1],
    [2, { type: "previous" }, 1],
    [1, { type: "previous" }, 0],
    [0, { type: "previous" }, 0],
    [2, { type: "reset" }, 0],
    [2, { type: "go", step: 0 }, 0],
    [0, { type: "go", step: 9 }, 2],
    [0, { type: "go", step: -1 }, 0],
  ] as const)("goes from step %i by %j to step %i", (step, event, expected) => {
    expect(moveWizard(step, event, LAST)).toBe(expected);
  });
});

describe("An application", () => {
  it("is decided once: approved, rejected and withdrawn are final", () => {
    const terminal = applicationLifecycle.states.filter(applicationLifecycle.isTerminal);
    expect(terminal).toEqual(["approved", "rejected", "withdrawn"]);
  });

  it("cannot be approved while changes are requested", () => {
    expect(applicationLifecycle.next("changes_requested", "approve")).toBeNull();
    expect(applicationLifecycle.next("changes_requested", "resubmit")).toBe("submitted");
  });

  it.each([
    ["2026-11-23", "2026-11-25"],
    ["2026-11-26", "2026-11-30"],
    ["2026-11-27", "2026-12-01"],
    ["2026-11-28", "2026-12-01"],
    ["2026-11-29", "2026-12-01"],
    ["2026-12-31", "2027-01-04"],
  ])("that arrives on %s is due by %s, not counting weekends", (day, due) => {
    expect(reviewDueOn(day)).toBe(due);
  });
});
