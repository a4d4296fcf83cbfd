import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { cents, toDollars } from "#shared/money.ts";
import { totalsOf } from "#shared/checkout/pricing.ts";
import { DEFAULT_RATES } from "#shared/checkout/tax/rates.ts";
import { delivery } from "#tests/support/market/orders/basket.ts";
import {
  type Client,
  confirmPayment,
  httpClient,
  type HttpMarket,
  openHttpMarket,
} from "#tests/support/servers/http.ts";
import { violations } from "#tests/support/invariants.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

let market: HttpMarket;
beforeAll(async () => {
  market = await openHttpMarket();
});
afterAll(() => market[Symbol.asyncDispose]());
afterEach(async () => {
  expect(await violations(market.database.sql, new Date())).toEqual({});
});

type Goods = { id: number; price: number; left: number; all: number };
type Line = { id: number; quantity: number; price: number };

async function goodsInStock(): Promise<Goods[]> {
  return market.database.sql<Goods[]>`
    select p.id, p.price_cents as price, s.on_hand - s.reserved as left, s.on_hand as all
    from products p join stock s on s.product_id = p.id
    where p.visible and p.status = 'listed' and s.on_hand > 0 order by p.id`;
}

function ask(client: Client, lines: readonly Line[], when: object = {}) {
  const { total } = totalsOf(
    lines.map(({ price, quantity }) => ({ unitPrice: cents(price), quantity })),
    DEFAULT_RATES,
  );
  return client.post("/api/create-payment-intent", {
    amount: toDollars(total),
    delivery: { ...delivery, ...when },
    items: lines.map(({ id, quantity, price }) => ({
      id,
      quantity,
      price: toDollars(cents(price)),
    })),
  });
}

/** The maximum number of products and units in one order. */
function largeCart(goods: readonly Goods[], from: number): Line[] {
  const lines: Line[] = [];
  let sum = 0;
  for (let at = 0; at < goods.length && lines.length < 50; at += 1) {
    const { id, price, left } = goods[(from + at) % goods.length]!;
    const quantity = Math.min(left, 99, Math.floor((450_000 - sum) / price / 2));
    if (quantity < 1) continue;
    lines.push({ id, quantity, price });
    sum += quantity * price;
  }
  return lines;
}

/** Requests a hold. If less can be held, requests that amount, as a greedy shopper would. */
async function grab(client: Client, lines: Line[]): Promise<number> {
  const answer = await ask(client, lines);
  if (answer.body["code"] !== "out_of_stock") return answer.status;
  const { shortages } = answer.body["details"] as { shortages: { id: number; left: number }[] };
  const left = new Map(shortages.map((line) => [line.id, line.left]));
  const less = lines
    .map((line) => ({ ...line, quantity: left.get(line.id) ?? line.quantity }))
    .filter(({ quantity }) => quantity > 0);
  return less.length > 0 ? (await ask(client, less)).status : answer.status;
}

describe("One stranger", () => {
  it("ASVS 2.4.1 with 200 checkouts from one address leaves others 80% of the goods and every window", async () => {
    const goods = await goodsInStock();
    const statuses: number[] = [];
    for (let turn = 0; turn < 200; turn += 1) {
      const client = httpClient(market.app, "198.51.100.66");
      const now = turn % 10 === 0 ? await goodsInStock() : goods;
      statuses.push(await grab(client, largeCart(now, turn * 23)));
    }
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(40);

    const after = await goodsInStock();
    const units = (pick: (row: Goods) => number) => after.reduce((sum, row) => sum + pick(row), 0);
    expect(units(({ left }) => left)).toBeGreaterThanOrEqual(0.8 * units(({ all }) => all));
    expect(after.filter(({ left }) => left === 0)).toEqual([]);

    const options = await visitor(market.deps).call((api) => api.checkout.delivery.options());
    const slots = options.days.flatMap(({ day, windows }) =>
      windows.map(({ id }) => ({ deliveryDate: day, deliveryTime: id })),
    );
    expect(slots.length).toBeGreaterThan(20);
    for (const [at, slot] of slots.entries()) {
      const other = httpClient(market.app, `203.0.113.${at + 1}`);
      const some = after.filter((_, index) => index % slots.length === at);
      const lines = some.map(({ id, price }) => ({ id, price, quantity: 1 }));
      const intent = await ask(other, lines, slot);
      expect(intent.body).toHaveProperty("clientSecret");
      if (at > 2) continue;
      const { clientSecret, paymentIntentId } = intent.body as Record<string, string>;
      await confirmPayment(other, clientSecret!);
      const order = await other.post("/api/process-order", { paymentIntentId, userId: null });
      expect(order.body).toMatchObject({ status: "placed" });
    }
  }, 240_000);

  it("says what to do: 429 with the time to wait, or how much can be held", async () => {
    const goods = (await goodsInStock()).filter(({ all }) => all >= 20);
    const statuses: number[] = [];
    for (const { id, price } of goods.slice(0, 41)) {
      const neighbor = httpClient(market.app, "198.51.100.70");
      const answer = await ask(neighbor, [{ id, price, quantity: 1 }]);
      statuses.push(answer.status);
      if (answer.status === 429) expect(answer.headers["retry-after"]).toBe("300");
    }
    expect(statuses).toEqual([...Array.from({ length: 40 }, () => 200), 429]);
    const other = httpClient(market.app, "198.51.100.67");
    const { id, price, all } = (await goodsInStock()).find((row) => row.all >= 40)!;
    const left = Math.floor(all / 5);
    const refused = await ask(other, [{ id, price, quantity: left + 5 }]);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: "out_of_stock",
        message: expect.stringContaining(`no more than ${left} of`),
        details: { limited: true, shortages: [{ id, wanted: left + 5, left }] },
      },
    });
    expect((await ask(other, [{ id, price, quantity: left }])).status).toBe(200);
  });
});
