import { and, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "#db/schema/platform/audit.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { users } from "#db/schema/accounts/users.ts";
import { speak } from "#server/language.ts";
import { signedInAdmin } from "#tests/support/market/people/accounts.ts";
import { noteRefund } from "#server/services/payments/refunds/note.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { DAY } from "#tests/support/market/clock.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { somethingWaits } from "#tests/support/postgres/waiting.ts";
import { placedOrder } from "#tests/support/market/placed-order.ts";
import { type MyOrders, openMyOrders } from "#tests/support/setups/my-orders.ts";
import { CONFLICT } from "#tests/support/refusals.ts";

let shop: Awaited<ReturnType<typeof openMyOrders>>;
let at: MyOrders;
beforeAll(async () => {
  shop = await openMyOrders();
});
afterAll(() => shop[Symbol.asyncDispose]());
beforeEach(async () => {
  at = await shop.begin();
  return () => assertInvariants(shop.database.sql);
});

describe("A problem", () => {
  const admin = async () => {
    const name = `chief${at.serial}`;
    const someone = await at.person(name);
    await at.market.database.db
      .update(users)
      .set({ role: "admin" })
      .where(eq(users.username, name));
    return someone;
  };
  const open = async () => {
    const chief = await admin();
    const { rows } = await chief.call((api) =>
      api.admin.problems.page({ q: `ana${at.serial}@`, state: "open" }),
    );
    return { chief, rows };
  };

  it("is reported within seven days of the delivery, refunded by an admin, and confirmed to the customer", async () => {
    const number = await at.ordered();
    const { productId } = (await at.read(at.ana, number)).lines[0]!;
    const report = { number, productId, kind: "damaged", quantity: 1, note: "Squashed" } as const;
    const early = at.ana.call((api) => api.orders.report(report));
    await expect(early).rejects.toMatchObject(CONFLICT);
    await at.deliver(number);
    at.clock.pass(7 * DAY);
    await at.ana.call((api) => api.orders.report(report));
    expect(await at.ana.call((api) => api.orders.openReports())).toHaveLength(1);
    const { chief, rows } = await open();
    expect(rows).toEqual([expect.objectContaining({ orderNumber: number, note: "Squashed" })]);
    const { amount } = await chief.call((api) =>
      api.admin.problems.refund({
        id: rows[0]!.id,
        answer: "Sorry for that.",
        cause: "poor_quality",
      }),
    );
    const order = await at.read(at.ana, number);
    expect(order.problems).toEqual([
      expect.objectContaining({
        state: "refunded",
        answer: "Sorry for that.",
      }),
    ]);
    expect(order.refunds).toEqual([expect.objectContaining({ amount })]);
    const twice = chief.call((api) =>
      api.admin.problems.refund({ id: rows[0]!.id, cause: "poor_quality" }),
    );
    await expect(twice).rejects.toMatchObject(CONFLICT);
  });

  it("stands in the team's table, in which nothing runs as a formula", async () => {
    const number = await at.ordered();
    const { productId } = (await at.read(at.ana, number)).lines[0]!;
    await at.deliver(number);
    await at.ana.call((api) =>
      api.orders.report({ number, productId, kind: "missing", quantity: 1, note: "=1+1" }),
    );
    const chief = await signedInAdmin(at.market.deps);
    const file = (state: "open" | "declined") =>
      chief.call((api) => api.admin.problems.export({ q: number, state }));
    const csv = await file("open");
    expect(csv).toContain(`,${number},ana${at.serial}@`);
    expect(csv).toContain(",'=1+1,");
    expect(await file("declined")).not.toContain(number);
    const taken = await at.market.database.db
      .select({ rows: auditLog.subjectName })
      .from(auditLog)
      .where(and(eq(auditLog.subjectKind, "problems"), eq(auditLog.action, "export.made")));
    expect(taken).toEqual([{ rows: "1" }, { rows: "0" }]);
  });

  it("is decided under its order's lock, which is taken before its own", async () => {
    const number = await at.ordered();
    const { productId } = (await at.read(at.ana, number)).lines[0]!;
    await at.deliver(number);
    await at.ana.call((api) =>
      api.orders.report({ number, productId, kind: "missing", quantity: 1 }),
    );
    const { chief, rows } = await open();
    const id = rows[0]!.id;
    let decided: Promise<unknown> | undefined;
    await shop.database.sql.begin(async (tx) => {
      await tx`select from orders where number = ${number} for update`;
      decided = chief.call((api) => api.admin.problems.refund({ id, cause: "packed_wrong" }));
      await somethingWaits(shop.database.sql);
      expect(await tx`select from order_problems where id = ${id} for update nowait`).toHaveLength(
        1,
      );
    });
    await decided;
    expect((await at.read(at.ana, number)).problems).toMatchObject([{ state: "refunded" }]);
  });

  it("names its goods in the language of the customer and of the team", async () => {
    const number = await at.ordered();
    const [line] = (await at.read(at.ana, number)).lines;
    const { productId, name } = line!;
    await at.market.database.sql`update products set name_es = 'Cosa' where id = ${productId}`;
    await at.deliver(number);
    await at.ana.call((api) =>
      api.orders.report({ number, productId, kind: "missing", quantity: 1 }),
    );
    const own = () => at.ana.call((api) => api.orders.openReports());
    const [spanish, english] = await Promise.all([speak("es", own), own()]);
    expect([spanish[0]?.name, english[0]?.name]).toEqual(["Cosa", name]);
    const { rows } = await speak("es", open);
    expect(rows).toMatchObject([{ name: "Cosa" }]);
  });

  it("is not accepted after the seventh day, nor for more than was bought", async () => {
    const number = await at.ordered();
    const line = (await at.read(at.ana, number)).lines[0]!;
    await at.deliver(number);
    const report = (quantity: number) =>
      at.ana.call((api) =>
        api.orders.report({ number, productId: line.productId, kind: "missing", quantity }),
      );
    await expect(report(line.quantity + 1)).rejects.toMatchObject(CONFLICT);
    at.clock.pass(8 * DAY);
    await expect(report(1)).rejects.toMatchObject(CONFLICT);
  });

  it("is not accepted again after a refund that fails later than that", async () => {
    const number = await at.ordered();
    const { productId } = (await at.read(at.ana, number)).lines[0]!;
    await at.deliver(number);
    const { chief } = await open();
    const [{ intentId } = { intentId: "" }] = await shop.database.sql<{ intentId: string }[]>`
      select payment_intent_id as "intentId" from orders where number = ${number}`;
    const given = { intentId, wish: "remaining", cause: "poor_quality", reason: "" } as const;
    const { refundId } = await chief.call((api) => api.admin.payments.refund(given));
    await sweepPayments(at.deps);
    expect(await at.read(at.ana, number)).toMatchObject({ state: "refunded" });
    at.clock.pass(8 * DAY);
    await noteRefund(at.deps, refundId, { id: null, state: "failed" });
    const order = await at.read(at.ana, number);
    expect(order).toMatchObject({ state: "delivered", reportUntil: null });
    await expect(
      at.ana.call((api) => api.orders.report({ number, productId, kind: "missing", quantity: 1 })),
    ).rejects.toMatchObject(CONFLICT);
  });

  it("concerns only units that came, even if the refund of those taken off has failed", async () => {
    const number = await at.ordered();
    const line = (await at.read(at.ana, number)).lines.find(({ quantity }) => quantity === 2)!;
    const { productId } = line;
    await at.ana.call((api) => api.orders.takeOff({ number, productId, quantity: 1 }));
    const [refund] = await shop.database.sql<{ id: string }[]>`
      select r.id from refunds r join orders o on o.id = r.order_id where o.number = ${number}`;
    await sweepPayments(at.deps);
    await noteRefund(at.deps, refund!.id, { id: null, state: "failed" });
    await at.deliver(number);
    const after = (await at.read(at.ana, number)).lines.find((one) => one.productId === productId);
    expect(after).toMatchObject({ refunded: 0, reportable: 1 });
    const report = (quantity: number) =>
      at.ana.call((api) => api.orders.report({ number, productId, kind: "missing", quantity }));
    await expect(report(2)).rejects.toMatchObject(CONFLICT);
    await report(1);
  });

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
      const chief = await admin();
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
      const { chief, rows } = await open();
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

  it("is declined with an answer, which is logged and mailed", async () => {
    const number = await at.ordered();
    const { productId } = (await at.read(at.ana, number)).lines[0]!;
    await at.deliver(number);
    await at.ana.call((api) =>
      api.orders.report({ number, productId, kind: "quality", quantity: 1, note: "" }),
    );
    const { chief, rows } = await open();
    const id = rows[0]!.id;
    const wordless = chief.call((api) => api.admin.problems.decline({ id, answer: " " }));
    await expect(wordless).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await chief.call((api) =>
      api.admin.problems.decline({ id, answer: "They are meant to be small." }),
    );
    expect((await at.read(at.ana, number)).problems[0]).toMatchObject({
      state: "declined",
      answer: "They are meant to be small.",
    });
    const logged = await at.market.database.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectName, number), eq(auditLog.action, "problem.declined")));
    expect(logged).toHaveLength(1);
    const mailed = await at.market.database.db
      .select()
      .from(emails)
      .where(eq(emails.dedupeKey, `problem_answered:${id}`));
    expect(mailed[0]?.text).toContain("They are meant to be small.");
  });
});
