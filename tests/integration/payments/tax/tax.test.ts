import { describe, expect, it } from "vitest";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { getReceipt } from "#server/services/orders/own/receipt.ts";
import { cents } from "#shared/money.ts";
import { delivery } from "#tests/support/market/orders/basket.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import {
  ALL,
  BOUQUET,
  CANDLES,
  CARROTS,
  COUNTY,
  rate,
  STATE,
  withTaxedOrders,
} from "#tests/support/setups/orders/taxed-orders.ts";

const at = withTaxedOrders();

describe("An order of goods with several rates", () => {
  it("costs what its page said, and keeps category, rates and parts on its lines and in the books", async () => {
    const cart = await at.cartOf(ALL);
    const { order, totals } = await at.buy(cart);
    const { taxes, ...sums } = cart.totals;
    expect(totals).toEqual(sums);
    expect(order.taxes).toEqual(taxes);
    const [carrots, candles, bouquet] = await Promise.all(
      ALL.map(({ slug }) => at.lineOf(order.id, slug)),
    );
    const tax = (base: number, bps: number) => Math.round((base * bps) / 10_000);
    expect(carrots).toMatchObject({
      taxCategory: "food",
      taxes: [{ authority: STATE, bps: 0, base: carrots!.lineTotal, amount: 0 }],
    });
    const whole = tax(candles!.lineTotal, 825);
    expect(candles).toMatchObject({
      taxCategory: "merchandise",
      taxes: [
        { authority: COUNTY, bps: 100, amount: tax(candles!.lineTotal, 100) },
        { authority: STATE, bps: 725, amount: whole - tax(candles!.lineTotal, 100) },
      ],
    });
    expect(bouquet!.taxes).toMatchObject([{ authority: "sales_tax", bps: 875 }]);
    expect(order).toMatchObject({ tax: cart.totals.tax, taxBps: null, deliveryTaxes: [] });
    expect(await at.booked(order.id)).toEqual({
      [COUNTY]: tax(candles!.lineTotal, 100),
      [STATE]: whole - tax(candles!.lineTotal, 100),
      sales_tax: tax(bouquet!.lineTotal, 875),
    });
  });

  it("tells its parts on the order's page, in its receipt and its email", async () => {
    const { order } = await at.buy(await at.cartOf(ALL));
    const reader = await at.admin.call((api) => api.auth.me());
    const receipt = await getReceipt(at.world.deps, reader, order.number);
    expect(receipt.totals.taxes).toEqual(order.taxes);
    expect(order.taxes).toHaveLength(4);
    const [mail] = await at.world.market.database.sql<{ text: string }[]>`
      select text from emails where dedupe_key = ${`order_placed:${order.id}`}`;
    expect(mail?.text).toContain(`${COUNTY} (1%) on`);
    expect(mail?.text).toContain("Sales tax (8.75%) on");
  });

  it("gives each authority's part back line by line, and with the last one exactly all of it", async () => {
    const { order, paymentIntentId: intentId } = await at.buy(await at.cartOf(ALL));
    const back = (slug: string, quantity: number) =>
      refundOrder(at.world.deps, null, {
        intentId,
        wish: { lines: [{ productId: at.idOf(slug), quantity }], delivery: false },
        reason: "It had wilted",
        cause: "poor_quality",
      });
    const before = await at.booked(order.id);
    await back(CARROTS, 1);
    expect(await at.booked(order.id)).toEqual(before);
    await back(CANDLES, 1);
    await back(BOUQUET, 1);
    expect(await at.booked(order.id)).toEqual({
      [COUNTY]: expect.any(Number),
      [STATE]: expect.any(Number),
    });
    await back(CANDLES, 1);
    expect(await at.booked(order.id)).toEqual({});
    await refundOrder(at.world.deps, null, {
      intentId,
      wish: "remaining",
      reason: "All of it",
      cause: "poor_quality",
    });
    const [given] = await at.world.market.database.sql<{ cents: number }[]>`
      select sum(amount_cents)::int as cents from refunds where intent_id = ${intentId}`;
    expect(given?.cents).toBe(order.total);
  });

  it("keeps the rates of its quote when they change before it is paid", async () => {
    const { shopper, input } = await at.cartOf(ALL);
    const intent = await shopper.call((api) => api.checkout.createIntent(input));
    await at.save("tax", { taxRates: [rate("merchandise", STATE, 3_000)] });
    const { order } = await at.pay(intent.paymentIntentId);
    expect(order.total).toBe(intent.totals.total);
    expect((await at.lineOf(order.id, CANDLES)).taxes).toMatchObject([{ bps: 100 }, { bps: 725 }]);
    const late = shopper.call((api) => api.checkout.createIntent(input));
    await expect(late).rejects.toMatchObject({ message: expect.stringContaining("$") });
  });

  it("has the county's rate only in the zips of the county", async () => {
    const far = { ...delivery, city: "Oakland", zipCode: "94612" };
    const cart = await at.cartOf(
      [{ slug: CANDLES, quantity: 1 }],
      visitor(at.world.deps),
      far.zipCode,
    );
    const { order } = await at.buy({ ...cart, input: { ...cart.input, delivery: far } });
    expect(order).toMatchObject({ taxBps: 725, taxes: [{ authority: STATE, bps: 725 }] });
    expect(Object.keys(await at.booked(order.id))).toEqual([STATE]);
  });

  it("has its delivery taxed where the settings say so, and that tax goes back with the fee", async () => {
    await at.save("fees", { deliveryFeeCents: 599 });
    await at.save("tax", { deliveryTaxCategory: "merchandise" });
    const cart = await at.cartOf(ALL);
    const { order, paymentIntentId: intentId } = await at.buy(cart);
    expect(order.deliveryTaxes).toMatchObject([
      { authority: COUNTY, bps: 100, base: 599 },
      { authority: STATE, bps: 725, base: 599 },
    ]);
    const tax = order.deliveryTaxes.reduce((sum, { amount }) => sum + amount, 0);
    expect(tax).toBeGreaterThanOrEqual(49);
    const half = { lines: [], delivery: cents(300) };
    const refund = (wish: Parameters<typeof refundOrder>[2]["wish"]) =>
      refundOrder(at.world.deps, null, { intentId, wish, reason: "Late", cause: "poor_quality" });
    const first = await refund(half);
    const second = await refund({ lines: [], delivery: true });
    expect(first.amount + second.amount).toBe(599 + tax);
    await refund("remaining");
    expect(await at.booked(order.id)).toEqual({});
  });
});
