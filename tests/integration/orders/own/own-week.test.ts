import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import type { Deps } from "#server/deps.ts";
import { monthOf, businessDayAt, businessTimeOn } from "#shared/time.ts";
import { registered, signedInAdmin } from "#tests/support/market/people/accounts.ts";
import { basket, delivery, setStock } from "#tests/support/market/orders/basket.ts";
import { clockAtNoon, DAY } from "#tests/support/market/time/clock.ts";
import { type HttpMarket, openHttpMarket } from "#tests/support/servers/http.ts";
import type { Visitor } from "#tests/support/servers/visitor.ts";
import { markDelivered } from "#tests/support/market/orders/delivered-order.ts";

let market: HttpMarket;
let deps: Deps;
let serial = 0;
let ana: Visitor & { user: { id: string } };
let goods: { id: number; slug: string; name: string; farmId: number }[];
let clock = clockAtNoon();
beforeAll(async () => {
  market = await openHttpMarket();
  goods = await market.database.sql<typeof goods>`
    select id, slug, name, farm_id as "farmId" from products
    where visible and price_cents between 300 and 3000 order by rank, id limit 3`;
  for (const { slug } of goods) await setStock(market.database.db, slug, 500);
});
afterAll(() => market[Symbol.asyncDispose]());
beforeEach(async () => {
  clock = clockAtNoon();
  // Later than all rows created with the market.
  clock.pass(DAY);
  deps = { ...market.deps, clock };
  serial += 1;
  const username = `week${serial}`;
  ana = await registered(deps, { username, email: `${username}@furrow.example` });
});

const week = (who = ana) => who.call((api) => api.orders.week());

async function ordered(count: number): Promise<string> {
  const wanted = await basket(
    market.database.db,
    ...goods.slice(0, count).map(({ slug }) => ({ slug, quantity: 1 })),
  );
  const { paymentIntentId } = await ana.call((api) =>
    api.checkout.createIntent({
      ...wanted,
      delivery: { ...delivery, email: `week${serial}@furrow.example` },
    }),
  );
  await market.pay(paymentIntentId);
  const outcome = await finalizeIntent(deps, paymentIntentId, "test");
  if (outcome.status !== "placed") throw new Error(outcome.status);
  return outcome.orderNumber;
}

it("is empty for a customer without orders or boxes", async () => {
  expect(await week()).toEqual({
    next: null,
    undelivered: [],
    again: [],
    gone: [],
    news: [],
    farmsBack: [],
  });
});

it("holds the next delivery with its goods and the minutes in which it can be changed", async () => {
  const number = await ordered(2);
  const { next, again } = await week();
  const order = await ana.call((api) => api.orders.byNumber({ number }));
  expect(next).toMatchObject({ number, day: order.day, window: order.window, canAdd: true });
  expect(new Set(next!.goods.map(({ id }) => id))).toEqual(
    new Set(goods.slice(0, 2).map(({ id }) => id)),
  );
  expect(new Set(again.map(({ id }) => id))).toEqual(new Set(next!.goods.map(({ id }) => id)));
  clock.pass(3_600_000);
  expect((await week()).next!.minutesLeft).toBe(next!.minutesLeft! - 60);
  clock.pass(next!.minutesLeft! * 60_000);
  expect((await week()).next).toMatchObject({ minutesLeft: null, canAdd: false });
});

it("has a next delivery until its day is over, whatever its outcome", async () => {
  const first = await ordered(1);
  const { day } = await ana.call((api) => api.orders.byNumber({ number: first }));
  const noon = businessTimeOn(day, 12).getTime();
  clock.pass(noon - clock.now().getTime());
  const next = async () => [
    (await week()).next?.number,
    await ana.call((api) => api.orders.next()),
  ];
  expect(await next()).toMatchObject([first, { number: first }]);
  clock.pass(DAY);
  expect(await next()).toEqual([undefined, null]);
});

