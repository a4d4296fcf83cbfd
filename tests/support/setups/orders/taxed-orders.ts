import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { products } from "#db/schema/catalog/catalog.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { cartRates } from "#shared/checkout/delivery-terms.ts";
import { totalsOf } from "#shared/checkout/pricing.ts";
import type { TaxCategory } from "#shared/checkout/tax/tax-category.ts";
import type { TaxRate } from "#shared/checkout/tax/tax-settings.ts";
import { toDollars } from "#shared/money.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import { DEFAULT_SETTINGS } from "#tests/support/market/default-settings.ts";
import type { SettingsTab } from "#shared/platform/settings/settings-tabs.ts";
import { basket, setStock } from "#tests/support/market/orders/basket.ts";
import { violations } from "#tests/support/invariants.ts";
import { openWorld, type Person, type World } from "#tests/support/powers/world.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

export const CARROTS = "nantes-carrots";
export const CANDLES = "beeswax-candles";
export const BOUQUET = "market-bouquet";
export const STATE = "State of California";
export const COUNTY = "Sonoma County";

/** A rate of a category that an authority takes in zips with this prefix. */
export const rate = (
  category: TaxCategory,
  authority: string,
  bps: number,
  zipPrefix = "",
): TaxRate => ({
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

type Wanted = { slug: string; quantity: number };

/** Goods of each category. */
export const ALL: Wanted[] = [
  { slug: CARROTS, quantity: 3 },
  { slug: CANDLES, quantity: 2 },
  { slug: BOUQUET, quantity: 1 },
];

/**
 * Opens a world for the file, whose orders are taxed by `TABLE` in each test unless it saves other rates; all
 * invariants hold afterward.
 */
export function withTaxedOrders() {
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
    await freshAdmin();
    await save("tax", { taxRates: TABLE, deliveryTaxCategory: null });
  });
  afterEach(async () => {
    const { deliveryFeeCents, taxRates, deliveryTaxCategory } = DEFAULT_SETTINGS;
    await save("fees", { deliveryFeeCents });
    await save("tax", { taxRates, deliveryTaxCategory });
    expect(await violations(world.market.database.sql, world.clock.now())).toEqual({});
  });

  /** Signs in an admin, whose session is fresh then. */
  async function freshAdmin() {
    admin = await world.person("admin");
    return admin;
  }

  async function save(tab: SettingsTab, values: Partial<Settings>): Promise<void> {
    const { tabs } = await admin.call((api) => api.admin.settings.read());
    const { version } = tabs.find((one) => one.tab === tab)!;
    await admin.call((api) => api.admin.settings.save({ tab, version, values }));
  }

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

  async function lineOf(orderId: string, slug: string) {
    const lines = await world.deps.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, orderId));
    return lines.find(({ productId }) => productId === ids.get(slug))!;
  }

  return {
    get world() {
      return world;
    },
    get admin() {
      return admin;
    },
    idOf: (slug: string) => ids.get(slug) ?? 0,
    freshAdmin,
    save,
    cartOf,
    buy,
    pay,
    orderNumbered,
    booked,
    lineOf,
  };
}
