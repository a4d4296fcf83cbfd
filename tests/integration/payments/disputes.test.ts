import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { disputes } from "#db/schema/payments/disputes.ts";
import { stock } from "#db/schema/catalog/catalog.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { emails } from "#db/schema/platform/system.ts";
import { users } from "#db/schema/accounts/users.ts";
import type { Deps } from "#server/deps.ts";
import { speak } from "#server/language.ts";
import type { AppCaller } from "#server/routers/index.ts";
import { lockOrders } from "#server/services/orders/lock-orders.ts";
import { needsAttention } from "#server/services/analytics/attention.ts";
import { processStoredEvent, storeEvent } from "#server/services/payments/provider-events.ts";
import { sweepPayments } from "#server/services/payments/sweep.ts";
import { cutOffOf } from "#shared/checkout/delivery.ts";
import type { StopEvent } from "#shared/logistics/fulfillment.ts";
import type { Role } from "#shared/accounts/roles.ts";
import { addDays, businessDayAt } from "#shared/time.ts";
import { registered } from "#tests/support/market/people/accounts.ts";
import { setStock } from "#tests/support/market/basket.ts";
import { HOUR, type MovableClock, clockAtNoon } from "#tests/support/market/clock.ts";
import { testDeps } from "#tests/support/deps.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { addFarm, addProduct } from "#tests/support/market/market.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { placedOrder } from "#tests/support/market/placed-order.ts";
import { type Visitor, visitor } from "#tests/support/servers/visitor.ts";
import { booksDiffer } from "#tests/support/market/reconciliation.ts";

const DISPUTED = "pm_card_createDispute";
const INQUIRY = "pm_card_createDisputeInquiry";
const CONFLICT = { code: "CONFLICT" };
const PASSWORD = "correct horse";
const window = "morning";

let market: MarketPlace;
let deps: Deps;
let clock: MovableClock;
let ana: Visitor;
let lou: Visitor;
let ada: Visitor;
let farmId: number;
let beets: number;
/** Each test has a delivery day of its own. */
let day: string;

beforeAll(async () => {
  market = await openMarketPlace();
  clock = clockAtNoon();
  // The days that pass end no session; passwords are confirmed by the same clock that asks for them.
  const { renewSession } = testDeps(market.database.db, { clock }).auth;
  deps = { ...market.deps, clock, auth: { ...market.deps.auth, renewSession } };
  const { db } = market.database;
  farmId = await addFarm(db, { name: "Fern Farm" });
  await addProduct(db, { farmId, slug: "own-beets", name: "Own beets" });
  beets = await setStock(db, "own-beets", 900);
  ana = await person("ana", "customer");
  lou = await person("lou", "logistics");
  ada = await person("ada", "admin");
});
afterAll(() => market[Symbol.asyncDispose]());
beforeEach(async () => {
  clock.pass(3 * 24 * HOUR);
  day = addDays(businessDayAt(clock.now()), 2);
  await ada.call((api) => api.accounts.confirmPassword({ password: PASSWORD }));
  return () => assertInvariants(market.database.sql);
});

async function person(username: string, role: Role) {
  const someone = await registered(deps, { username, email: `${username}@furrow.example` });
  await market.database.db.update(users).set({ role }).where(eq(users.username, username));
  return someone;
}

/** A paid order of the day; its dispute is at the provider and not yet reported. */
const bought = (card?: string) =>
  placedOrder(market, deps, ana, {
    goods: [{ slug: "own-beets", quantity: 2 }],
    email: "ana@furrow.example",
    day,
    ...(card && { card }),
  });

/** Takes in everything the provider has reported, disputes among it. */
async function hear() {
  for (const event of await deps.payments.recentEvents(new Date(0))) {
    await storeEvent(deps, event);
    await processStoredEvent(deps, event.id);
  }
}

async function lock() {
  clock.pass(cutOffOf(day).getTime() - clock.now().getTime());
  await lockOrders(deps);
}

const orderOf = async (number: string) =>
  (await market.database.db.select().from(orders).where(eq(orders.number, number)))[0]!;
