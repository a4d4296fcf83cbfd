import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { farms } from "#db/schema/farms/farms.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import { promotions } from "#db/schema/checkout/promotions.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { weight } from "#shared/catalog/weights/weight.ts";
import { billOf } from "#shared/checkout/pricing.ts";
import { worthOf } from "#shared/checkout/promotions/promotion.ts";
import type { TaxRates } from "#shared/checkout/tax/tax.ts";
import { cents, NO_MONEY, times } from "#shared/money.ts";
import { withCredit } from "#shared/payments/credit/credit-use.ts";
import { basket, delivery, setStock } from "../market/orders/basket.ts";
import { AT_ONCE, deliver, readyOwner } from "../market/payments/payout-runs.ts";
import { addFarm } from "../market/market.ts";
import { openWorld, type Person, type World } from "../powers/world.ts";
import type { History } from "./acts.ts";
import { unlessRefused } from "./unless-refused.ts";
import { giveBalance, setRates, setSettings } from "./real-terms.ts";

/** Five products of the seeded market, which get the history's prices and farms. */
const SLUGS = ["nantes-carrots", "red-beets", "lacinato-kale", "market-bouquet", "beeswax-candles"];

/** The smallest amount a card can pay, in cents. */
const SMALLEST = 50;

export type RealMarket = {
  world: World;
  admin: Person;
  farmIds: number[];
  accountIds: string[];
  slugs: string[];
};

/** A market on a real database and sandbox, in which random histories of orders can be played. */
export async function openRealMarket(): Promise<RealMarket> {
  const world = await openWorld();
  const { db } = world.deps;
  const rows = await db.select({ slug: products.slug }).from(products).orderBy(products.id);
  const known = rows.map(({ slug }) => slug);
  const slugs = [...SLUGS.filter((slug) => known.includes(slug)), ...known].slice(0, SLUGS.length);
  const farmIds = [await addFarm(db), await addFarm(db), await addFarm(db)];
  const accountIds: string[] = [];
  for (const farmId of farmIds) accountIds.push((await readyOwner(world, farmId)).accountId);
  for (const slug of slugs) await setStock(db, slug, 90_000);
  const allYear = Array.from({ length: 12 }, (_, at) => at + 1);
  // One piece per pack, so that any price is a valid unit price.
  await db
    .update(products)
    .set({ seasonMonths: allYear, packQuantity: 1 })
    .where(inArray(products.slug, slugs));
  const many = { morning: 9_000, afternoon: 9_000, evening: 9_000 };
  await setSettings(world, { windowCapacities: many, ordersPerHour: 1_000 });
  return { world, admin: await world.person("admin"), farmIds, accountIds, slugs };
}

/** A history's placed order and its buyer. */
export type Lived = { id: string; number: string; intents: string[]; buyer: Person };

/** Makes the purchases of a history: an order and its additions. Null if there was nothing to buy. */
export async function buyHistory(
  market: RealMarket,
  history: History,
  card = AT_ONCE,
): Promise<Lived | null> {
  const { world } = market;
  await stockShelves(market, history);
  const buyer = await world.person();
  let lived: Lived | null = null;
  // Credit not spent by a purchase that was too small is available to the next.
  let balance = 0;
  for (const payment of history.payments) {
    const items = history.catalog.flatMap((one, at) => {
      const quantity = payment.units[at] ?? 0;
      return quantity > 0 ? [{ ...one, slug: market.slugs[at] ?? "", quantity }] : [];
    });
    if (items.length === 0) continue;
    await giveBalance(world, buyer, payment.balance);
    balance += payment.balance;
    await setRates(world, payment.rates, lived ? 0 : history.fee);
    if (lived) await addTo(market, lived, items);
    else lived = await placeFirst(market, { ...payment, history, items, buyer, card, balance });
    world.clock.pass(60_000);
  }
  if (lived) await harvest(world, lived);
  return lived;
}

/** Marks all lines as harvested: refunded units then do not return to stock, and each cause has its own bearer. */
async function harvest({ deps, clock }: World, { id }: Lived): Promise<void> {
  await deps.db
    .update(orderLines)
    .set({ harvestedAt: clock.now() })
    .where(eq(orderLines.orderId, id));
}