it("is for the customer only, and leaves out removed goods", async () => {
  const number = await ordered(2);
  await ana.call((api) => api.orders.takeOff({ number, productId: goods[0]!.id, quantity: 1 }));
  expect((await week()).next!.goods.map(({ id }) => id)).toEqual([goods[1]!.id]);
  const ben = await registered(deps, {
    username: `other${serial}`,
    email: `other${serial}@furrow.example`,
  });
  expect(await week(ben as typeof ana)).toMatchObject({ next: null, again: [], gone: [] });
});

it("names the recipes that use what is to come or came lately, for the customer only", async () => {
  const { sql } = market.database;
  const recipes = (who = ana) => who.call((api) => api.orders.recipesOrdered());
  expect(await recipes()).toEqual({ hasGoods: false, recipes: [] });
  const number = await ordered(2);
  const [first, second] = goods;
  const [recipe] = await sql<{ id: number; slug: string }[]>`
    insert into recipes (slug, title, title_es, summary, summary_es, minutes, servings, diets, steps,
      steps_es, leftovers, leftovers_es, picture, changed_at)
    values (${`stew-${serial}`}, 'Stew', 'Guiso', 'Stew', 'Guiso', 20, 4, '{}', '{Stir}', '{Mezcle}', 'None', 'Nada', 'stew', now())
    returning id, slug`;
  const { id, slug } = recipe!;
  await sql`insert into recipe_ingredients (recipe_id, position, name, name_es, product_id) values
    (${id}, 1, 'one', 'uno', ${first!.id}), (${id}, 2, 'two', 'dos', ${second!.id}),
    (${id}, 3, 'one again', 'otra vez uno', ${first!.id}), (${id}, 4, 'salt', 'sal', null)`;
  const stew = async (who = ana) => (await recipes(who)).recipes.find((one) => one.slug === slug);
  expect(await stew()).toEqual({ slug, ordered: 2 });
  await ana.call((api) => api.orders.takeOff({ number, productId: first!.id, quantity: 1 }));
  expect(await stew()).toEqual({ slug, ordered: 1 });
  const ben = await registered(deps, {
    username: `cook${serial}`,
    email: `cook${serial}@furrow.example`,
  });
  expect(await recipes(ben as typeof ana)).toEqual({ hasGoods: false, recipes: [] });
  const { day } = await ana.call((api) => api.orders.byNumber({ number }));
  clock.pass(businessTimeOn(day, 12).getTime() - clock.now().getTime() + 14 * DAY);
  expect(await stew()).toEqual({ slug, ordered: 1 });
  const [before] = await sql`select state from orders where number = ${number}`;
  await sql`update orders set state = 'failed_delivery' where number = ${number}`;
  expect(await recipes()).toEqual({ hasGoods: false, recipes: [] });
  await sql`update orders set ${sql(before!)} where number = ${number}`;
  clock.pass(DAY);
  const later = await recipes();
  await sql`delete from recipe_ingredients where recipe_id = ${id}`;
  await sql`delete from recipes where id = ${id}`;
  expect(later).toEqual({ hasGoods: false, recipes: [] });
});

it("names no recipes for goods that were missing at the door", async () => {
  const { sql } = market.database;
  const number = await ordered(1);
  await markDelivered(sql, number, clock.now());
  const hasGoods = async () => (await ana.call((api) => api.orders.recipesOrdered())).hasGoods;
  expect(await hasGoods()).toBe(true);
  const missing = { number, productId: goods[0]!.id, kind: "missing", quantity: 1 } as const;
  await ana.call((api) => api.orders.report(missing));
  const [problem] = await sql`
    select p.id from order_problems p join orders o on o.id = p.order_id where o.number = ${number}`;
  const admin = await signedInAdmin(deps);
  const decision = { id: problem!["id"], cause: "packed_wrong" } as const;
  await admin.call((api) => api.admin.problems.refund(decision));
  expect(await hasGoods()).toBe(false);
});

