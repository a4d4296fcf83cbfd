import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { checkoutQuotes } from "#db/schema/checkout/checkout.ts";
import { spec } from "#messages/spec.ts";
import { expectRefused, HARMLESS, NO_TEXTS, rowCounts } from "#tests/support/inputs/bad-input.ts";
import {
  INTENT,
  type PaymentInput,
  withPaymentInput,
} from "#tests/support/setups/payment-input.ts";

let at: PaymentInput;
let expectRefusal: PaymentInput["expectRefusal"];
withPaymentInput((opened) => {
  at = opened;
  ({ expectRefusal } = opened);
});

describe("The delivery of a payment", () => {
  it.each(["address", "city", "zipCode"] as const)("requires its %s", async (field) => {
    for (const value of [undefined, "", "   ", null]) {
      await expectRefusal(at.to({ [field]: value }), 400, spec.missingDelivery);
    }
  });

  it.each(["address", "city", "zipCode", "email", "firstName", "phone"] as const)(
    "accepts only lines of text as its %s",
    async (field) => {
      const before = await rowCounts(at.market.database.sql);
      const isOptional = field === "firstName" || field === "phone";
      for (const [name, value] of NO_TEXTS) {
        if (isOptional && value === null) continue;
        const answer = await at.visit().post(INTENT, at.to({ [field]: value }));
        expect(answer.status, name).toBe(400);
        expectRefused(answer);
      }
      expect(await rowCounts(at.market.database.sql)).toEqual(before);
    },
  );

  it.each([
    ["no delivery at all", { delivery: undefined }, spec.missingDelivery],
    ["a list", { delivery: [] }, undefined],
  ])("cannot be %s", async (_name, change, message) => {
    await expectRefusal({ ...at.valid, ...change }, 400, message);
  });

  it.each([
    ["no email", { email: undefined }, 400, "Please enter a valid email address"],
    ["an unknown window", { deliveryTime: "night" }, 400, "Please choose a delivery window"],
    ["no window", { deliveryTime: undefined }, 400, "Please choose a delivery window"],
    ["another state", { state: "NV" }, 400, "We deliver in California only"],
    [
      "instructions of 501 characters",
      { specialInstructions: "x".repeat(501) },
      400,
      "Please keep instructions under 500 characters",
    ],
    [
      "a street of 201 characters",
      { address: "x".repeat(201) },
      400,
      "Please use at most 200 characters",
    ],
    ["an invalid day", { deliveryDate: "2026-02-30" }, 400, "Please choose a delivery day"],
    ["a day as a number", { deliveryDate: 20_261_124 }, 400, "Please choose a delivery day"],
    ["a past day", { deliveryDate: "2020-01-01" }, 422, undefined],
    ["a zip code outside the area", { zipCode: "10001", city: "New York" }, 422, undefined],
    ["a zip code of letters", { zipCode: "ABCDE" }, 422, undefined],
    ["a zip code named like a property", { zipCode: "toString" }, 422, undefined],
    ["a city far from its zip code", { city: "Los Angeles", zipCode: "94110" }, 422, undefined],
  ] as const)("is refused with %s", async (_name, change, status, message) => {
    await expectRefusal(at.to(change), status, message);
  });

  it.each(["__proto__", "constructor", ...HARMLESS])(
    "accepts %j as a city that no list knows",
    async (city) => {
      expect((await at.visit().post(INTENT, at.to({ city }))).status).toBe(200);
    },
  );

  it("stores nothing beyond its fields", async () => {
    const answer = await at
      .visit()
      .post(INTENT, { ...at.to({ role: "admin", total: 1 }), userId: "x" });
    expect(answer.status).toBe(200);
    const [row] = await at.market.database.db
      .select({ delivery: checkoutQuotes.delivery })
      .from(checkoutQuotes)
      .where(eq(checkoutQuotes.checkoutId, String(answer.body.checkoutId)));
    expect(Object.keys(row?.delivery ?? {}).toSorted()).toEqual(
      Object.keys(at.valid.delivery).toSorted(),
    );
  });

  it("in a full window is refused with 409 and the next free one", async () => {
    const { body } = await at.visit().post(INTENT, at.valid);
    await at.market.database
      .sql`update delivery_slots set capacity = held + booked where day = ${String(body.day)} and "window" = 'morning'`;
    const answer = await expectRefusal(at.valid, 409);
    expect(answer.body).toMatchObject({
      code: "window_full",
      details: { next: { window: "afternoon" } },
    });
    await at.market.database.sql`update delivery_slots set capacity = 400`;
  });
});
