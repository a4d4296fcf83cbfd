import { describe, expect, it } from "vitest";
import {
  AREAS,
  DASHBOARD_OF_ROLE,
  mayEnter,
  REGISTRATION_ROLES,
  ROLES,
} from "#shared/accounts/roles.ts";
import { calendarOf } from "#shared/platform/settings/settings.ts";
import { DEFAULT_SETTINGS } from "#tests/support/market/default-settings.ts";

/** The areas that each role may enter, as specified. */
const ENTERED = {
  customer: ["customer", "account"],
  farmer: ["farmer", "account"],
  logistics: ["logistics", "account"],
  admin: ["customer", "farmer", "logistics", "admin", "account"],
} as const;

describe.each(ROLES)("The role %s", (role) => {
  it.each(AREAS)("has the specified access to %s", (area) => {
    expect(mayEnter(role, area)).toBe(ENTERED[role].some((entered) => entered === area));
  });

  it("lands in its own area", () => {
    expect(DASHBOARD_OF_ROLE[role]).toBe(`/dashboard/${role}`);
  });
});

it("Registration offers customer and farmer only", () => {
  expect(REGISTRATION_ROLES).toEqual(["customer", "farmer"]);
});

it("The default settings are those of the specification", () => {
  expect(DEFAULT_SETTINGS).toMatchObject({ taxBps: 875, deliveryFeeCents: 0, leadDays: 2 });
  expect(calendarOf(DEFAULT_SETTINGS)).toMatchObject({
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    holidays: [],
  });
});
