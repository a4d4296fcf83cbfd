import { and, eq, like, sql as raw } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { farmMembers } from "#db/schema/accounts/accounts.ts";
import { disputes } from "#db/schema/payments/disputes.ts";
import { stock, stockMovements } from "#db/schema/catalog/catalog.ts";
import { deliverySlots } from "#db/schema/checkout.ts";
import { orderHistory, orderLines, orders } from "#db/schema/orders/orders.ts";
import { ledgerEntries } from "#db/schema/payments/payments.ts";
import { emails } from "#db/schema/platform/system.ts";
import { users } from "#db/schema/accounts/users.ts";
import type { Deps } from "#server/deps.ts";
import { lockOrders } from "#server/services/orders/lock-orders.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { cutOffOf } from "#shared/checkout/delivery.ts";
import type { Role } from "#shared/accounts/roles.ts";
import { addDays, businessDayAt, startOfBusinessDay } from "#shared/time.ts";
import { registered } from "#tests/support/market/people/accounts.ts";
import { setStock } from "#tests/support/market/basket.ts";
import { HOUR, type MovableClock, movableClock } from "#tests/support/market/clock.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { addFarm, addProduct } from "#tests/support/market/market.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { placedOrder } from "#tests/support/market/placed-order.ts";
import type { Visitor } from "#tests/support/servers/visitor.ts";
import { cents } from "#shared/money.ts";
import { written } from "#tests/support/market/written.ts";

let market: MarketPlace;
let deps: Deps;
let clock: MovableClock;
let ana: Visitor;
let fern: Visitor;
let gus: Visitor;
let chief: Visitor;
let logi: Visitor;
let ids: { fern: number; gus: number; beets: number; leeks: number; plums: number };
/** Each test has a delivery day of its own. */
let day: string;
let serial = 0;
const GOODS = { beets: "own-beets", leeks: "own-leeks", plums: "others-plums" };

beforeAll(async () => {
  market = await openMarketPlace();
  clock = movableClock(
    new Date(startOfBusinessDay(businessDayAt(new Date())).getTime() + 12 * HOUR).toISOString(),
  );
  deps = { ...market.deps, clock };
  const { db } = market.database;
  const own = await addFarm(db, { name: "Fern Farm" });
  const others = await addFarm(db, { name: "Gus Farm" });
  const add = async (farmId: number, slug: string, name: string, price: number) => {
    await addProduct(db, { farmId, slug, name, price: cents(price) });
    return setStock(db, slug, 900);
  };
  ids = {
    fern: own,
    gus: others,
    beets: await add(own, GOODS.beets, "Own beets", 333),
    leeks: await add(own, GOODS.leeks, "Own leeks", 499),
    plums: await add(others, GOODS.plums, "Others plums", 777),
  };
  fern = await person("fern", "farmer", own);
  gus = await person("gus", "farmer", others);
  chief = await person("chief", "admin");
  logi = await person("logi", "logistics");
  ana = await person("ana", "customer");
});
afterAll(() => market[Symbol.asyncDispose]());
beforeEach(() => {
  serial += 1;
  clock.pass(3 * 24 * HOUR);
  day = addDays(businessDayAt(clock.now()), 2);
  return () => assertInvariants(market.database.sql);
});

async function person(username: string, role: Role, farmId?: number) {
  const { db } = market.database;
  const someone = await registered(deps, { username, email: `${username}@furrow.example` });
  await db.update(users).set({ role }).where(eq(users.username, username));
  const userId = someone.user.id;
  if (farmId) await db.insert(farmMembers).values({ userId, farmId, ...written() });
  return someone;
}

type Basket = Partial<Record<keyof typeof GOODS, number>>;
const buy = (wanted: Basket, fee = 0) =>
  placedOrder(market, deps, ana, {
    goods: Object.entries(wanted).map(([name, quantity]) => ({
      slug: GOODS[name as keyof typeof GOODS],
      quantity,
    })),
    email: "ana@furrow.example",
    day,
    fee,
  });

