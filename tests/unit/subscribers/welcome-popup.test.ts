import { expect, test } from "vitest";
import {
  isForced,
  isReset,
  markersSeen,
  mayPopUp,
  shouldOpen,
} from "#shared/subscribers/welcome-popup.ts";

const NOW = Date.parse("2026-11-20T10:00:00Z");
const DAY = 24 * 60 * 60 * 1000;
const NEVER = { seen: null, lastSeen: null };

test.each([
  ["opens for someone who never saw it", NEVER, "", true],
  ["stays closed just after it was seen", markersSeen(NOW - 1), "", false],
  ["stays closed for all of seven days", markersSeen(NOW - 7 * DAY), "", false],
  [
    "opens again when it was seen more than seven days ago",
    markersSeen(NOW - 7 * DAY - 1),
    "",
    true,
  ],
  [
    "opens when asked for, however recently it was seen",
    markersSeen(NOW),
    "?show_popup=true",
    true,
  ],
  ["opens on request only for the value true", markersSeen(NOW), "?show_popup=1", false],
  ["opens when its markers are reset", markersSeen(NOW), "?a=b&reset_popup=true", true],
  ["opens when the flag has no time", { seen: "true", lastSeen: null }, "", true],
  ["opens when the time cannot be read", { seen: "true", lastSeen: "soon" }, "", true],
  ["opens when the time has no flag", { seen: null, lastSeen: String(NOW) }, "", true],
])("the popup %s", (_rule, markers, query, opens) => {
  expect(shouldOpen(markers, query, NOW)).toBe(opens);
});

test("only reset_popup=true forgets that the popup was seen", () => {
  expect(isReset("?reset_popup=true")).toBe(true);
  expect(isReset("?reset_popup=false")).toBe(false);
  expect(isReset("?show_popup=true")).toBe(false);
});

test.each([
  "/",
  "/shop",
  "/products/3",
  "/recipes",
  "/early-access",
  "/farmer-registration",
  "/subscription",
])("the popup may open on %s", (path) => expect(mayPopUp(path)).toBe(true));

test.each([
  "/reserve",
  "/registration-success",
  "/free-registration",
  "/auth",
  "/auth-test",
  "/forgot-password",
  "/reset-password",
  "/invitation",
  "/join-as-farmer",
  "/join-as-farmer/changes",
  "/subscribe",
  "/registration-checkout",
  "/simple-payment",
  "/dashboard",
  "/dashboard/customer/orders",
  "/farmer-dashboard",
  "/account/security",
  "/checkout",
  "/order-confirmation",
  "/pay",
  "/payment",
  "/payment-success",
  "/unsubscribe",
])("the popup never opens by itself on %s", (path) => expect(mayPopUp(path)).toBe(false));

test("only show_popup=true forces the popup", () => {
  expect(isForced("?show_popup=true")).toBe(true);
  expect(isForced("?show_popup=1")).toBe(false);
  expect(isForced("?reset_popup=true")).toBe(false);
});