it("names goods that were bought before and are not available now", async () => {
  await ordered(2);
  const { sql } = market.database;
  const { id, name } = goods[1]!;
  await sql`update stock set written_off = written_off + on_hand - reserved, on_hand = reserved where product_id = ${id}`;
  const { again, gone } = await week();
  const offered = await ana.call((api) => api.orders.buyAgain());
  const ids = await ana.call((api) => api.orders.boughtIds());
  await sql`update stock set on_hand = on_hand + written_off, written_off = 0 where product_id = ${id}`;
  expect(again.map((card) => card.id)).toEqual([goods[0]!.id]);
  expect(offered).toEqual(again);
  expect(ids).toEqual([goods[0]!.id]);
  expect(gone).toEqual([{ id, name, returnsIn: null, visible: true }]);
});

it("shows saved goods whose season begins, new goods of followed farms, and farms that are back", async () => {
  const { sql } = market.database;
  const [saved, fresh] = goods;
  const month = monthOf(businessDayAt(clock.now()));
  await ana.call((api) => api.accounts.customer.saveProduct({ id: saved!.id, on: true }));
  await ana.call((api) => api.accounts.customer.followFarm({ id: fresh!.farmId, on: true }));
  expect(await week()).toMatchObject({ news: [], farmsBack: [] });
  const [kept] = await sql<{ months: number[]; made: string; since: string }[]>`
    select s.season_months as months, p.created_at::text as made, f.status_since::text as since
    from products s, products p join farms f on f.id = p.farm_id
    where s.id = ${saved!.id} and p.id = ${fresh!.id}`;
  await sql`update products set season_months = ${[month]} where id = ${saved!.id}`;
  clock.pass(1_000);
  await sql`update products set created_at = ${clock.now().toISOString()} where id = ${fresh!.id}`;
  await sql`update farms set status_since = ${clock.now().toISOString()} where id = ${fresh!.farmId}`;
  const { news, farmsBack } = await week();
  clock.pass(29 * 86_400_000);
  const later = await week();
  await sql`update products set season_months = ${kept!.months} where id = ${saved!.id}`;
  await sql`update products set created_at = ${kept!.made} where id = ${fresh!.id}`;
  await sql`update farms set status_since = ${kept!.since} where id = ${fresh!.farmId}`;
  expect(new Set(news.map(({ id }) => id))).toEqual(new Set([saved!.id, fresh!.id]));
  expect(farmsBack.map(({ id }) => id)).toEqual([fresh!.farmId]);
  expect(later.news.map(({ id }) => id)).not.toContain(fresh!.id);
  expect(later.farmsBack).toEqual([]);
});

it("answers under 100 ms for a customer with 1,000 orders", async () => {
  const number = await ordered(3);
  const { sql } = market.database;
  await sql`
    with source as (
      select o.*, to_jsonb(o) as whole, to_jsonb(c) as checkout
      from orders o join checkouts c on c.id = o.checkout_id where o.number = ${number}),
    past as (select n, gen_random_uuid() as id, gen_random_uuid() as checkout from generate_series(1, 1000) n),
    begun as (
      insert into checkouts select copy.* from source, past,
        jsonb_populate_record(null::checkouts, source.checkout || jsonb_build_object(
          'id', past.checkout, 'payment_intent_id', 'pi_past_' || n, 'intent_id', 'pi_past_' || n)) copy),
    placed as (
      insert into orders select copy.* from source, past,
        jsonb_populate_record(null::orders, source.whole || jsonb_build_object(
          'id', past.id, 'checkout_id', past.checkout, 'payment_intent_id', 'pi_past_' || n, 'number', 'PAST-' || n,
          'state', 'delivered', 'placed_at', source.placed_at - n * interval '1 day')) copy)
    insert into order_lines select copy.* from source, past, order_lines line,
      jsonb_populate_record(null::order_lines, to_jsonb(line) || jsonb_build_object('order_id', past.id)) copy
    where line.order_id = source.id`;
  await sql`analyze orders, order_lines`;
  await week();
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const before = performance.now();
    expect((await week()).next!.number).toBe(number);
    times.push(performance.now() - before);
  }
  expect(Math.min(...times)).toBeLessThan(100);
  const cooked: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const before = performance.now();
    expect((await ana.call((api) => api.orders.recipesOrdered())).hasGoods).toBe(true);
    cooked.push(performance.now() - before);
  }
  expect(Math.min(...cooked)).toBeLessThan(100);
});
