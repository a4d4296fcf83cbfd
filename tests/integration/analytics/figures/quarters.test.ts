import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FEWEST_FARMS } from "#server/services/analytics/public/quarters.ts";
import { FEWEST_ORDERS } from "#server/services/catalog/farm-share.ts";
import { businessDayAt } from "#shared/time.ts";
import { setStock } from "#tests/support/market/orders/basket.ts";
import { clockAtNoon, HOUR } from "#tests/support/market/time/clock.ts";
import { makeCode } from "#tests/support/market/codes.ts";
import { markDelivered } from "#tests/support/market/orders/delivered-order.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { registered } from "#tests/support/market/people/accounts.ts";
import { type Bought, placedOrder } from "#tests/support/market/orders/placed-order.ts";
import { refundOne } from "#tests/support/market/orders/refund-one.ts";
import { openApp } from "#tests/support/servers/http.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

const clock = clockAtNoon();
let market: MarketPlace;
const sql = () => market.database.sql;

/** Two farms' goods at $10.00 each, of which the one gets 85% and the other 80%. */
const LEEKS = { slug: "leeks", quantity: 2 };
const CARROTS = { slug: "nantes-carrots", quantity: 2 };

beforeAll(async () => {
  const opened = await openMarketPlace();
  market = { ...opened, deps: { ...opened.deps, clock } };
  for (const [{ slug }, rate] of [
    [LEEKS, 1_500],
    [CARROTS, 2_000],
  ] as const) {
    await setStock(market.database.db, slug, 900);
    await sql()`update products set price_cents = 1000 where slug = ${slug}`;
    await sql()`
      update farms set commission_bps = ${rate}
      where id = (select farm_id from products where slug = ${slug})`;
  }
});
afterAll(() => market[Symbol.asyncDispose]());

/** Buys at a moment of the business's calendar, such as `2024-03-31 23:59`. */
async function order(at: string, goods: Bought["goods"], terms: Partial<Bought> = {}) {
  const number = await placedOrder(market, market.deps, visitor(market.deps), {
    email: "ana@furrow.example",
    ...terms,
    goods,
  });
  await sql()`
    update orders set placed_at = ${at}::timestamp at time zone 'America/Los_Angeles'
    where number = ${number}`;
  return number;
}

/** A transfer that reached the first, second, … farm's account then, or came back from it if the amount is negative. */
async function paid(at: string, amount: number, nth = 1) {
  await sql()`
    with t as (
      insert into ledger_transactions (key, kind, created_at)
      values (${`test:${at}:${nth}`}, 'payout_paid', ${at}::timestamp at time zone 'America/Los_Angeles')
      returning id)
    insert into ledger_entries (transaction_id, account, farm_id, amount_cents)
    select t.id, account::ledger_account, (select id from farms order by id offset ${nth - 1} limit 1), sign * ${amount}::int
    from t, (values ('farm_paid', 1), ('farm_in_transit', -1)) one (account, sign)`;
}

/** Makes an order a weekly box that its household donated. */
async function donated(number: string) {
  const name = `giver${number.toLowerCase().replaceAll(/\W/g, "")}`;
  await registered(market.deps, { username: name, email: `${name}@furrow.example` });
  await sql()`
    with plan as (
      insert into box_subscriptions (user_id, state, size, every_weeks, weekday, "window", delivery, never,
        without, payment_method_id, card_label, consent_text, consent_at, first_day, created_at)
      select id, 'active', 'small', 1, 3, 'morning', '{}', '{}', '{}', 'pm_1', 'visa 4242', 'Yes', now(), '2024-03-06', now()
      from users where username = ${name} returning id)
    insert into boxes (subscription_id, cycle_day, day, state, size, price_cents, order_id, donated_to, created_at)
    select plan.id, '2024-03-06', '2024-03-06', 'placed', 'small', 2000, o.id, '{"name": "Food bank"}', now()
    from plan, orders o where o.number = ${number}`;
}

/** The figures, read after they have been kept for as long as they are. */
function read() {
  clock.pass(HOUR);
  return visitor(market.deps).call((api) => api.analytics.figures.quarters());
}
const quarter = async (from: string) =>
  (await read()).quarters.find((one) => one.from === from)?.figures;

