import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DAY } from "#tests/support/market/time/clock.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { placedOrder } from "#tests/support/market/orders/placed-order.ts";
import { type MyOrders, openMyOrders } from "#tests/support/setups/orders/my-orders.ts";
import { chiefOf, openProblems } from "#tests/support/setups/orders/my-problems.ts";

let shop: Awaited<ReturnType<typeof openMyOrders>>;
let at: MyOrders;
beforeAll(async () => {
  shop = await openMyOrders();
});
afterAll(() => shop[Symbol.asyncDispose]());
beforeEach(async () => {
  at = await shop.begin();
  return () => assertInvariants(shop.database.sql, at.clock.now());
});

describe("A problem", () => {
  describe("whose customer chose credit", () => {
    const limit = (cents: number) => shop.database.sql`
      insert into settings (key, value, updated_at)
      values ('creditAtOnceCents', ${String(cents)}::jsonb, ${at.clock.now().toISOString()})
      on conflict (key) do update set value = excluded.value`;
    afterEach(() => shop.database.sql`delete from settings where key = 'creditAtOnceCents'`);

    const delivered = async () => {
      const number = await at.ordered();
      const { productId } = (await at.read(at.ana, number)).lines[0]!;
      await at.deliver(number);
      return { number, productId, key: crypto.randomUUID() };
    };
    const report = (line: { number: string; productId: number; key?: string }) =>
      at.ana.call((api) =>
        api.orders.report({ ...line, kind: "quality", quantity: 1, to: "credit" }),
      );
    const credit = async () => (await at.ana.call((api) => api.payments.credit.mine())).balance;

    it("is credited at once and only once, at the market's expense, until the team decides", async () => {
      await limit(10_000);
      const line = await delivered();
      const { number } = line;
      await expect(report(line)).resolves.toEqual({ isCredited: true });
      await expect(report(line)).resolves.toEqual({ isCredited: true });
      const order = await at.read(at.ana, number);
      expect(order.problems).toMatchObject([{ state: "refunded", answer: null, to: "credit" }]);
      const rows = await shop.database.sql`
        select credit_cents as credit, amount_cents as amount, bearer, cause, requested_by from refunds
        where order_id = (select id from orders where number = ${number})`;
      expect(rows).toMatchObject([
        { credit: expect.any(Number), amount: 0, bearer: "market", cause: "poor_quality" },
      ]);
      expect(rows[0]!["requested_by"]).toBeNull();
      const chief = await chiefOf(at);
      const listed = await chief.call((api) => api.admin.problems.page({ q: number }));
      expect(listed.rows).toMatchObject([{ isAtOnce: true }]);
      expect(await credit()).toBe(rows[0]!["credit"]);
    });

    it("waits for the team beyond what may be credited in thirty days", async () => {
      await limit(10_000);
      await expect(report(await delivered())).resolves.toEqual({ isCredited: true });
      const once = await credit();
      await limit(once + 1);
      const line = await delivered();
      await expect(report(line)).resolves.toEqual({ isCredited: false });
      expect((await at.read(at.ana, line.number)).problems).toMatchObject([{ state: "open" }]);
      expect(await credit()).toBe(once);
      at.clock.pass(30 * DAY);
      await expect(report(await delivered())).resolves.toEqual({ isCredited: true });
    });

    it("counts one household's accounts together", async () => {
      await limit(10_000);
      await expect(report(await delivered())).resolves.toEqual({ isCredited: true });
      await limit((await credit()) + 1);
      const number = await placedOrder(at.market, at.deps, at.ben, {
        goods: [{ slug: at.goods[0], quantity: 2 }],
        email: `ben${at.serial}@furrow.example`,
        where: { address: `${at.serial} quiet lane.` },
      });
      await at.deliver(number);
      const { productId } = (await at.read(at.ben, number)).lines[0]!;
      const answer = await at.ben.call((api) =>
        api.orders.report({ number, productId, kind: "quality", quantity: 1, to: "credit" }),
      );
      expect(answer).toEqual({ isCredited: false });
    });

    it("waits for the team when it is reported again after the team has declined it", async () => {
      await limit(0);
      const { number, productId } = await delivered();
      await expect(report({ number, productId })).resolves.toEqual({ isCredited: false });
      const { chief, rows } = await openProblems(at);
      const { id } = rows.find(({ orderNumber }) => orderNumber === number)!;
      await chief.call((api) => api.admin.problems.decline({ id, answer: "All six are there." }));
      await limit(10_000);
      await expect(report({ number, productId })).resolves.toEqual({ isCredited: false });
      expect(await credit()).toBe(0);
    });

    it("is credited once if two orders are reported at the same moment", async () => {
      const [one, other] = [await delivered(), await delivered()];
      await limit(10_000);
      await expect(report(await delivered())).resolves.toEqual({ isCredited: true });
      await limit(2 * (await credit()) + 1);
      const answers = await Promise.all([report(one), report(other)]);
      expect(answers.filter(({ isCredited }) => isCredited)).toHaveLength(1);
    });

    it("waits for the team if nothing is credited without it, or the bank has called the payment back", async () => {
      await limit(0);
      await expect(report(await delivered())).resolves.toEqual({ isCredited: false });
      await limit(10_000);
      const { number, productId } = await delivered();
      await shop.database.sql`
        insert into disputes
          (id, intent_id, amount_cents, taken_cents, reason, status, created_at, read_at, updated_at)
        select 'dp_' || number, payment_intent_id, 100, 0, 'fraudulent', 'needs_response', now(), now(), now()
        from orders where number = ${number}`;
      await expect(report({ number, productId })).resolves.toEqual({ isCredited: false });
      await shop.database.sql`delete from disputes`;
    });
  });
});