/** Buys these baskets a minute apart, and lets the cut-off pass. */
async function locked(...baskets: Basket[]): Promise<string[]> {
  const numbers: string[] = [];
  for (const wanted of baskets) {
    numbers.push(await buy(wanted));
    clock.pass(60_000);
  }
  clock.pass(cutOffOf(day).getTime() - clock.now().getTime());
  await lockOrders(deps);
  return numbers;
}

const harvest = (who: Visitor = fern) => who.call((api) => api.farmer.harvest({ day }));
const orderOf = async (number: string) =>
  (await market.database.db.select().from(orders).where(eq(orders.number, number)))[0]!;
const lineOf = async (number: string, productId: number) =>
  (
    await market.database.db
      .select()
      .from(orderLines)
      .where(
        and(
          eq(orderLines.orderId, (await orderOf(number)).id),
          eq(orderLines.productId, productId),
        ),
      )
  )[0]!;
const stockOf = async (productId: number) =>
  (await market.database.db.select().from(stock).where(eq(stock.productId, productId)))[0]!;
const historyOf = async (number: string) =>
  (
    await market.database.db
      .select()
      .from(orderHistory)
      .where(eq(orderHistory.orderId, (await orderOf(number)).id))
      .orderBy(orderHistory.id)
  ).map(({ to }) => to);
const mailsOf = async (number: string) =>
  market.database.db
    .select()
    .from(emails)
    .where(and(like(emails.text, `%${number}%`), raw`kind in ('order_short', 'refund_started')`));

const ready = (who: Visitor, orderNumber: string, productId: number) =>
  who.call((api) => api.farmer.ready({ orderNumber, productId }));
const notReady = (who: Visitor, orderNumber: string, productId: number) =>
  who.call((api) => api.farmer.notReady({ orderNumber, productId }));
const short = (who: Visitor, orderNumber: string, productId: number, units: number, before = 0) =>
  who.call((api) => api.farmer.short({ orderNumber, productId, units, before, reason: "weather" }));
const CONFLICT = { code: "CONFLICT" };
const NOT_FOUND = { code: "NOT_FOUND" };

/** Of several attempts at the same moment those that were refused, each as a conflict. */
async function refusedOf(attempts: Promise<unknown>[]): Promise<number> {
  const refused = (await Promise.allSettled(attempts)).filter(
    ({ status }) => status === "rejected",
  );
  for (const one of refused) expect(one).toMatchObject({ reason: CONFLICT });
  return refused.length;
}

describe("The harvest of a day", () => {
  it("shows product totals, then orders with a first name, and only own lines", async () => {
    const [first, second] = await locked({ beets: 2, plums: 1 }, { beets: 3, leeks: 1 });
    const seen = await harvest();
    expect(seen.products).toEqual([
      expect.objectContaining({ name: "Own beets", wanted: 5, waiting: 5, short: 0 }),
      expect.objectContaining({ name: "Own leeks", wanted: 1, waiting: 1 }),
    ]);
    expect(seen.orders.map(({ number }) => number)).toEqual([first ?? "", second ?? ""].toSorted());
    expect(seen.orders[0]).toMatchObject({ firstName: "Ana", state: "locked" });
    const told = JSON.stringify(seen);
    for (const secret of ["plums", "Quiet", "@furrow", "Lee", "94952", "Cents", "price", "total"]) {
      expect(told).not.toContain(secret);
    }
  });

  it("can be looked at before the cut-off, when nothing can be marked yet", async () => {
    const number = await buy({ beets: 1 });
    expect(await harvest()).toMatchObject({ isOpen: true, products: [{ waiting: 0, wanted: 1 }] });
    await expect(ready(fern, number, ids.beets)).rejects.toMatchObject(CONFLICT);
    await expect(short(fern, number, ids.beets, 1)).rejects.toMatchObject(CONFLICT);
  });

  it("is a file for a spreadsheet, ordered by the orders' numbers", async () => {
    const numbers = await locked({ beets: 2 }, { leeks: 1 });
    const csv = await fern.call((api) => api.farmer.harvestCsv({ day }));
    const rows = csv.trim().split("\r\n").slice(1);
    expect(rows.map((row) => row.split(",")[0])).toEqual(numbers.toSorted());
    expect(csv).not.toContain("@");
  });
});