describe("The market's quarters", () => {
  const ofMarch: string[] = [];
  const ofAugust: string[] = [];

  it("are none before the first order", async () => {
    expect(await read()).toMatchObject({ quarters: [], toDate: null });
  });

  it("say nothing below twenty orders, in all or in a quarter", async () => {
    for (let count = 1; count < FEWEST_ORDERS; count += 1) {
      const goods = count < FEWEST_ORDERS / 2 ? CARROTS : LEEKS;
      const email = `household${count % 5}@furrow.example`;
      ofMarch.push(await order("2024-01-01 00:00", [goods], { email }));
    }
    await paid("2024-03-31 23:30", 30_000);
    await paid("2024-02-14 09:00", 8_000, 2);
    await paid("2024-02-15 09:00", 5_000, 3);
    await paid("2024-02-16 09:00", -5_000, 3);
    const { quarters, toDate } = await read();
    expect(quarters.at(-1)).toEqual({ from: "2024-01-01", to: "2024-03-31", figures: null });
    expect(toDate).toBeNull();
  });

  it("are the orders placed in them by the business's calendar, and what reached farms then", async () => {
    ofMarch.push(await order("2024-03-31 23:59", [LEEKS, CARROTS]));
    await order("2024-04-01 00:00", [LEEKS]);
    await paid("2024-04-01 00:30", -1_000);
    // Two farms were paid and a third gave everything back; another one comes with the next transfer.
    expect(await quarter("2024-01-01")).toMatchObject({ orders: 20, paid: null });
    expect((await read()).toDate).toMatchObject({ orders: 20, paid: null });
    await paid("2024-01-01 00:30", 2_000, FEWEST_FARMS);
    // Nine orders of 80.0%, one of $33 of $40 and ten of 85.0%.
    expect(await quarter("2024-01-01")).toEqual({
      orders: 20,
      paid: 40_000,
      share: 8_250,
      farms: 2,
      households: 6,
      boxesDonated: 0,
      donated: 0,
    });
    const { quarters, toDate } = await read();
    expect(quarters.at(-2)).toEqual({ from: "2024-04-01", to: "2024-06-30", figures: null });
    expect(toDate).toEqual(quarters.at(-1)?.figures);
  });

  it("have no gap until today, newest first", async () => {
    const { quarters } = await read();
    const today = businessDayAt(clock.now());
    expect(quarters[0]!.from <= today && today <= quarters[0]!.to).toBe(true);
    const years = Number(today.slice(0, 4)) - 2024;
    expect(quarters).toHaveLength(years * 4 + Math.ceil(Number(today.slice(5, 7)) / 3));
  });

  it("leave out what was canceled or refunded, and count a farm only for what it kept", async () => {
    const [first, second] = ofMarch;
    await sql()`update orders set state = 'refunded' where number in ${sql()([first!, second!])}`;
    expect(await quarter("2024-01-01")).toBeNull();
    await sql()`update orders set state = 'placed' where state = 'refunded'`;
    const before = await quarter("2024-01-01");
    await refundOne(market.deps, ofMarch[18]!, { cause: "poor_quality" });
    await refundOne(market.deps, ofMarch[17]!, { cause: "packed_wrong" });
    expect(await quarter("2024-01-01")).toEqual(before);
  });

  it("do not count a discount of the market as a lower price", async () => {
    const { code } = await makeCode(market, { kind: "amount", value: 500 });
    const tax = Math.round((1_500 * 875) / 10_000);
    for (let count = 0; count < FEWEST_ORDERS; count += 1) {
      const promotion = { code, total: 1_500 + tax };
      const email = `shopper${count}@furrow.example`;
      ofAugust.push(await order("2024-08-01 12:00", [LEEKS], { email, promotion }));
    }
    const ofSummer = { orders: 20, share: 8_500, farms: 1, paid: 0, boxesDonated: 0, donated: 0 };
    expect(await quarter("2024-07-01")).toEqual({ ...ofSummer, households: 20 });
  });

  it("count donated boxes once they were delivered; from five on with the price of their goods after refunds", async () => {
    const boxes = ofMarch.slice(0, 5);
    for (const number of boxes) await donated(number);
    for (const number of boxes.slice(1)) await markDelivered(sql(), number);
    expect(await quarter("2024-01-01")).toMatchObject({ boxesDonated: 4, donated: null });
    await markDelivered(sql(), boxes[0]!);
    await refundOne(market.deps, boxes[0]!, { cause: "poor_quality" });
    expect(await quarter("2024-01-01")).toMatchObject({ boxesDonated: 5, donated: 9_000 });
  });

  it("are together what is shown of them, so that to date minus the shown quarters tells nothing", async () => {
    await donated(ofAugust[0]!);
    await markDelivered(sql(), ofAugust[0]!);
    const { quarters, toDate } = await read();
    const told = quarters.flatMap(({ figures }) => figures ?? []);
    expect(told).toMatchObject([
      { orders: 20, boxesDonated: 1, donated: null },
      { orders: 20, boxesDonated: 5, donated: 9_000 },
    ]);
    const sumOf = (figure: "orders" | "paid" | "boxesDonated" | "donated") =>
      told.reduce((sum, figures) => sum + (figures[figure] ?? 0), 0);
    expect(toDate).toEqual({
      orders: sumOf("orders"),
      paid: sumOf("paid"),
      share: 8_500,
      farms: 2,
      households: 26,
      boxesDonated: sumOf("boxesDonated"),
      donated: sumOf("donated"),
    });
  });

  it("tell no money of a quarter that is not over, nor to date", async () => {
    const before = (await read()).toDate!;
    const today = businessDayAt(clock.now());
    const current: string[] = [];
    for (let count = 0; count < FEWEST_ORDERS; count += 1) {
      const email = `current${count}@furrow.example`;
      current.push(await order(`${today} 10:00`, [LEEKS], { email }));
    }
    for (const nth of [1, 2, 3]) await paid(`${today} 09:00`, 50_000, nth);
    for (const number of current.slice(0, 5)) {
      await donated(number);
      await markDelivered(sql(), number);
    }
    const { quarters, toDate } = await read();
    expect(quarters[0]?.figures).toMatchObject({
      orders: 20,
      boxesDonated: 5,
      paid: null,
      donated: null,
    });
    const { orders, boxesDonated, paid: reached, donated: given } = before;
    expect(toDate).toMatchObject({
      orders: orders + 20,
      boxesDonated: boxesDonated + 5,
      paid: reached,
      donated: given,
    });
    await sql()`update orders set state = 'canceled' where number in ${sql()(current)}`;
    await sql()`delete from boxes where order_id in (select id from orders where state = 'canceled')`;
  });

  it("are kept for ten minutes, however often they are asked for", async () => {
    const { asOf } = await read();
    clock.pass(HOUR / 6 - 1);
    const ask = () => visitor(market.deps).call((api) => api.analytics.figures.quarters());
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map((answer) => answer.asOf)).toEqual([asOf, asOf, asOf]);
    clock.pass(1);
    const again = await Promise.all([ask(), ask()]);
    expect(new Set(again.map((answer) => answer.asOf))).toEqual(
      new Set([clock.now().toISOString()]),
    );
  });
});

