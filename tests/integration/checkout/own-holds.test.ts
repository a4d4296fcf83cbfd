import { afterAll, beforeAll, expect, it } from "vitest";
import { toDollars, type Cents } from "#shared/money.ts";
import { basket, delivery, setStock } from "#tests/support/market/orders/basket.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { type Visitor, visitor } from "#tests/support/servers/visitor.ts";

const GOODS = "nantes-carrots";

let market: MarketPlace;
let shopper: Visitor;
let items: { id: number; quantity: number; price: number }[];

/** A shopper who proceeds to payment with the last two units and the last slot of a window. */
beforeAll(async () => {
  market = await openMarketPlace();
  shopper = visitor(market.deps);
  const id = await setStock(market.database.db, GOODS, 2);
  const wanted = await basket(market.database.db, { slug: GOODS, quantity: 2 });
  await shopper.call((api) => api.checkout.createIntent({ ...wanted, delivery }));
  await market.database.sql`update delivery_slots set capacity = held + booked`;
  const [row] = await market.database.sql<{ price: Cents }[]>`
    select price_cents as price from products where id = ${id}`;
  items = [{ id, quantity: 2, price: toDollars(row!.price) }];
});
afterAll(() => market[Symbol.asyncDispose]());

const shortages = async (who: Visitor) =>
  (await who.call((api) => api.checkout.review({ items }))).shortages;
const placesLeft = async (who: Visitor) => {
  const { days } = await who.call((api) => api.checkout.delivery.options());
  const [slot] = await market.database.sql<{ day: string; window: string }[]>`
    select day::text, "window" from delivery_slots`;
  return days.find(({ day }) => day === slot?.day)?.windows.find(({ id }) => id === slot?.window)
    ?.left;
};

it("What a shopper holds while paying is neither sold out nor full for them", async () => {
  expect(await shortages(shopper)).toEqual([]);
  expect(await placesLeft(shopper)).toBe(1);
});

it("The review of a cart says in which months goods are harvested to order, if they are", async () => {
  const { sql } = market.database;
  const review = async () => (await shopper.call((api) => api.checkout.review({ items }))).harvests;
  const [carrots] = await sql<{ months: number[] }[]>`
    select season_months as months from products where slug = ${GOODS}`;
  expect(await review()).toEqual([{ id: items[0]!.id, months: carrots!.months }]);
  await sql`update products set keeps_days = 90 where slug = ${GOODS}`;
  expect(await review()).toEqual([]);
});

it("It is for everyone else, even without a cookie", async () => {
  const other = visitor(market.deps);
  expect(await shortages(other)).toMatchObject([{ wanted: 2, left: 0 }]);
  expect(await placesLeft(other)).toBe(0);
});