describe("A line that is ready", () => {
  it("is marked once, begins the harvest of its order, and can be taken back", async () => {
    const [number] = await locked({ beets: 2, leeks: 1 });
    const both = [ready(fern, number!, ids.beets), ready(fern, number!, ids.beets)];
    expect(await refusedOf(both)).toBe(1);
    expect((await orderOf(number!)).state).toBe("harvesting");
    expect(await historyOf(number!)).toEqual(["placed", "locked", "harvesting"]);
    await ready(fern, number!, ids.leeks);
    expect(await historyOf(number!)).toEqual(["placed", "locked", "harvesting"]);
    await notReady(fern, number!, ids.beets);
    expect((await lineOf(number!, ids.beets)).harvestedAt).toBeNull();
    await expect(notReady(fern, number!, ids.beets)).rejects.toMatchObject(CONFLICT);
  });

  it("is marked with all others of its product, unless the list has changed", async () => {
    const [one, two] = await locked({ beets: 2 }, { beets: 3, leeks: 1 });
    await ready(fern, one!, ids.beets);
    const all = (waiting: number) =>
      fern.call((api) => api.farmer.productReady({ day, productId: ids.beets, waiting }));
    await expect(all(5)).rejects.toMatchObject(CONFLICT);
    await all(3);
    expect((await lineOf(two!, ids.beets)).harvestedAt).not.toBeNull();
    expect((await lineOf(two!, ids.leeks)).harvestedAt).toBeNull();
  });

  it("is not marked any more once its order is packed", async () => {
    const [number] = await locked({ beets: 1 });
    await market.database.db
      .update(orders)
      .set({ state: "packed" })
      .where(eq(orders.number, number!));
    await expect(ready(fern, number!, ids.beets)).rejects.toMatchObject(CONFLICT);
    await expect(short(fern, number!, ids.beets, 1)).rejects.toMatchObject(CONFLICT);
  });
});

