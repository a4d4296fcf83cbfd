import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "#db/schema/platform/audit.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { speak } from "#server/language.ts";
import { signedInAdmin } from "#tests/support/market/people/accounts.ts";
import { noteRefund } from "#server/services/payments/refunds/note.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { DAY } from "#tests/support/market/time/clock.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { somethingWaits } from "#tests/support/postgres/waiting.ts";
import { type MyOrders, openMyOrders } from "#tests/support/setups/orders/my-orders.ts";
import { CONFLICT } from "#tests/support/refusals.ts";
import { openProblems } from "#tests/support/setups/orders/my-problems.ts";

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
    const { chief, rows } = await openProblems(at);
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
    const { chief, rows } = await openProblems(at);
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
    const { rows } = await speak("es", () => openProblems(at));
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
    const { chief } = await openProblems(at);
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

  it("is declined with an answer, which is logged and mailed", async () => {
    const number = await at.ordered();
    const { productId } = (await at.read(at.ana, number)).lines[0]!;
    await at.deliver(number);
    await at.ana.call((api) =>
      api.orders.report({ number, productId, kind: "quality", quantity: 1, note: "" }),
    );
    const { chief, rows } = await openProblems(at);
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