const stateOf = async (number: string) => (await orderOf(number)).state;
async function disputeOf(number: string) {
  const { paymentIntentId } = await orderOf(number);
  const [row] = await market.database.db
    .select()
    .from(disputes)
    .where(eq(disputes.intentId, paymentIntentId));
  return row!;
}
const pack = (orderNumber: string) =>
  lou.call((api) => api.logistics.packLine({ orderNumber, productId: beets, packed: true }));
const crates = () => lou.call((api) => api.logistics.pack({ day, window }));
const ask = <Result>(run: (api: AppCaller["admin"]["payments"]) => Promise<Result>) =>
  ada.call((api) => run(api.admin.payments));
const cancel = async (number: string) => {
  await ada.call((api) => api.accounts.confirmPassword({ password: PASSWORD }));
  return ask((api) => api.cancelOrder({ number, reason: "The bank disputes it" }));
};
const settle = async (number: string, outcome: "won" | "lost") => {
  await market.control.settleDispute((await disputeOf(number)).id, outcome);
  await hear();
};
const onHand = async () =>
  (await market.database.db.select().from(stock).where(eq(stock.productId, beets)))[0]!.onHand;
/** What an account of the ledger has of an order. */
async function accountOf(number: string, account: string): Promise<number> {
  const { paymentIntentId } = await orderOf(number);
  const [row] = await market.database.sql`
    select coalesce(sum(e.amount_cents), 0)::int as sum from ledger_entries e
    join ledger_transactions t on t.id = e.transaction_id
    where t.intent_id = ${paymentIntentId} and e.account = ${account}`;
  return row?.["sum"];
}
const paymentOf = async (number: string) => {
  const { paymentIntentId } = await orderOf(number);
  return ask((api) => api.one({ intentId: paymentIntentId }));
};

describe("F37 An order whose payment the bank disputes", () => {
  it("is not packed, labeled, picked or routed, and stands on the board", async () => {
    const number = await bought(DISPUTED);
    const other = await bought();
    await lock();
    await hear();
    await expect(pack(number)).rejects.toMatchObject(CONFLICT);
    const mine = (await crates()).find((crate) => crate.number === number);
    expect(mine).toMatchObject({ isStopped: true, canPack: false });
    const [farm] = await lou.call((api) => api.logistics.pick({ day }));
    expect(farm?.products).toMatchObject([{ productId: beets, units: 2 }]);
    await lou.call((api) => api.logistics.plan({ day, window, vans: 1 }));
    const { routes, unassigned } = await lou.call((api) => api.logistics.routes({ day, window }));
    expect(routes.flatMap(({ stops }) => stops.map((stop) => stop.orderNumber))).toEqual([other]);
    expect(unassigned).toBe(0);
    const board = await lou.call((api) => api.logistics.board({ day }));
    expect(board.disputed).toEqual([{ number, state: "locked", window }]);
  });

  it("is left out of farms' sheets, and comes as a supplement when the dispute is won in time", async () => {
    const number = await bought(DISPUTED);
    await hear();
    await lock();
    expect(await stateOf(number)).toBe("placed");
    await settle(number, "won");
    await lockOrders(deps);
    expect(await stateOf(number)).toBe("locked");
  });

  it("stays behind when its van leaves, although it was packed and had its place", async () => {
    const number = await bought(DISPUTED);
    const other = await bought();
    await lock();
    await pack(number);
    await pack(other);
    await lou.call((api) => api.logistics.plan({ day, window, vans: 1 }));
    await hear();
    const { routes } = await lou.call((api) => api.logistics.routes({ day, window }));
    expect(routes[0]?.stops.filter(({ isStopped }) => isStopped)).toMatchObject([
      { orderNumber: number },
    ]);
    await lou.call((api) => api.logistics.start({ routeId: routes[0]!.id }));
    expect([await stateOf(number), await stateOf(other)]).toEqual(["packed", "out_for_delivery"]);
  });

  it("is flagged to the driver who has it aboard, and what was done all the same is kept", async () => {
    const number = await bought(DISPUTED);
    await lock();
    await pack(number);
    await lou.call((api) => api.logistics.plan({ day, window, vans: 1 }));
    const { routes } = await lou.call((api) => api.logistics.routes({ day, window }));
    const routeId = routes[0]!.id;
    await lou.call((api) => api.logistics.start({ routeId }));
    await hear();
    const { stops } = await lou.call((api) => api.logistics.drive({ routeId }));
    expect(stops).toMatchObject([{ orderNumber: number, isStopped: true }]);
    const event = (kind: StopEvent, minute: number) => ({
      id: randomUUID(),
      stopId: stops[0]!.id,
      kind,
      note: "",
      happenedAt: new Date(clock.now().getTime() + minute * 60_000).toISOString(),
    });
    const tell = (...events: ReturnType<typeof event>[]) =>
      lou.call((api) => api.logistics.report({ routeId, events }));
    await tell(event("not_home", -5));
    expect(await stateOf(number)).toBe("failed_delivery");
    await tell(event("delivered", -1));
    expect(await stateOf(number)).toBe("delivered");
  });

  it("is stopped by an inquiry too, and its cancellation is refunded at once", async () => {
    const number = await bought(INQUIRY);
    await lock();
    await hear();
    await expect(pack(number)).rejects.toMatchObject(CONFLICT);
    expect((await cancel(number)).refunded).toBeGreaterThan(0);
    await sweepPayments(deps);
    expect((await paymentOf(number)).state).toBe("refunded");
  });
});

