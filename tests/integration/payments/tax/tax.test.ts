import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { products } from "#db/schema/catalog/catalog.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import { chargeBoxes } from "#server/services/boxes/charging/charge.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { getReceipt } from "#server/services/orders/own/receipt.ts";
import { cartRates } from "#shared/checkout/delivery-terms.ts";
import { totalsOf } from "#shared/checkout/pricing.ts";
import type { TaxCategory } from "#shared/checkout/tax/tax-category.ts";
import type { TaxRate } from "#shared/checkout/tax/tax-settings.ts";
import { cents, toDollars } from "#shared/money.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import { DEFAULT_SETTINGS } from "#tests/support/market/default-settings.ts";
import type { SettingsTab } from "#shared/platform/settings/settings-tabs.ts";
import { basket, delivery, setStock } from "#tests/support/market/orders/basket.ts";
import { begin, household } from "#tests/support/market/people/box-household.ts";
import { violations } from "#tests/support/invariants.ts";
import { openWorld, type Person, type World } from "#tests/support/powers/world.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

const CARROTS = "nantes-carrots";
const CANDLES = "beeswax-candles";
const BOUQUET = "market-bouquet";
const STATE = "State of California";
const COUNTY = "Sonoma County";

let world: World;
let admin: Person;
const ids = new Map<string, number>();
beforeAll(async () => {
  world = await openWorld();
  const rows = await world.deps.db.select().from(products);
  for (const { slug, id } of rows) ids.set(slug, id);
  for (const slug of [CARROTS, CANDLES, BOUQUET]) await setStock(world.deps.db, slug, 500);
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  admin = await world.person("admin");
  await save("tax", { taxRates: TABLE, deliveryTaxCategory: null });
});
afterEach(async () => {
  const { deliveryFeeCents, taxRates, deliveryTaxCategory } = DEFAULT_SETTINGS;
  await save("fees", { deliveryFeeCents });
  await save("tax", { taxRates, deliveryTaxCategory });
  expect(await violations(world.market.database.sql, world.clock.now())).toEqual({});
});

const rate = (category: TaxCategory, authority: string, bps: number, zipPrefix = ""): TaxRate => ({
  category,
  authority,
  bps,
  zipPrefix,
  from: "2020-01-01",
  to: null,
});
/** Food is tax-free, candles are taxed by state and county, flowers at the single rate. */
const TABLE: TaxRate[] = [
  rate("food", STATE, 0),
  rate("merchandise", STATE, 725),
  rate("merchandise", COUNTY, 100, "949"),
];

async function save(tab: SettingsTab, values: Partial<Settings>): Promise<void> {
  const { tabs } = await admin.call((api) => api.admin.settings.read());
  const { version } = tabs.find((one) => one.tab === tab)!;
  await admin.call((api) => api.admin.settings.save({ tab, version, values }));
}

type Wanted = { slug: string; quantity: number };
const ALL: Wanted[] = [
  { slug: CARROTS, quantity: 3 },
  { slug: CANDLES, quantity: 2 },
  { slug: BOUQUET, quantity: 1 },
];

/** The request of a page: the goods priced with the public rates of the zip. */
async function cartOf(goods: readonly Wanted[], shopper = visitor(world.deps), zip = "94952") {
  const input = await basket(world.deps.db, ...goods);
  const [terms, { terms: zone }] = await Promise.all([
    shopper.call((api) => api.checkout.delivery.terms()),
    shopper.call((api) => api.checkout.delivery.check({ zipCode: zip })),
  ]);
  const cards = await Promise.all(
    input.items.map(({ id }) => shopper.call((api) => api.catalog.product({ id }))),
  );
  const lines = cards.map(({ price, taxCategory }, at) => ({
    unitPrice: price,
    taxCategory,
    quantity: input.items[at]!.quantity,
  }));
  const totals = totalsOf(lines, cartRates(terms, zone));
  return { shopper, totals, input: { ...input, amount: toDollars(totals.total) } };
}

async function buy({ shopper, input }: Awaited<ReturnType<typeof cartOf>>) {
  const intent = await shopper.call((api) => api.checkout.createIntent(input));
  return { ...intent, ...(await pay(intent.paymentIntentId)) };
}

async function pay(intentId: string) {
  await world.market.pay(intentId);
  const outcome = await finalizeIntent(world.deps, intentId, "test");
  if (outcome.status !== "placed") throw new Error(outcome.status);
  return { order: await orderNumbered(outcome.orderNumber) };
}

async function orderNumbered(number: string) {
  const [order] = await world.deps.db.select().from(orders).where(eq(orders.number, number));
  return order!;
}

