import { expect, test } from "vitest";
import { canGoBack, DRAWER_STEPS, nextDrawerStep } from "#shared/checkout/cart/cart-drawer.ts";
import { calendarFile } from "#shared/orders/calendar-file.ts";
import {
  addressLine,
  deliveryOf,
  DIALOG_REQUIRED,
  DRAWER_REQUIRED,
  missingFields,
} from "#shared/checkout/checkout-fields.ts";
import { EMPTY_FIELDS } from "#shared/checkout/empty-fields.ts";
import { issueOf } from "#shared/checkout/checkout-issue.ts";
import { deliverySchema } from "#shared/checkout/checkout.ts";
import { cents } from "#shared/money.ts";
import { pollDelay } from "#shared/checkout/order-poll.ts";
import { totalsOf } from "#shared/checkout/pricing.ts";
import { DEFAULT_RATES } from "#shared/checkout/tax/rates.ts";

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

const filled = {
  ...EMPTY_FIELDS,
  email: "ada@example.org",
  firstName: "Ada",
  address: "1 Main Street",
  city: "Petaluma",
  zipCode: "94952",
};

test("the drawer lists email, first name, address, city and zip code while they are missing", () => {
  expect(missingFields(EMPTY_FIELDS, DRAWER_REQUIRED)).toEqual([...DRAWER_REQUIRED]);
  expect(missingFields({ ...filled, city: "  " }, DRAWER_REQUIRED)).toEqual(["city"]);
  expect(missingFields(filled, DRAWER_REQUIRED)).toEqual([]);
});

test("the dialog does not require a name", () => {
  expect(missingFields({ ...filled, firstName: "" }, DIALOG_REQUIRED)).toEqual([]);
});

test("the drawer sends the morning unless another window was chosen, and no empty fields", () => {
  const delivery = deliveryOf(filled);
  expect(delivery).toEqual({
    email: "ada@example.org",
    firstName: "Ada",
    address: "1 Main Street",
    city: "Petaluma",
    zipCode: "94952",
    state: "CA",
    deliveryTime: "morning",
  });
  expect(deliverySchema.safeParse(delivery).success).toBe(true);
});

test("the address line has the state CA", () => {
  expect(addressLine(filled)).toBe("1 Main Street, Petaluma, CA 94952");
});

const failure = (code: string, details: unknown) => ({ message: "Refused", code, details });

test("a refused checkout reports what changed", () => {
  const change = { id: 1, name: "Kale", from: 300, to: 350 };
  expect(issueOf(failure("price_changed", { changes: [change], total: 381 }), "")).toEqual({
    kind: "price",
    changes: [change],
    total: 381,
    totals: null,
  });
  const shortage = { id: 1, name: "Kale", wanted: 3, left: 1 };
  expect(issueOf(failure("out_of_stock", { shortages: [shortage] }), "")).toEqual({
    kind: "stock",
    shortages: [shortage],
  });
  expect(
    issueOf(failure("window_full", { next: { day: "2026-11-26", window: "evening" } }), ""),
  ).toEqual({
    kind: "window",
    next: { day: "2026-11-26", window: "evening" },
  });
  expect(issueOf(failure("already_paid", { orderNumber: "FUR-7K3M-9QXT" }), "")).toEqual({
    kind: "paid",
    orderNumber: "FUR-7K3M-9QXT",
    message: "Refused",
  });
});

test("a changed tax and fee are listed with the amounts that were shown before", () => {
  const totals = (tax: number, delivery: number) => ({
    subtotal: cents(1_000),
    tax: cents(tax),
    delivery: cents(delivery),
    discount: cents(0),
    credit: cents(0),
    total: cents(1_000 + tax + delivery),
  });
  const rest = { id: 0, name: "Tax and delivery", from: 88, to: 599 };
  const details = { changes: [rest], total: 1_599, totals: totals(100, 499), taxBps: 1_000 };
  const refused = failure("price_changed", details);
  const shown = { totals: totals(88, 0), taxBps: 875 };
  expect(issueOf(refused, "", shown)).toEqual({
    kind: "price",
    changes: [
      { id: 0, name: "Delivery", from: 0, to: 499 },
      { id: 0, name: "Tax (10%)", from: 88, to: 100 },
    ],
    total: 1_599,
    totals: totals(100, 499),
  });
  expect(issueOf(refused, "")).toMatchObject({ changes: [rest] });
});

test("tax on goods that became more expensive is not a change of its own", () => {
  const now = { subtotal: cents(2_000), tax: cents(175), delivery: cents(0), discount: cents(0) };
  const kale = { id: 1, name: "Kale", from: 1_000, to: 2_000 };
  const totals = { ...now, credit: cents(0), total: cents(2_175) };
  const details = { changes: [kale], total: 2_175, totals, taxBps: 875 };
  const shown = {
    totals: totalsOf([{ unitPrice: cents(1_000), quantity: 1 }], DEFAULT_RATES),
    taxBps: 875,
  };
  expect(issueOf(failure("price_changed", details), "", shown)).toMatchObject({ changes: [kale] });
});

test("malformed details are dropped instead of shown", () => {
  expect(issueOf(failure("price_changed", { changes: [{ id: "x" }], total: 1.5 }), "")).toEqual({
    kind: "price",
    changes: [],
    total: null,
    totals: null,
  });
  expect(
    issueOf(failure("window_full", { next: { day: "2026-11-26", window: "night" } }), ""),
  ).toEqual({
    kind: "window",
    next: null,
  });
});

test("a server that cannot be reached is reported in the words of the screen", () => {
  expect(issueOf(null, "Failed to process order. Please try again.")).toEqual({
    kind: "other",
    message: "Failed to process order. Please try again.",
    fieldErrors: {},
  });
});

test("polling for an order slows down and ends after two to four minutes", () => {
  const delays: number[] = [];
  for (let asked = 1; ; asked += 1) {
    const delay = pollDelay(asked, true);
    if (delay === null) break;
    delays.push(delay);
  }
  expect(delays).toEqual(delays.toSorted((a, b) => a - b));
  const total = delays.reduce((sum, delay) => sum + delay, 0);
  expect(total).toBeGreaterThan(120_000);
  expect(total).toBeLessThan(240_000);
});

test("polling for a payment that nobody has seen ends within ten seconds", () => {
  const delays = [1, 2, 3, 4, 5].map((asked) => pollDelay(asked, false));
  expect(delays).toEqual([500, 1000, 2000, 4000, null]);
});

test("the calendar entry of a delivery has the window in the local time of the business", () => {
  const text = calendarFile(
    {
      orderNumber: "FUR-7K3M-9QXT",
      day: "2026-11-26",
      window: "morning",
      address: "1 Main Street, Petaluma",
    },
    "2026-11-24T18:42:07.123Z",
  );
  expect(text).toContain("DTSTART;TZID=America/Los_Angeles:20261126T080000\r\n");
  expect(text).toContain("DTEND;TZID=America/Los_Angeles:20261126T120000\r\n");
  expect(text).toContain("DTSTAMP:20261124T184207Z\r\n");
  expect(text).toContain("LOCATION:1 Main Street\\, Petaluma\r\n");
});

test("no line of a calendar entry is longer than 75 octets", () => {
  const address = "ñ".repeat(120);
  const text = calendarFile(
    { orderNumber: "FUR-7K3M-9QXT", day: "2026-11-26", window: "evening", address },
    "2026-11-24T18:42:07Z",
  );
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll("\r\n ", "")).toContain(address);
});