describe("F37 A disputed order that the team cancels", () => {
  const mailsOf = async (number: string, kind: "order_canceled" | "refund_started") => {
    const rows = await market.database.db.select().from(emails).where(eq(emails.kind, kind));
    return rows.filter(({ text }) => text.includes(number));
  };

  it("gets its customer one email, which says that the payment is with the bank", async () => {
    const number = await bought(DISPUTED);
    await hear();
    await cancel(number);
    const [mail, ...more] = await mailsOf(number, "order_canceled");
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: "ana@furrow.example",
      subject: `Your order ${number} is canceled`,
    });
    expect(mail?.text).toContain("The payment is with your bank");
    expect(mail?.text).not.toMatch(/\$|sent|goes back|on its way|ten days/i);
    expect(await mailsOf(number, "refund_started")).toEqual([]);
    await settle(number, "won");
    expect(await mailsOf(number, "refund_started")).toHaveLength(1);
    expect(await mailsOf(number, "order_canceled")).toHaveLength(1);
  });

  it("gets its customer the email of the refund alone when the bank leaves the money with us", async () => {
    const number = await bought(INQUIRY);
    await hear();
    await cancel(number);
    expect(await mailsOf(number, "order_canceled")).toEqual([]);
    expect(await mailsOf(number, "refund_started")).toHaveLength(1);
  });

  it("after its cut-off and packed: its goods are not on sale by themselves, and no money goes", async () => {
    const number = await bought(DISPUTED);
    await lock();
    await pack(number);
    await hear();
    const before = await onHand();
    expect(await cancel(number)).toEqual({ state: "canceled", refunded: null });
    expect(await onHand()).toBe(before);
    expect((await paymentOf(number)).refunds).toEqual([]);
    await expect(cancel(number)).rejects.toMatchObject(CONFLICT);
  });

  it("and whose dispute is won is refunded then, once", async () => {
    const number = await bought(DISPUTED);
    await hear();
    await cancel(number);
    await settle(number, "won");
    await hear();
    await sweepPayments(deps);
    const { refunds, state, amount } = await paymentOf(number);
    expect(refunds).toMatchObject([{ amount, state: "succeeded", reason: "dispute_over" }]);
    expect(state).toBe("refunded");
    expect(await accountOf(number, "disputes")).toBe(0);
    expect(await accountOf(number, "farm_payable")).toBe(0);
  });

  it("and whose dispute is lost counts as refunded by the bank: only its fee is lost", async () => {
    const number = await bought(DISPUTED);
    await hear();
    await cancel(number);
    await settle(number, "lost");
    await hear();
    await sweepPayments(deps);
    const { refunds, state } = await paymentOf(number);
    expect(refunds).toMatchObject([{ state: "succeeded", reason: "bank_gave_back" }]);
    expect(state).toBe("refunded");
    expect(await accountOf(number, "disputes")).toBe(1_500);
    for (const account of ["farm_payable", "commission", "tax_payable", "customer_refunds"])
      expect(await accountOf(number, account)).toBe(0);
    expect(await booksDiffer(deps)).toEqual({ sum: 0, list: [] });
  });

  it("when the dispute is lost already is settled at once", async () => {
    const number = await bought(DISPUTED);
    await lock();
    await hear();
    await settle(number, "lost");
    await expect(pack(number)).rejects.toMatchObject(CONFLICT);
    await cancel(number);
    expect(await accountOf(number, "disputes")).toBe(1_500);
    expect((await paymentOf(number)).state).toBe("refunded");
  });

  it("whose refunds the bank refused: what it gave back settles them, and no alarm stays", async () => {
    const number = await bought(DISPUTED);
    const { id, paymentIntentId: intentId } = await orderOf(number);
    const part = { lines: [{ productId: beets, quantity: 1 }], delivery: false };
    const wish = { wish: part, reason: "Wilted", cause: "poor_quality" } as const;
    await ask((api) => api.refund({ intentId, ...wish }));
    await cancel(number);
    await sweepPayments(deps);
    await hear();
    const alarms = async () => {
      const { failed } = await ask((api) => api.attention());
      const all = (await needsAttention(deps)).find((at) => at.what.startsWith("refunds failed"));
      return [failed.filter((row) => row.intentId === intentId).length, all?.count ?? 0];
    };
    expect(await alarms()).toEqual([2, 2]);
    clock.pass(1_000);
    await settle(number, "lost");
    const { refunds, state } = await paymentOf(number);
    const [bank, ...refused] = refunds;
    expect([state, bank?.state, bank?.orderId]).toEqual(["refunded", "succeeded", id]);
    expect(refused.map((one) => one.id)).toContain(bank?.replaces);
    expect(refunds.map((one) => one.needsAttention)).toEqual([false, false, false]);
    expect(await alarms()).toEqual([0, 0]);
  });

  it("and was disputed twice: the second decision is kept, the lost part waits for the team", async () => {
    const number = await bought(DISPUTED);
    await hear();
    const { id, intentId } = await disputeOf(number);
    await market.database.sql`
      insert into disputes (id, intent_id, status, reason, amount_cents, created_at, updated_at)
      values (${`${id}before`}, ${intentId}, 'lost', 'fraudulent', 200, now() - interval '1 day', now())`;
    await cancel(number);
    await market.control.settleDispute(id, "won");
    await hear();
    expect((await ask((api) => api.dispute({ disputeId: id }))).status).toBe("won");
    expect((await paymentOf(number)).refunds).toEqual([]);
    expect(await mailsOf(number, "order_canceled")).toHaveLength(1);
  });

  it("is its customer's to cancel under an inquiry, whose end is kept after the refund", async () => {
    const number = await bought(INQUIRY);
    await hear();
    await ana.call((api) => api.orders.cancel({ number }));
    await sweepPayments(deps);
    expect((await paymentOf(number)).state).toBe("refunded");
    await settle(number, "won");
    expect(await disputeOf(number)).toMatchObject({ status: "warning_closed" });
  });

  it("is nothing that its customer can cancel", async () => {
    const number = await bought(DISPUTED);
    await hear();
    await expect(ana.call((api) => api.orders.cancel({ number }))).rejects.toMatchObject(CONFLICT);
    expect(await stateOf(number)).toBe("placed");
  });
});