describe("A line that is short", () => {
  it("gives exactly these units back, price and tax, once, and notifies the customer in one email", async () => {
    const [number] = await locked({ beets: 3, plums: 1 });
    const before = await stockOf(ids.beets);
    const attempts = [short(fern, number!, ids.beets, 1), short(fern, number!, ids.beets, 1)];
    expect(await refusedOf(attempts)).toBe(1);
    const line = await lineOf(number!, ids.beets);
    expect(line).toMatchObject({ short: 1, shortReason: "weather" });
    const order = await ana.call((api) => api.orders.byNumber({ number: number! }));
    const amount = 333 + Math.round(333 * 0.0875);
    expect(order.state).toBe("harvesting");
    expect(order.refunds).toEqual([expect.objectContaining({ amount })]);
    expect(order.lines.find(({ productId }) => productId === ids.beets)).toMatchObject({
      short: 1,
      shortReason: "weather",
      shortBack: amount,
    });
    const after = await stockOf(ids.beets);
    expect(after).toMatchObject({
      onHand: before.onHand,
      received: before.received,
      sold: before.sold - 1,
      writtenOff: before.writtenOff + 1,
    });
    const moved = await market.database.db
      .select()
      .from(stockMovements)
      .where(and(eq(stockMovements.productId, ids.beets), eq(stockMovements.cause, "written_off")));
    expect(moved.at(-1)).toMatchObject({ units: -1 });
    const mails = await mailsOf(number!);
    expect(mails.map(({ kind }) => kind)).toEqual(["order_short"]);
    expect(mails[0]!.text).toContain("1 of 3 × Own beets");
    expect(mails[0]!.text).toContain("The weather spoiled it.");
    expect(mails[0]!.text).toContain(`$${(amount / 100).toFixed(2)}`);
    const [sum] = await market.database.db
      .select({ sum: raw<string>`sum(${ledgerEntries.amount})` })
      .from(ledgerEntries);
    expect(Number(sum!.sum)).toBe(0);
  });

  it("can become shorter, but by no more than is left of it, and cannot be taken back", async () => {
    const [number] = await locked({ beets: 3, leeks: 1 });
    await short(fern, number!, ids.beets, 1);
    await expect(short(fern, number!, ids.beets, 1)).rejects.toMatchObject(CONFLICT);
    await expect(short(fern, number!, ids.beets, 3, 1)).rejects.toMatchObject(CONFLICT);
    await short(fern, number!, ids.beets, 2, 1);
    expect((await lineOf(number!, ids.beets)).short).toBe(3);
    await expect(notReady(fern, number!, ids.beets)).rejects.toMatchObject(CONFLICT);
    await ready(fern, number!, ids.leeks);
    await expect(short(fern, number!, ids.leeks, 1)).rejects.toMatchObject(CONFLICT);
  });

  it("when it is the last of its order cancels it, and everything goes back to the cent", async () => {
    const { sql } = market.database;
    await sql`insert into settings (key, value, updated_at) values ('deliveryFeeCents', '590', now())`;
    const number = await buy({ beets: 2, plums: 1 }, 5.9);
    clock.pass(cutOffOf(day).getTime() - clock.now().getTime());
    await lockOrders(deps);
    await sql`delete from settings where key = 'deliveryFeeCents'`;
    const slots = async () =>
      (await market.database.db.select().from(deliverySlots).where(eq(deliverySlots.day, day)))[0]!
        .booked;
    const booked = await slots();
    await short(fern, number, ids.beets, 2);
    expect((await orderOf(number)).state).toBe("harvesting");
    await short(gus, number, ids.plums, 1);
    const order = await ana.call((api) => api.orders.byNumber({ number }));
    expect(order.state).toBe("canceled");
    expect(order.totals.delivery).toBe(590);
    const back = order.refunds.reduce((sum, { amount }) => sum + amount, 0);
    expect(back).toBe(order.totals.total);
    expect(await slots()).toBe(booked - 1);
    const mails = await mailsOf(number);
    expect(mails.map(({ kind }) => kind)).toEqual(["order_short", "order_short"]);
    expect(mails.some(({ text }) => text.includes("so it is canceled"))).toBe(true);
    expect((await harvest()).orders[0]).toMatchObject({ number, state: "canceled" });
  });

  it("has no money to give back twice: what the team refunded before is not to come any more", async () => {
    const [number] = await locked({ beets: 2, leeks: 1 });
    const { paymentIntentId: intentId } = await orderOf(number!);
    await refundOrder(deps, null, {
      intentId,
      wish: { lines: [{ productId: ids.beets, quantity: 1 }], delivery: false },
      reason: "kindness",
      cause: "poor_quality",
    });
    await expect(short(fern, number!, ids.beets, 2)).rejects.toMatchObject({ code: "CONFLICT" });
    const amount = 333 + Math.round(333 * 0.0875);
    expect(await short(fern, number!, ids.beets, 1)).toEqual({ amount });
    expect(await lineOf(number!, ids.beets)).toMatchObject({ freed: 1, short: 1 });
  });
});

