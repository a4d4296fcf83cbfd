import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { refunds } from "#db/schema/payments/payments.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import {
  saveSettings,
  settingsForAdmin,
} from "#server/services/platform/settings/settings-admin.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { feeDifference } from "#shared/orders/fee-change.ts";
import { cents } from "#shared/money.ts";
import type { Zone } from "#shared/platform/settings/place-settings.ts";
import { addDays, weekdayOf } from "#shared/time.ts";
import { setStock } from "#tests/support/market/orders/basket.ts";
import { buys, makeCode } from "#tests/support/market/codes.ts";
import type { TaxRate } from "#shared/checkout/tax/tax-settings.ts";
import { type DeliveryDay, openDeliveryDay } from "#tests/support/market/orders/delivery-day.ts";
import { assertInvariants } from "#tests/support/invariants.ts";

let at: DeliveryDay;
const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];
const DEAR = { city: "Fresno", zipCode: "93721" };
const CHEAP = { city: "Sacramento", zipCode: "95814" };
const HOME = { city: "Petaluma", zipCode: "94952" };
beforeAll(async () => {
  at = await openDeliveryDay();
});
afterAll(() => at[Symbol.asyncDispose]());
beforeEach(async () => {
  at.begin();
  await zones();
  return () => assertInvariants(at.market.database.sql, at.clock.now());
});

/** Delivery to Petaluma costs $7.99, Sacramento $3.99, Fresno $12.99; tests override what they need. */
async function zones(change: { cheap?: Partial<Zone>; dear?: Partial<Zone> } = {}) {
  const zone = { minimumCents: 0, weekdays: ALL_DAYS };
  await save("fees", {
    deliveryFeeCents: 0,
    zones: [
      { ...zone, name: "Sonoma", prefixes: ["949"], feeCents: 799 },
      { ...zone, name: "Sacramento", prefixes: ["958"], feeCents: 399, ...change.cheap },
      { ...zone, name: "Fresno", prefixes: ["937"], feeCents: 1299, ...change.dear },
    ],
  });
}
async function save(tab: "fees" | "tax", values: Record<string, unknown>) {
  const { tabs } = await settingsForAdmin(at.deps);
  const version = tabs.find((one) => one.tab === tab)!.version;
  await saveSettings(at.deps, null, { tab, version, values });
}

async function move(number: string, where: { city: string; zipCode: string }, day?: string) {
  const { delivery, deliveryDay, deliveryWindow } = await at.orderOf(number);
  const { address, phone, specialInstructions } = delivery;
  return at.ana.call((api) =>
    api.orders.changeDelivery({
      number,
      address,
      phone,
      specialInstructions,
      window: deliveryWindow,
      day: day ?? deliveryDay,
      ...where,
    }),
  );
}
const bought = () => at.bought({ fee: 7.99 });
const refundsOf = async (number: string) =>
  at.market.database.db
    .select({ amount: refunds.amount, delivery: refunds.delivery, state: refunds.state })
    .from(refunds)
    .where(eq(refunds.orderId, (await at.orderOf(number)).id))
    .orderBy(refunds.createdAt, refunds.amount);

