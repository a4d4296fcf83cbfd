import { afterAll, beforeAll, expect, it } from "vitest";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import type { TaxRate } from "#shared/checkout/tax/tax-settings.ts";
import { businessDayAt } from "#shared/time.ts";
import { setStock } from "#tests/support/market/orders/basket.ts";
import { openWorld, type Person, type World } from "#tests/support/powers/world.ts";

const CARROTS = "nantes-carrots";
const STATE = "State of California";
const COUNTY = "Sonoma County";

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.person("admin");
  await setStock(world.deps.db, CARROTS, 500);
});
afterAll(() => world[Symbol.asyncDispose]());

const today = () => businessDayAt(world.clock.now());
const period = () => ({ from: today(), to: today() });
const report = (days = period()) => admin.call((api) => api.admin.payments.tax(days));

/** Sets the rates and places an order; the shopper accepts the total that the server calculates. */
async function order(taxRates: TaxRate[]) {
  const read = await admin.call((api) => api.admin.settings.read());
  const { version } = read.tabs.find(({ tab }) => tab === "tax")!;
  await admin.call((api) => api.admin.settings.save({ tab: "tax", version, values: { taxRates } }));
  return world.order(await world.person(), { quantity: 10 });
}

const rate = (authority: string, bps: number): TaxRate => ({
  category: "food",
  authority,
  zipPrefix: "",
  bps,
  from: "2020-01-01",
  to: null,
});

it("is empty before anything was sold", async () => {
  expect(await report()).toEqual({
    authorities: [],
    total: { sales: 0, collected: 0, refunded: 0, net: 0 },
  });
});

it("lists by authority the sales, taxes, refunds, and what remains, at the rates of the time", async () => {
  const plain = await order([]);
  const first = await world.order(await world.person(), { quantity: 10 });
  const base = first.subtotal;
  const tax = (bps: number) => Math.round((base * bps) / 10_000);
  expect((await report()).authorities).toEqual([
    {
      authority: "sales_tax",
      sales: 2 * base,
      rates: [{ bps: 875, sales: 2 * base, tax: plain.tax + first.tax }],
      collected: 2 * tax(875),
      refunded: 0,
      net: 2 * tax(875),
    },
  ]);
  await refundOrder(world.deps, null, {
    intentId: first.paymentIntentId,
    wish: "remaining",
    reason: "It had wilted",
    cause: "poor_quality",
  });
  const after = await report();
  expect(after.authorities[0]).toMatchObject({ refunded: tax(875), net: tax(875) });
  const csv = await admin.call((api) => api.admin.payments.taxCsv(period()));
  const dollars = (amount: number) => (amount / 100).toFixed(2);
  expect(csv).toContain(
    `Sales tax,${dollars(2 * base)},8.75%,${dollars(2 * tax(875))},${dollars(tax(875))},${dollars(tax(875))}`,
  );
});

it("keeps each authority apart, counts a sale once in the total, and shows no other day", async () => {
  const before = await report();
  const { total } = before;
  const rates = [rate(STATE, 600), rate(COUNTY, 275)];
  // The total at the single rate, which the shopper of this test accepts.
  const both = await order(rates);
  const { authorities, total: now } = await report();
  expect(
    authorities.map(({ authority, sales, collected }) => [authority, sales, collected]),
  ).toEqual([
    ["sales_tax", before.authorities[0]!.sales, before.authorities[0]!.collected],
    [STATE, both.subtotal, both.taxes.find(({ bps }) => bps === 600)!.amount],
    [COUNTY, both.subtotal, both.taxes.find(({ bps }) => bps === 275)!.amount],
  ]);
  expect(now.sales).toBe(total.sales + both.subtotal);
  expect(now.collected).toBe(total.collected + both.tax);
  expect((await report({ from: "2020-01-01", to: "2020-03-31" })).authorities).toEqual([]);
});
