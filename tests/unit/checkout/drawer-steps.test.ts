import { expect, test } from "vitest";
import { canGoBack, DRAWER_STEPS, nextDrawerStep } from "#shared/checkout/cart/cart-drawer.ts";

test("the drawer goes from the cart to the shipping details, the payment and the confirmation", () => {
  expect(nextDrawerStep("cart", "checkOut")).toBe("checkout");
  expect(nextDrawerStep("checkout", "submit")).toBe("payment");
  expect(nextDrawerStep("payment", "paid")).toBe("confirmation");
});

test("the back arrow leads to the cart from checkout and payment, and is shown nowhere else", () => {
  expect(nextDrawerStep("checkout", "back")).toBe("cart");
  expect(nextDrawerStep("payment", "back")).toBe("cart");
  expect(DRAWER_STEPS.filter(canGoBack)).toEqual(["checkout", "payment"]);
});

test("closing resets the drawer to the cart from every step", () => {
  for (const step of DRAWER_STEPS) expect(nextDrawerStep(step, "close")).toBe("cart");
});

test("an event that does not apply to a step changes nothing", () => {
  expect(nextDrawerStep("cart", "submit")).toBe("cart");
  expect(nextDrawerStep("confirmation", "back")).toBe("confirmation");
});

test("a payment that has gone through leads to the confirmation from every step", () => {
  for (const step of DRAWER_STEPS) expect(nextDrawerStep(step, "paid")).toBe("confirmation");
});

test("a shopper who must choose another window goes from the payment to the shipping details", () => {
  expect(nextDrawerStep("payment", "adjust")).toBe("checkout");
});