async function stockShelves({ world, farmIds, slugs }: RealMarket, { catalog }: History) {
  const { db } = world.deps;
  for (const [at, { farm, price, commission, category, weighs }] of catalog.entries()) {
    const byWeight = weighs === null ? {} : { packUnit: "lb" as const, packQuantity: weighs / 100 };
    const farmId = farmIds[farm - 1] ?? 0;
    await db.update(farms).set({ commissionBps: commission }).where(eq(farms.id, farmId));
    await db
      .update(products)
      .set({
        farmId,
        price: cents(price),
        taxCategory: category,
        expectedWeight: weighs === null ? null : weight(1),
        ...byWeight,
      })
      .where(eq(products.slug, slugs[at] ?? ""));
  }
}

type Item = History["catalog"][number] & { slug: string; quantity: number };
type First = {
  history: History;
  items: readonly Item[];
  buyer: Person;
  card: string;
  balance: number;
  rates: TaxRates;
};

async function placeFirst(market: RealMarket, first: First): Promise<Lived | null> {
  const { world, farmIds } = market;
  const { history, items, buyer, card, balance, rates } = first;
  const farmOf = (farm: number) => farmIds[farm - 1] ?? 0;
  const code = history.code && {
    ...history.code,
    farmId: history.code.farm ? farmOf(history.code.farm) : null,
  };
  const isCode = code && !(code.kind === "delivery" && code.farmId !== null);
  const lines = items.map(({ farm, price, quantity, category }) => ({
    farmId: farmOf(farm),
    quantity,
    unitPrice: cents(price),
    lineTotal: times(cents(price), quantity),
    taxCategory: category,
  }));
  const isCovered =
    !code || code.farmId === null || lines.some(({ farmId }) => farmId === code.farmId);
  const worth = isCode && isCovered ? worthOf({ ...code, value: code.value }, lines) : null;
  const priced = lines.map((line, at) => ({ ...line, promotion: worth?.lines[at] ?? NO_MONEY }));
  const deliveryFee = worth?.isDeliveryFree ? NO_MONEY : cents(history.fee);
  const taxBps = Math.min(rates.taxBps, 2_500);
  const due = billOf(priced, { ...rates, taxBps, deliveryFee }).totals;
  const { total } = withCredit(due, cents(balance));
  if (total < SMALLEST) return null;
  const name = worth && code ? await makeCode(world, code) : undefined;
  const wanted = await basket(world.deps.db, ...items);
  const { paymentIntentId } = await buyer.call((api) =>
    api.checkout.createIntent({
      ...wanted,
      amount: total / 100,
      delivery: { ...delivery, address: "9 Quiet Lane", email: buyer.user.email },
      useCredit: balance > 0,
      ...(name && { promotionCode: name }),
    }),
  );
  const number = await paid(market, paymentIntentId, card);
  const [order] = await world.deps.db.select().from(orders).where(eq(orders.number, number));
  return { id: order!.id, number, intents: [paymentIntentId], buyer };
}

async function makeCode(
  { deps, clock }: World,
  code: { kind: "percent" | "amount" | "delivery"; value: number; farmId: number | null },
) {
  const name = `C${randomUUID().slice(0, 8).toUpperCase()}`;
  const value = code.kind === "delivery" ? 0 : code.value;
  await deps.db.insert(promotions).values({ ...code, value, code: name, createdAt: clock.now() });
  return name;
}

async function addTo(market: RealMarket, lived: Lived, items: readonly Item[]): Promise<void> {
  const rows = await market.world.deps.db
    .select({ id: products.id, slug: products.slug })
    .from(products);
  const begun = await unlessRefused(
    lived.buyer.call((api) =>
      api.orders.beginAddition({
        number: lived.number,
        items: items.map(({ slug, quantity }) => ({
          id: rows.find((row) => row.slug === slug)?.id ?? 0,
          quantity,
        })),
      }),
    ),
  );
  if (!begun) return;
  await paid(market, begun.paymentIntentId, AT_ONCE);
  lived.intents.push(begun.paymentIntentId);
}

async function paid({ world }: RealMarket, intentId: string, card: string): Promise<string> {
  await world.market.pay(intentId, card);
  const outcome = await finalizeIntent(world.deps, intentId, "test");
  if (outcome.status !== "placed") throw new Error(outcome.status);
  return outcome.orderNumber;
}

/** Delivers the order, unless it was canceled or fully refunded before. */
export async function deliverLived({ world }: RealMarket, { id }: Lived): Promise<void> {
  const [order] = await world.deps.db.select().from(orders).where(eq(orders.id, id));
  if (order?.state === "placed") await deliver(world, order);
}
