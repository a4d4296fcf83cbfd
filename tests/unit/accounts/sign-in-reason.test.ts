import { expect, it } from "vitest";
import { readAuthSearch } from "#client/features/accounts/auth/auth-search.ts";
import { signInReason } from "#client/features/accounts/auth/sign-in-reason.ts";

it.each([
  ["/checkout", "Sign in to check out"],
  ["/checkout?step=payment", "Sign in to check out"],
  ["/order-confirmation?order=FUR-1", "Sign in to see your order"],
  ["/subscribe", "Sign in to choose your box"],
  ["/dashboard/farmer/inventory", "Sign in to see your farm"],
  ["/dashboard", "Sign in to see your account"],
  ["/account", "Sign in to change your account"],
  ["/account/security", "Sign in to change your account"],
])("the sign-in page explains why %s needs an account", (next, reason) => {
  expect(signInReason({ next })).toBe(reason);
});

it.each([undefined, "", "/shop", "/checkout-help", "//evil.example/checkout"])(
  "the sign-in page gives no reason for %j",
  (next) => {
    expect(signInReason({ next })).toBeNull();
  },
);

it("the sign-in page says that a heart needs an account, wherever it was pressed", () => {
  expect(signInReason(readAuthSearch({ next: "/shop", why: "save" }))).toBe(
    "Sign in to keep what you like",
  );
  expect(readAuthSearch({ why: "steal" })).toEqual({});
});

it("the search of the sign-in page keeps known parameters and drops the others", () => {
  expect(readAuthSearch({ next: "/checkout", form: "register", role: "admin" })).toEqual({
    next: "/checkout",
    form: "register",
  });
  expect(readAuthSearch({ next: 7, form: "reset" })).toEqual({});
});
