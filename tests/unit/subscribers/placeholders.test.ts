import { describe, expect, it } from "vitest";
import { customerUpdateSchema, isMarketing } from "#shared/subscribers/customer-update.ts";
import { fillPlaceholders, wordsOf } from "#shared/subscribers/placeholders.ts";

const order = {
  firstName: "Ana",
  day: "2026-11-26",
  window: "morning",
  names: ["Nantes carrots", "Red kale"],
} as const;

describe("A message's placeholders", () => {
  it("are filled from the reader's order", () => {
    const text = "Hello {first name}: {product} on {delivery day}, {window}.";
    expect(fillPlaceholders(text, wordsOf(order))).toBe(
      "Hello Ana: Nantes carrots and Red kale on Thursday, November\u00a026, 8AM-12PM.",
    );
  });

  it.each(["Win at spam.example", "https://spam.example", "A\nB", "1000 dollars", ""])(
    "do not use %j as a name",
    (firstName) => {
      const words = wordsOf({ ...order, firstName });
      expect(fillPlaceholders("Hello {first name}", words)).toBe("Hello there");
    },
  );

  it.each(["Ana", "José María", "O'Neil", "Jean-Luc", "María"])("use the name %s", (firstName) => {
    const words = wordsOf({ ...order, firstName });
    expect(fillPlaceholders("{first name}", words)).toBe(firstName);
  });

  it("are filled once: text that was filled in is not filled again", () => {
    const words = wordsOf({ ...order, names: ["{first name} beans"] });
    expect(fillPlaceholders("{product}", words)).toBe("{first name} beans");
  });
});

describe("A message written by an admin", () => {
  const orders = { kind: "orders", day: null } as const;
  const problemOf = (subject: string, body: string, audience: object) => {
    const result = customerUpdateSchema.safeParse({ subject, body, audience });
    return result.error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];
  };

  it("can use each placeholder that can be filled", () => {
    const body = "Hello {first name}, {product} comes {delivery day}, {window}.";
    expect(problemOf("Your {delivery day}, {window}", body, { ...orders, farmId: 1 })).toEqual([]);
    expect(problemOf("Your {delivery day}", body, { ...orders, productId: 1 })).toEqual([]);
  });

  it("cannot have a placeholder that is misspelled, or that nothing fills", () => {
    const text = "Hello {firstname}, how are you?";
    expect(problemOf("A subject", text, orders)).toEqual([
      "body: There is no {firstname}. You can use {first name}, {delivery day}, {window}, and {product}.",
    ]);
    expect(problemOf("A subject", "About your {product}", orders)).toEqual([
      "body: Choose a farm or a product for {product}",
    ]);
    expect(problemOf("A subject", "Hello {first name}", { kind: "subscribers" })).toEqual([
      "body: Only messages to customers of orders can name what is in an order",
    ]);
    expect(problemOf("A subject", "Hello {firstname}", { kind: "subscribers" })).toEqual([
      "body: Only messages to customers of orders can name what is in an order",
    ]);
  });

  it("has a subject of one line without text from strangers", () => {
    const body = "Something about your order";
    const message = "subject: A subject can only use {delivery day} and {window}";
    expect(problemOf("Hello {first name}", body, orders)).toEqual([message]);
    expect(problemOf("Hello {name}", body, orders)).toEqual([
      "subject: There is no {name}. You can use {delivery day} and {window}.",
    ]);
    expect(problemOf("Your {product}", body, { ...orders, farmId: 1 })).toEqual([message]);
    expect(problemOf("One\nBcc: two", body, orders)).toHaveLength(1);
  });
});

describe("Whether a message is marketing", () => {
  it.each([
    ["news to subscribers", { kind: "subscribers", source: null, tag: null }, true],
    ["news to customers of orders", { kind: "orders", about: "news" }, true],
    ["about the order", { kind: "orders", about: "order" }, false],
  ] as const)("%s: %#", (_, audience, expected) => {
    const whole = {
      day: null,
      windows: [],
      zone: null,
      farmId: null,
      productId: null,
      zips: [],
    };
    expect(isMarketing(audience.kind === "orders" ? { ...whole, ...audience } : audience)).toBe(
      expected,
    );
  });
});