/** Each authority's share of an order's tax in the ledger. */
async function booked(orderId: string): Promise<Record<string, number>> {
  const rows = await world.market.database.sql<{ authority: string; cents: number }[]>`
    select e.authority, -sum(e.amount_cents)::int as cents
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.order_id = ${orderId} and e.account = 'tax_payable' group by 1 having sum(e.amount_cents) <> 0`;
  return Object.fromEntries(rows.map((row) => [row.authority, row.cents]));
}

const lineOf = async (orderId: string, slug: string) => {
  const lines = await world.deps.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
  return lines.find(({ productId }) => productId === ids.get(slug))!;
};

describe("An order of goods with several rates", () => {
  it("costs what its page said, and keeps category, rates and parts on its lines and in the books", async () => {
    const cart = await cartOf(ALL);
    const { order, totals } = await buy(cart);
    const { taxes, ...sums } = cart.totals;
    expect(totals).toEqual(sums);
    expect(order.taxes).toEqual(taxes);
    const [carrots, candles, bouquet] = await Promise.all(
      ALL.map(({ slug }) => lineOf(order.id, slug)),
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
    expect(await booked(order.id)).toEqual({
      [COUNTY]: tax(candles!.lineTotal, 100),
      [STATE]: whole - tax(candles!.lineTotal, 100),
      sales_tax: tax(bouquet!.lineTotal, 875),
    });
  });

  it("tells its parts on the order's page, in its receipt and its email", async () => {
    const { order } = await buy(await cartOf(ALL));
    const reader = await admin.call((api) => api.auth.me());
    const receipt = await getReceipt(world.deps, reader, order.number);
    expect(receipt.totals.taxes).toEqual(order.taxes);
    expect(order.taxes).toHaveLength(4);
    const [mail] = await world.market.database.sql<{ text: string }[]>`
      select text from emails where dedupe_key = ${`order_placed:${order.id}`}`;
    expect(mail?.text).toContain(`${COUNTY} (1%) on`);
    expect(mail?.text).toContain("Sales tax (8.75%) on");
  });

  it("gives each authority's part back line by line, and with the last one exactly all of it", async () => {
    const { order, paymentIntentId: intentId } = await buy(await cartOf(ALL));
    const back = (slug: string, quantity: number) =>
      refundOrder(world.deps, null, {
        intentId,
        wish: { lines: [{ productId: ids.get(slug) ?? 0, quantity }], delivery: false },
        reason: "It had wilted",
        cause: "poor_quality",
      });
    const before = await booked(order.id);
    await back(CARROTS, 1);
    expect(await booked(order.id)).toEqual(before);
    await back(CANDLES, 1);
    await back(BOUQUET, 1);
    expect(await booked(order.id)).toEqual({
      [COUNTY]: expect.any(Number),
      [STATE]: expect.any(Number),
    });
    await back(CANDLES, 1);
    expect(await booked(order.id)).toEqual({});
    await refundOrder(world.deps, null, {
      intentId,
      wish: "remaining",
      reason: "All of it",
      cause: "poor_quality",
    });
    const [given] = await world.market.database.sql<{ cents: number }[]>`
      select sum(amount_cents)::int as cents from refunds where intent_id = ${intentId}`;
    expect(given?.cents).toBe(order.total);
  });

  it("keeps the rates of its quote when they change before it is paid", async () => {
    const { shopper, input } = await cartOf(ALL);
    const intent = await shopper.call((api) => api.checkout.createIntent(input));
    await save("tax", { taxRates: [rate("merchandise", STATE, 3_000)] });
    const { order } = await pay(intent.paymentIntentId);
    expect(order.total).toBe(intent.totals.total);
    expect((await lineOf(order.id, CANDLES)).taxes).toMatchObject([{ bps: 100 }, { bps: 725 }]);
    const late = shopper.call((api) => api.checkout.createIntent(input));
    await expect(late).rejects.toMatchObject({ message: expect.stringContaining("$") });
  });

  it("has the county's rate only in the zips of the county", async () => {
    const far = { ...delivery, city: "Oakland", zipCode: "94612" };
    const cart = await cartOf([{ slug: CANDLES, quantity: 1 }], visitor(world.deps), far.zipCode);
    const { order } = await buy({ ...cart, input: { ...cart.input, delivery: far } });
    expect(order).toMatchObject({ taxBps: 725, taxes: [{ authority: STATE, bps: 725 }] });
    expect(Object.keys(await booked(order.id))).toEqual([STATE]);
  });

  it("has its delivery taxed where the settings say so, and that tax goes back with the fee", async () => {
    await save("fees", { deliveryFeeCents: 599 });
    await save("tax", { deliveryTaxCategory: "merchandise" });
    const cart = await cartOf(ALL);
    const { order, paymentIntentId: intentId } = await buy(cart);
    expect(order.deliveryTaxes).toMatchObject([
      { authority: COUNTY, bps: 100, base: 599 },
      { authority: STATE, bps: 725, base: 599 },
    ]);
    const tax = order.deliveryTaxes.reduce((sum, { amount }) => sum + amount, 0);
    expect(tax).toBeGreaterThanOrEqual(49);
    const half = { lines: [], delivery: cents(300) };
    const refund = (wish: Parameters<typeof refundOrder>[2]["wish"]) =>
      refundOrder(world.deps, null, { intentId, wish, reason: "Late", cause: "poor_quality" });
    const first = await refund(half);
    const second = await refund({ lines: [], delivery: true });
    expect(first.amount + second.amount).toBe(599 + tax);
    await refund("remaining");
    expect(await booked(order.id)).toEqual({});
  });
});

describe("What is added to an order", () => {
  it("has the rates of its own day, and each part goes back by its own", async () => {
    const home = await household(world.market, world.deps);
    const { shopper, ...cart } = await cartOf([{ slug: CANDLES, quantity: 1 }], home);
    const mine = { ...cart.input.delivery, email: "home@furrow.example" };
    const { order } = await buy({ ...cart, shopper, input: { ...cart.input, delivery: mine } });
    await save("tax", { taxRates: [rate("merchandise", STATE, 900)] });
    const items = [{ id: ids.get(CANDLES) ?? 0, quantity: 2 }];
    const { checkoutId, revision, totals, card } = await home.call((api) =>
      api.orders.beginAddition({ number: order.number, items }),
    );
    await home.call((api) => api.orders.payAddition({ checkoutId, revision, cardId: card!.id }));
    const grown = await orderNumbered(order.number);
    expect(grown.tax).toBe(order.tax + totals.tax);
    expect(grown.taxes.map(({ bps }) => bps)).toEqual([100, 725, 900]);
    const shown = await home.call((api) => api.orders.byNumber({ number: order.number }));
    expect(shown.totals.taxes).toEqual(grown.taxes);
    await home.call((api) => api.orders.cancel({ number: order.number }));
    expect(await booked(order.id)).toEqual({});
  });
});

describe("A weekly box", () => {
  it("is taxed as food on its price, whatever is in it, as its terms said", async () => {
    await save("tax", { taxRates: [rate("food", STATE, 125), rate("food", COUNTY, 50)] });
    const home = await household(world.market, world.deps);
    const terms = await begin(home);
    expect(terms.tax).toBe(44);
    world.clock.pass(new Date(terms.chargeAt).getTime() - world.clock.now().getTime());
    admin = await world.person("admin");
    await chargeBoxes(world.deps);
    const [mine] = (await home.call((api) => api.boxes.own.read()))!.boxes;
    expect(mine).toMatchObject({ state: "placed", total: terms.total });
    const order = await orderNumbered(mine!.orderNumber!);
    expect(order.taxes).toEqual([
      { authority: COUNTY, bps: 50, base: 2_500, amount: 13 },
      { authority: STATE, bps: 125, base: 2_500, amount: 31 },
    ]);
    await refundOrder(world.deps, null, {
      intentId: order.paymentIntentId,
      wish: "remaining",
      reason: "It never came",
      cause: "poor_quality",
    });
    expect(await booked(order.id)).toEqual({});
  });
});

it("A phone order has the same rates, and its link names the parts", async () => {
  const { totals } = await cartOf(ALL);
  const input = await basket(world.deps.db, ...ALL);
  const taken = await admin.call((api) =>
    api.admin.phoneOrders.take({
      draftId: randomUUID(),
      customerId: null,
      delivery: { ...delivery, email: "caller@furrow.example" },
      items: input.items.map(({ id, quantity }) => ({ id, quantity })),
    }),
  );
  expect(taken).toMatchObject({ totals, taxBps: null });
  expect(taken.totals.taxes).toHaveLength(4);
});

it("REST answers and refuses as before, whatever the tax is made of", async () => {
  const { shopper, input, totals } = await cartOf(ALL);
  const wrong = shopper.call((api) => api.checkout.createIntent({ ...input, amount: 1 }));
  await expect(wrong).rejects.toMatchObject({
    cause: { code: "price_changed", details: { totals: { tax: totals.tax }, taxBps: null } },
  });
});