describe("The file of the quarters", () => {
  it("is a CSV in the language of its address, with the same figures", async () => {
    await using app = await openApp(market.deps);
    const { body, headers } = await app.inject({ url: "/impact.csv" });
    expect(headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": "attachment",
      "cache-control": "public, max-age=3600",
    });
    const lines = body.replace("\u{FEFF}", "").trim().split("\r\n");
    expect(lines[0]).toBe(
      'Quarter,First day,Last day,Orders,"Paid to farms, USD","Median farm share, %",Farms,Households,Boxes donated,"Value of goods donated, USD",Note',
    );
    const today = businessDayAt(clock.now());
    expect(lines[1]).toMatch(
      new RegExp(`^\\w{3} to \\w{3} \\d{4},[-\\d]+,${today},,,,,,,,Not enough data$`),
    );
    expect(lines.at(-3)).toBe("Apr to Jun 2024,2024-04-01,2024-06-30,,,,,,,,Not enough data");
    expect(lines.at(-4)).toBe("Jul to Sep 2024,2024-07-01,2024-09-30,20,0.00,85.0,1,20,1,,");
    expect(lines.at(-2)).toBe("Jan to Mar 2024,2024-01-01,2024-03-31,20,400.00,82.5,2,6,5,90.00,");
    expect(lines.at(-1)).toBe(
      `To date,2024-01-01,${today},40,400.00,85.0,2,26,6,90.00,“To date” leaves out the quarters with too few orders.`,
    );

    const spanish = await app.inject({ url: "/es/impact.csv" });
    expect(spanish.body).toContain("Trimestre,Primer día,Último día,Pedidos,");
    expect(spanish.body).toContain("ene a mar 2024,2024-01-01,2024-03-31,20,400.00,82.5,");
    expect(spanish.body).toContain("No hay datos suficientes");

    const again = await app.inject({
      url: "/impact.csv",
      headers: { "if-none-match": String(headers["etag"]) },
    });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });
});