describe("An order that moves to another zone", () => {
  it("with a higher fee is refused, naming the difference; nothing is changed", async () => {
    const number = await bought();
    await expect(move(number, DEAR)).rejects.toMatchObject({
      code: "BAD_REQUEST",
      message: expect.stringContaining("93721 costs $5.00 more than you paid"),
    });
    expect((await at.orderOf(number)).delivery.zipCode).toBe(HOME.zipCode);
    expect(await refundsOf(number)).toEqual([]);
  });

  it("with a lower fee gets the difference back, once, and the email says so", async () => {
    const number = await bought();
    expect(await move(number, CHEAP)).toEqual({ back: 400, isChanged: true });
    expect(await move(number, CHEAP)).toEqual({ back: 0, isChanged: false });
    await sweepPayments(at.deps);
    expect(await refundsOf(number)).toEqual([{ amount: 400, delivery: 400, state: "succeeded" }]);
    const mails = await at.mailsOf(number);
    const changed = mails.find(({ kind }) => kind === "order_changed");
    expect(changed?.text).toContain("refunding $4.00");
    expect(mails.some(({ kind }) => kind === "refund_started")).toBe(false);
  });

  it("does not lose the fee where it pays for free goods alone", async () => {
    const { db } = at.deps;
    const carrots = await setStock(db, "nantes-carrots", 90);
    const { code } = await makeCode(at, { value: 10_000, farmId: at.ids.farmId });
    const goods = [
      { slug: "own-beets", quantity: 1 },
      { slug: "nantes-carrots", quantity: 2 },
    ];
    const how = { email: "ana@furrow.example", promotionCode: code, day: at.day.current };
    const { number } = await buys(at, at.ana, goods, how);
    await at.ana.call((api) => api.orders.takeOff({ number, productId: carrots, quantity: 2 }));
    await zones({ cheap: { feeCents: 0 } });
    await expect(move(number, CHEAP)).rejects.toMatchObject({
      code: "CONFLICT",
      message: expect.stringContaining("only free goods are left in this order"),
    });
    await sweepPayments(at.deps);
    expect(await at.orderOf(number)).toMatchObject({ state: "placed", delivery: HOME });
    expect(await at.lineOf(number, at.ids.beets)).toMatchObject({ freed: 0 });
  });

  it("cannot return to the more expensive zone for less; it can still be refunded in full", async () => {
    const number = await bought();
    await move(number, CHEAP);
    await expect(move(number, HOME)).rejects.toMatchObject({
      message: expect.stringContaining("$4.00 more than you paid"),
    });
    const { paymentIntentId: intentId, total } = await at.orderOf(number);
    await refundOrder(at.deps, null, {
      intentId,
      wish: "remaining",
      reason: "not wanted",
      cause: "poor_quality",
    });
    const back = await refundsOf(number);
    expect(back.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    expect(back.map(({ delivery }) => delivery)).toEqual([400, 399]);
  });

  it("two changes at the same moment settle the difference once", async () => {
    const number = await bought();
    const both = await Promise.all([move(number, CHEAP), move(number, CHEAP)]);
    expect(both.map(({ back }) => back).toSorted((a, b) => a - b)).toEqual([0, 400]);
    expect(await refundsOf(number)).toHaveLength(1);
  });

  it("must come on a day on which vans go there, whether the zip changes or the day", async () => {
    const number = await bought();
    const { deliveryDay } = await at.orderOf(number);
    const only = weekdayOf(addDays(deliveryDay, 1));
    await zones({ cheap: { weekdays: [only] } });
    const refused = {
      message: expect.stringContaining("We do not deliver to Sacramento on that day"),
    };
    await expect(move(number, CHEAP)).rejects.toMatchObject(refused);
    await move(number, CHEAP, addDays(deliveryDay, 1));
    await expect(move(number, CHEAP, addDays(deliveryDay, 2))).rejects.toMatchObject(refused);
    const terms = await at.ana.call((api) =>
      api.orders.changeTerms({ number, zipCode: CHEAP.zipCode }),
    );
    expect(terms).toEqual({
      served: true,
      weekdays: [only],
      difference: 0,
      isTaxedAlike: true,
    });
  });

  it("must reach the minimum order there, with the goods that are still wanted", async () => {
    const number = await bought();
    const { subtotal } = await at.orderOf(number);
    await zones({ cheap: { minimumCents: subtotal + 1 } });
    await expect(move(number, CHEAP)).rejects.toMatchObject({
      message: expect.stringContaining("The minimum order in Sacramento is"),
    });
    await zones({ cheap: { minimumCents: subtotal } });
    await at.ana.call((api) =>
      api.orders.takeOff({ number, productId: at.ids.leeks, quantity: 1 }),
    );
    await expect(move(number, CHEAP)).rejects.toMatchObject({
      message: expect.stringContaining("the goods of this order come to"),
    });
  });

  it("is rejected where the tax differs: higher, lower, or another authority's", async () => {
    const rate = (authority: string, bps: number, zipPrefix: string): TaxRate => ({
      category: "food",
      authority,
      bps,
      zipPrefix,
      from: "2020-01-01",
      to: null,
    });
    const there = (taxRates: TaxRate[]) => save("tax", { taxRates });
    const state = rate("State", 725, "");
    const refused = {
      code: "BAD_REQUEST",
      message: expect.stringContaining("Sales tax in 95814 is not what you paid"),
    };
    await there([rate("State", 875, "")]);
    const number = await bought();
    for (const taxRates of [
      [rate("State", 875, ""), rate("City", 225, "958")],
      [rate("State", 875, "949"), state],
      [state, rate("Sonoma", 150, "949"), rate("Sacramento", 150, "958")],
    ]) {
      await there(taxRates);
      await expect(move(number, CHEAP)).rejects.toMatchObject(refused);
      const { zipCode } = CHEAP;
      const terms = await at.ana.call((api) => api.orders.changeTerms({ number, zipCode }));
      expect(terms).toMatchObject({ served: true, isTaxedAlike: false });
    }
    expect((await at.orderOf(number)).delivery.zipCode).toBe(HOME.zipCode);
    await there([state, rate("City", 225, "937")]);
    expect(await move(number, CHEAP)).toEqual({ back: 400, isChanged: true });
    await there([]);
  });

  it("refunds an addition that was begun, and taxed, at the old place", async () => {
    const number = await bought();
    const flowers = await setStock(at.deps.db, "nantes-carrots", 90);
    await at.market.database
      .sql`update products set tax_category = 'flowers_plants' where id = ${flowers}`;
    const rate = (authority: string, bps: number, zipPrefix: string): TaxRate => ({
      category: "flowers_plants",
      authority,
      bps,
      zipPrefix,
      from: "2020-01-01",
      to: null,
    });
    await save("tax", { taxRates: [rate("Sonoma", 500, "949"), rate("Sacramento", 1_200, "958")] });
    const items = [{ id: flowers, quantity: 2 }];
    const begun = await at.ana.call((api) => api.orders.beginAddition({ number, items }));
    await move(number, CHEAP);
    const { paymentIntentId } = begun;
    await at.market.pay(paymentIntentId);
    await finalizeIntent(at.deps, paymentIntentId, "test");
    expect(await at.lineOf(number, flowers)).toBeUndefined();
    await sweepPayments(at.deps);
    const [payment] = await at.market.database.sql`
      select state from payments where intent_id = ${paymentIntentId}`;
    expect(payment).toMatchObject({ state: "refunded" });
    const [mail] = await at.market.database.sql`
      select text from emails where kind = 'payment_returning' order by created_at desc limit 1`;
    expect(mail?.["text"]).toContain("Your order’s address changed while you were paying");
    await save("tax", { taxRates: [] });
    await at.market.database.sql`update products set tax_category = 'food' where id = ${flowers}`;
  });

  it("that changes neither zip nor day is subject to no new rules", async () => {
    const number = await bought();
    await zones({ cheap: { minimumCents: 40_000 } });
    await save("fees", {
      zones: [
        {
          name: "Sonoma",
          prefixes: ["949"],
          feeCents: 2_000,
          minimumCents: 40_000,
          weekdays: [weekdayOf(addDays((await at.orderOf(number)).deliveryDay, 1))],
        },
      ],
    });
    expect(await move(number, HOME)).toEqual({ back: 0, isChanged: false });
  });
});

describe("What a move costs", () => {
  const zone = (feeCents: number) => ({ feeCents });
  it("is nothing under the same fee, and never more at a place that is no dearer", () => {
    expect(feeDifference(cents(0), zone(599), zone(599))).toBe(0);
    expect(feeDifference(cents(0), zone(799), zone(399))).toBe(0);
    expect(feeDifference(cents(799), zone(0), zone(399))).toBe(-400);
    expect(feeDifference(cents(399), zone(399), zone(799))).toBe(400);
  });
});