describe("A line whose payment the bank has called back", () => {
  it("can be short all the same, and its money is left to the team", async () => {
    const [number] = await locked({ beets: 2, leeks: 1 });
    const { paymentIntentId: intentId } = await orderOf(number!);
    const facts = { status: "needs_response", reason: "fraudulent", amount: cents(100) } as const;
    await market.database.db
      .insert(disputes)
      .values({ id: `dp_${number}`, intentId, ...facts, ...written(), updatedAt: new Date() });
    expect(await short(fern, number!, ids.beets, 1)).toEqual({ amount: 0 });
    expect((await lineOf(number!, ids.beets)).short).toBe(1);
    const [mail] = await mailsOf(number!);
    expect(mail!.text).toContain("Your bank is looking into this payment.");
  });
});

describe("A product that is short", () => {
  it("leaves out who ordered latest, keeps the rest waiting, and counts once", async () => {
    const [first, second, third] = await locked(
      { beets: 2, leeks: 1 },
      { beets: 3 },
      { beets: 1, leeks: 1 },
    );
    const act = () =>
      fern.call((api) =>
        api.farmer.productShort({
          day,
          productId: ids.beets,
          waiting: 6,
          units: 3,
          reason: "pests",
        }),
      );
    expect(await refusedOf([act(), act()])).toBe(1);
    const shorts = await Promise.all(
      [first!, second!, third!].map(async (number) => (await lineOf(number, ids.beets)).short),
    );
    expect(shorts).toEqual([0, 2, 1]);
    expect((await lineOf(first!, ids.beets)).harvestedAt).toBeNull();
    const seen = await harvest();
    expect(seen.products[0]).toMatchObject({ wanted: 6, units: 3, short: 3, waiting: 2 });
  });
});

describe("A farm's sales", () => {
  it("add up to the order lines, the refunds and the ledger", async () => {
    const [number] = await locked({ beets: 4, plums: 2 }, { leeks: 2 });
    await short(fern, number!, ids.beets, 1);
    const today = businessDayAt(clock.now());
    const sales = await fern.call((api) =>
      api.farmer.sales({ from: addDays(today, -364), to: today }),
    );
    const { sql } = market.database;
    const [lines] = await sql`
      select sum(quantity)::int as units, sum(line_total_cents)::int as goods from order_lines
      where farm_id = ${ids.fern}`;
    const [back] = await sql`
      select sum(l.amount_cents)::int as refunds, sum(l.quantity)::int as returned from refund_lines l
      join order_lines o using (order_id, product_id) where o.farm_id = ${ids.fern}`;
    const [owed] = await sql`
      select -sum(amount_cents)::int as share from ledger_entries where farm_id = ${ids.fern}`;
    expect(sales.total).toMatchObject({ ...lines, ...back, ...owed });
    expect(sales.total.goods - sales.total.refunds).toBe(
      sales.total.commission + sales.total.share,
    );
    for (const part of [sales.products, sales.days]) {
      expect(part.reduce((sum, { share }) => sum + share, 0)).toBe(sales.total.share);
    }
    const glance = await fern.call((api) => api.farmer.today());
    expect(glance.balance.earned + glance.balance.pending).toBe(owed!["share"]);
    expect(glance.due).toEqual([expect.objectContaining({ day, waiting: 1 })]);
    const csv = await fern.call((api) => api.farmer.salesCsv({ from: today, to: today }));
    expect(csv).toContain("Your share");
  });
});

