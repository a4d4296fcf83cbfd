import { describe, expect, it } from "vitest";
import {
  createIntentSchema,
  deliverySchema,
  processOrderSchema,
} from "#shared/checkout/checkout.ts";
import { subscribeSchema } from "#shared/subscribers/subscriber.ts";

const delivery = {
  address: "218 Orchard Way",
  city: "Petaluma",
  zipCode: "94952",
  deliveryTime: "morning",
  email: "ana@furrow.example",
};
const intent = { amount: 10, delivery, items: [{ id: 7, quantity: 1 }] };

function messagesOf(result: {
  success: boolean;
  error?: { issues: { message: string }[] } | undefined;
}): string[] {
  return result.error?.issues.map((issue) => issue.message) ?? [];
}

describe("Delivery details", () => {
  it.each(["address", "city", "zipCode"])("without %s have the specified message", (field) => {
    expect(messagesOf(deliverySchema.safeParse({ ...delivery, [field]: "" }))).toContain(
      "Please fill in all required delivery fields including email address.",
    );
  });

  it.each([
    ["a window that does not exist", { deliveryTime: "night" }],
    ["an email without a dot", { email: "ana@furrow" }],
    ["an email with a header", { email: "a@b.example\r\nBcc: c@d.example" }],
    ["another state", { state: "NV" }],
    ["a day that does not exist", { deliveryDate: "2026-02-30" }],
    ["a NUL", { address: "1 Main\u0000" }],
    ["half a surrogate pair", { city: "\ud83c" }],
    ["a line break in the address", { address: "1 Main\nSt" }],
    ["instructions of 501 characters", { specialInstructions: "x".repeat(501) }],
  ])("with %s are refused", (_name, wrong) => {
    expect(deliverySchema.safeParse({ ...delivery, ...wrong }).success).toBe(false);
  });

  it("can have instructions of 500 characters on several lines", () => {
    const specialInstructions = `Gate\n${"x".repeat(495)}`;
    expect(deliverySchema.safeParse({ ...delivery, specialInstructions }).success).toBe(true);
  });
});

describe("A cart for payment", () => {
  it("accepts ids as numbers and as text", () => {
    const parsed = createIntentSchema.parse({
      ...intent,
      items: [{ id: "7", quantity: 1, name: "Carrots", price: 3.2 }],
    });
    expect(parsed.items[0]?.id).toBe(7);
  });

  it.each([
    ["no items", []],
    ["51 items", Array.from({ length: 51 }, (_, index) => ({ id: index + 1, quantity: 1 }))],
    ["a quantity of 0", [{ id: 1, quantity: 0 }]],
    ["a negative quantity", [{ id: 1, quantity: -1 }]],
    ["half a unit", [{ id: 1, quantity: 1.5 }]],
    ["100 units", [{ id: 1, quantity: 100 }]],
    ["a quantity as text", [{ id: 1, quantity: "1e3" }]],
    ["an id of 0", [{ id: 0, quantity: 1 }]],
    ["an id in hexadecimal", [{ id: "0x7", quantity: 1 }]],
  ])("with %s is refused", (_name, items) => {
    expect(createIntentSchema.safeParse({ ...intent, items }).success).toBe(false);
  });

  it("accepts 50 items of 99 units", () => {
    const items = Array.from({ length: 50 }, (_, index) => ({ id: index + 1, quantity: 99 }));
    expect(createIntentSchema.safeParse({ ...intent, items }).success).toBe(true);
  });

  it.each(["12.34", 0, -1, Number.NaN, Number.POSITIVE_INFINITY, null])(
    "with the amount %s is refused",
    (amount) => {
      expect(createIntentSchema.safeParse({ ...intent, amount }).success).toBe(false);
    },
  );
});

it.each(["seti_123", "pi_1_secret_2", "", 7, "pi_"])("%s is no payment id", (paymentIntentId) => {
  expect(processOrderSchema.safeParse({ paymentIntentId }).success).toBe(false);
});

describe("The popup's form", () => {
  const lead = {
    firstName: "Al",
    lastName: "Bo",
    email: "al@bo.example",
    zipCode: "94952",
    source: "welcome_popup",
  };

  it.each([
    ["firstName", "A", "Please enter your first name"],
    ["lastName", "B", "Please enter your last name"],
    ["email", "al@bo", "Please enter a valid email address"],
    ["zipCode", "9495", "Please enter a valid zip code"],
  ])("reports %s = %s as: %s", (field, value, message) => {
    expect(messagesOf(subscribeSchema.safeParse({ ...lead, [field]: value }))).toContain(message);
  });

  it("accepts a zip code of ten characters, but not of eleven", () => {
    expect(subscribeSchema.safeParse({ ...lead, zipCode: "94952-1234" }).success).toBe(true);
    expect(subscribeSchema.safeParse({ ...lead, zipCode: "94952-12345" }).success).toBe(false);
  });
});