const LEFT = { kind: "delivered", remark: "front_door", note: "At the door" } as const;

describe("The page of a dispute", () => {
  const read = async (number: string) => {
    const { id } = await disputeOf(number);
    return ask((api) => api.dispute({ disputeId: id }));
  };

  it("has order, amounts, delivery proof and the emails that were sent, and no IP address", async () => {
    const number = await bought(DISPUTED);
    await lock();
    await pack(number);
    await lou.call((api) => api.logistics.plan({ day, window, vans: 1 }));
    const { routes } = await lou.call((api) => api.logistics.routes({ day, window }));
    const routeId = routes[0]!.id;
    await lou.call((api) => api.logistics.start({ routeId }));
    const happenedAt = new Date(clock.now().getTime() - 60_000).toISOString();
    const stopId = routes[0]!.stops[0]!.id;
    await lou.call((api) =>
      api.logistics.report({
        routeId,
        events: [{ id: randomUUID(), stopId, ...LEFT, happenedAt }],
      }),
    );
    const { id } = await orderOf(number);
    await market.database.sql`
      update emails set state = 'sent', sent_at = now() where dedupe_key = ${`order_placed:${id}`}`;
    await hear();
    const { facts, draft, dueBy, status } = await read(number);
    const { total } = await orderOf(number);
    expect(facts).toMatchObject({
      number,
      customer: { email: "ana@furrow.example" },
      paid: { amount: total, received: total },
      quoted: { total },
      lines: [{ name: "Own beets", quantity: 2 }],
      delivery: [LEFT],
      mails: [{ kind: "order_placed" }],
    });
    expect(status).toBe("needs_response");
    expect(dueBy).not.toBeNull();
    expect((await speak("es", () => read(number))).draft).toBe(draft);
    const proof = [number, "9 Quiet Lane", "Left at the front door. At the door", "Own beets"];
    for (const words of [...proof, "Order placed"]) expect(draft).toContain(words);
    expect(JSON.stringify(facts)).not.toMatch(/\b\d{1,3}(?:\.\d{1,3}){3}\b/);
  });

  it.each([
    ["winning_evidence", "won"],
    ["losing_evidence", "lost"],
    ["It was delivered, and the customer thanked us.", "under_review"],
  ])("sends %s to the bank, and is %s, with an audit row", async (text, status) => {
    const number = await bought(DISPUTED);
    await hear();
    const { id: disputeId, intentId } = await disputeOf(number);
    expect(await ask((api) => api.answerDispute({ disputeId, text }))).toEqual({ status });
    expect(await disputeOf(number)).toMatchObject({ status, attempts: 1 });
    const [entry] = await market.database.sql`
      select action, actor_name, subject_id from audit_log order by id desc limit 1`;
    expect(entry).toEqual({
      action: "dispute.answered",
      actor_name: "ada",
      subject_id: intentId,
    });
    if (status === "under_review") return;
    await expect(ask((api) => api.answerDispute({ disputeId, text }))).rejects.toMatchObject(
      CONFLICT,
    );
  });

  it("accepts the loss, with an audit row, and settles what was canceled", async () => {
    const number = await bought(DISPUTED);
    await hear();
    await cancel(number);
    const { id: disputeId } = await disputeOf(number);
    expect(await ask((api) => api.acceptDispute({ disputeId }))).toEqual({ status: "lost" });
    const [entry] = await market.database.sql`
      select action from audit_log order by id desc limit 1`;
    expect(entry).toEqual({ action: "dispute.accepted" });
    expect((await paymentOf(number)).state).toBe("refunded");
  });

  it("ASVS 7.5.1 answers and accepts only with the password given moments ago", async () => {
    const number = await bought(DISPUTED);
    await hear();
    const { id: disputeId } = await disputeOf(number);
    clock.pass(HOUR);
    await expect(ask((api) => api.acceptDispute({ disputeId }))).rejects.toThrow(
      "Please enter your password",
    );
    await expect(
      ask((api) => api.answerDispute({ disputeId, text: "winning_evidence" })),
    ).rejects.toThrow("Please enter your password");
    expect((await disputeOf(number)).status).toBe("needs_response");
  });

  it("is there for a plain payment and for one that the provider's own dashboard answered", async () => {
    const payer = visitor(deps);
    const { paymentIntentId } = await payer.call((api) =>
      api.checkout.payAmount({ amount: 2_000, email: "pat@furrow.example" }),
    );
    await market.pay(paymentIntentId, DISPUTED);
    await hear();
    const [row] = await market.database.db
      .select()
      .from(disputes)
      .where(eq(disputes.intentId, paymentIntentId));
    const page = await ask((api) => api.dispute({ disputeId: row!.id }));
    expect(page.facts).toMatchObject({ purpose: "payment", order: null, lines: [] });
    await market.control.settleDispute(row!.id, "won");
    await hear();
    const after = await ask((api) => api.dispute({ disputeId: row!.id }));
    expect(after).toMatchObject({ status: "won", isAnswerable: false });
    await expect(ask((api) => api.dispute({ disputeId: "du_unknown" }))).rejects.toThrow(
      "We cannot find that dispute",
    );
  });
});