describe("The farmer's area", () => {
  it("shows a farmer nothing of another farm, whatever is asked for (ASVS 8.2.2)", async () => {
    const [number] = await locked({ beets: 2, plums: 1 });
    const mark = { orderNumber: number!, productId: ids.beets };
    const farmId = ids.fern;
    const attempts = [
      gus.call((api) => api.farmer.ready(mark)),
      gus.call((api) => api.farmer.notReady(mark)),
      gus.call((api) => api.farmer.short({ ...mark, units: 1, before: 0, reason: "pests" })),
      gus.call((api) => api.farmer.harvest({ day, farmId })),
      gus.call((api) => api.farmer.harvestCsv({ day, farmId })),
      gus.call((api) => api.farmer.today({ farmId })),
      gus.call((api) => api.farmer.sales({ from: day, to: day, farmId })),
      gus.call((api) => api.farmer.salesCsv({ from: day, to: day, farmId })),
      gus.call((api) => api.farmer.ready({ ...mark, farmId })),
      gus.call((api) => api.farmer.productReady({ day, productId: ids.beets, waiting: 2, farmId })),
      chief.call((api) => api.farmer.harvest({ day, farmId: 999_999 })),
      chief.call((api) => api.farmer.harvest({ day })),
    ];
    for (const attempt of await Promise.allSettled(attempts)) {
      expect(attempt).toMatchObject({ status: "rejected", reason: NOT_FOUND });
    }
    const product = { day, productId: ids.beets, waiting: 2 };
    const all = gus.call((api) => api.farmer.productReady(product));
    await expect(all).rejects.toMatchObject(CONFLICT);
    const missing = gus.call((api) =>
      api.farmer.productShort({ ...product, units: 1, reason: "pests" }),
    );
    await expect(missing).rejects.toMatchObject(CONFLICT);
    expect((await harvest(gus)).products.map(({ name }) => name)).toEqual(["Others plums"]);
    expect((await lineOf(number!, ids.beets)).harvestedAt).toBeNull();
  });

  it("is closed to customers and to logistics", async () => {
    for (const who of [ana, logi]) {
      await expect(harvest(who)).rejects.toMatchObject({ code: "FORBIDDEN" });
    }
  });

  it("lets an admin act for any farm that is named, and keeps what it marks in the audit log", async () => {
    const [number] = await locked({ beets: 2, leeks: 1 });
    const own = { id: ids.fern, name: "Fern Farm" };
    expect(await chief.call((api) => api.farmer.farms())).toContainEqual(own);
    expect(await fern.call((api) => api.farmer.farms())).toEqual([own]);
    const beets = { orderNumber: number!, productId: ids.beets, farmId: ids.fern };
    await ready(fern, number!, ids.leeks);
    await chief.call((api) => api.farmer.ready(beets));
    await chief.call((api) => api.farmer.notReady(beets));
    await chief.call((api) =>
      api.farmer.short({ ...beets, units: 1, before: 0, reason: "weather" }),
    );
    const [log] = await market.database.sql`
      select string_agg(concat_ws(' ', actor_name, action, detail->>'units'), ',' order by id) as said
      from audit_log where detail->>'order' = ${number!}`;
    expect(log!["said"]).toBe(
      "chief harvest.ready 2,chief harvest.not_ready 2,chief harvest.short 1",
    );
  });

  it("has no farm for a farmer whom none has taken in", async () => {
    const newcomer = await person("newcomer", "farmer");
    expect(await newcomer.call((api) => api.farmer.farms())).toEqual([]);
    await expect(newcomer.call((api) => api.farmer.today())).rejects.toMatchObject(NOT_FOUND);
  });

  it("refuses units, reasons and days that make no sense", async () => {
    const bad = { code: "BAD_REQUEST" };
    const mark = { orderNumber: "FUR-2222-2222", productId: ids.beets, before: 0 };
    for (const units of [0, -1, 1.5]) {
      const attempt = fern.call((api) => api.farmer.short({ ...mark, units, reason: "pests" }));
      await expect(attempt).rejects.toMatchObject(bad);
    }
    const reason = "laziness" as "pests";
    const reasonless = fern.call((api) => api.farmer.short({ ...mark, units: 1, reason }));
    await expect(reasonless).rejects.toMatchObject(bad);
    const odd = fern.call((api) => api.farmer.harvest({ day: "2026-02-31" }));
    await expect(odd).rejects.toMatchObject(bad);
    const turned = fern.call((api) => api.farmer.sales({ from: day, to: addDays(day, -1) }));
    await expect(turned).rejects.toMatchObject(bad);
  });
});
