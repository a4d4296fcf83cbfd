import { describe, expect, it } from "vitest";
import {
  accountEvent,
  farmAccountLifecycle,
  isTurnedDown,
  needsOf,
  standingOf,
} from "#shared/payments/farm-account.ts";

const told = (detailsSubmitted: boolean, payoutsEnabled: boolean, transfersActive: boolean) => ({
  detailsSubmitted,
  payoutsEnabled,
  transfersActive,
});

describe("The event for a farm's account", () => {
  it.each(farmAccountLifecycle.states)("opens it from %s once money can go in and out", (state) => {
    const event = accountEvent(state, told(true, true, true));
    expect(event).toBe(state === "ready" || state === "closed" ? null : "open");
  });

  it.each([
    ["started", told(false, false, false), null],
    ["started", told(true, false, false), "ask"],
    ["started", told(true, true, false), "ask"],
    ["incomplete", told(true, false, false), null],
    ["ready", told(true, false, true), "hold"],
    ["ready", told(true, true, false), "hold"],
    ["ready", told(false, false, false), "hold"],
    ["held", told(true, false, false), null],
    ["closed", told(true, false, false), null],
  ] as const)("that is %s, with the provider's facts %o, is %s", (state, facts, event) => {
    expect(accountEvent(state, facts)).toBe(event);
  });
});

describe("The standing of a farm's account", () => {
  it.each([
    [null, "none"],
    [{ state: "started", disabledReason: null }, "started"],
    [{ state: "held", disabledReason: "requirements.past_due" }, "held"],
    [{ state: "held", disabledReason: "out_of_reach" }, "out_of_reach"],
    [{ state: "incomplete", disabledReason: "out_of_reach" }, "out_of_reach"],
    [{ state: "closed", disabledReason: "out_of_reach" }, "closed"],
  ] as const)("that is stored as %o is %s", (kept, standing) => {
    expect(standingOf(kept)).toBe(standing);
  });
});

describe("The provider's requirements", () => {
  it.each([
    ["external_account", "bank"],
    ["business_profile.url", "business"],
    ["business_type", "business"],
    ["company.address.line1", "business"],
    ["company.tax_id", "tax_id"],
    ["company.verification.document", "document"],
    ["individual.first_name", "person"],
    ["individual.id_number", "tax_id"],
    ["individual.ssn_last_4", "tax_id"],
    ["individual.verification.document", "document"],
    ["representative.dob.day", "person"],
    ["person_1AbC.relationship.title", "person"],
    ["owners.first_name", "person"],
    ["documents.proof_of_address", "document"],
    ["tos_acceptance.date", "terms"],
    ["interv_abc.form", "other"],
  ])("map %s to %s", (id, need) => {
    expect(needsOf([id])).toEqual([need]);
  });

  it("are listed once each, in a fixed order", () => {
    const due = [
      "tos_acceptance.ip",
      "individual.dob.day",
      "individual.dob.month",
      "external_account",
    ];
    expect(needsOf(due)).toEqual(["bank", "person", "terms"]);
    expect(needsOf([])).toEqual([]);
  });

  it("tell a farm that was rejected from one that has to send something", () => {
    expect(isTurnedDown("rejected.fraud")).toBe(true);
    expect(isTurnedDown("requirements.past_due")).toBe(false);
    expect(isTurnedDown(null)).toBe(false);
  });
});
