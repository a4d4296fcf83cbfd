import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { boxes } from "#db/schema/boxes/boxes.ts";
import { disputes } from "#db/schema/payments/disputes.ts";
import { memberships } from "#db/schema/memberships/memberships.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import { users } from "#db/schema/accounts/users.ts";
import type { Deps } from "#server/deps.ts";
import type { AppCaller } from "#server/routers/index.ts";
import { chargeBoxes } from "#server/services/boxes/charging/charge.ts";
import { lockOrders } from "#server/services/orders/lifecycle/lock-orders.ts";
import { cutOffOf } from "#shared/checkout/delivery.ts";
import type { Role } from "#shared/accounts/roles.ts";
import { registered } from "#tests/support/market/people/accounts.ts";
import { begin, firstBox, household } from "#tests/support/market/people/box-household.ts";
import { type MovableClock, clockAtNoon } from "#tests/support/market/time/clock.ts";
import { testDeps } from "#tests/support/deps.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { type Visitor, visitor } from "#tests/support/servers/visitor.ts";
import { processReportedEvents } from "#tests/support/market/reported-events.ts";

export const DISPUTED = "pm_card_createDispute";
const PASSWORD = "correct horse";

/**
 * Opens a market for the file, in which banks dispute deposits, plain payments and boxes; all invariants hold after
 * each test.
 */
export function withDisputedPurchases() {
  let market: MarketPlace;
  let deps: Deps;
  let clock: MovableClock;
  let lou: Visitor;
  let ada: Visitor;

  beforeAll(async () => {
    market = await openMarketPlace();
    clock = clockAtNoon();
    // Sessions do not expire although days pass, and password confirmations use the same clock.
    const { renewSession } = testDeps(market.database.db, { clock }).auth;
    deps = { ...market.deps, clock, auth: { ...market.deps.auth, renewSession } };
    lou = await person("lou", "logistics");
    ada = await person("ada", "admin");
  });
  afterAll(() => market[Symbol.asyncDispose]());
  beforeEach(() => () => assertInvariants(market.database.sql, clock.now()));

  async function person(username: string, role: Role) {
    const one = await registered(deps, { username, email: `${username}@furrow.example` });
    await market.database.db.update(users).set({ role }).where(eq(users.username, username));
    return one;
  }

  /** An admin's call with a recent password confirmation. */
  async function ask<Result>(run: (api: AppCaller) => Promise<Result>) {
    await ada.call((api) => api.accounts.confirmPassword({ password: PASSWORD }));
    return ada.call(run);
  }
  const stateOf = async (number: string) =>
    (await market.database.db.select().from(orders).where(eq(orders.number, number)))[0]!.state;
  const settle = async (intentId: string, outcome: "won" | "lost") => {
    await market.control.settleDispute((await disputeOfPayment(intentId)).id, outcome);
    await processReportedEvents(deps);
  };

  /** Locks the orders of a day at its cut-off, or immediately if that has passed. */
  async function lock(day: string) {
    clock.pass(Math.max(0, cutOffOf(day).getTime() - clock.now().getTime()));
    await lockOrders(deps);
  }

  const disputeOfPayment = async (intentId: string) => {
    const [row] = await market.database.db
      .select()
      .from(disputes)
      .where(eq(disputes.intentId, intentId));
    return row!;
  };
  const refundsOf = (intentId: string) =>
    market.database.db.select().from(refunds).where(eq(refunds.intentId, intentId));

  /** An active founding membership paid with this card, with the provider's reports processed. */
  async function founding(card?: string) {
    const member = visitor(deps);
    const { paymentIntentId: intentId } = await member.call((api) =>
      api.memberships.reserve({ firstName: "Mia", email: "mia@furrow.example", zipCode: "94952" }),
    );
    await market.pay(intentId, card);
    await member.call((api) =>
      api.checkout.processOrder({ paymentIntentId: intentId, userId: null }),
    );
    await processReportedEvents(deps);
    const [row] = await market.database.db
      .select()
      .from(memberships)
      .where(eq(memberships.email, "mia@furrow.example"))
      .orderBy(desc(memberships.createdAt));
    return { intentId, id: row!.id };
  }

  /** A box charged at its cut-off, and the resulting order. */
  async function chargedBox(card: string) {
    const home = await household(market, deps, { card });
    const { chargeAt } = await begin(home);
    const box = await firstBox({ deps, call: home.call });
    clock.pass(new Date(chargeAt).getTime() - clock.now().getTime());
    await chargeBoxes(deps);
    await processReportedEvents(deps);
    const [placed] = await market.database.db.select().from(boxes).where(eq(boxes.id, box.id));
    const [order] = await market.database.db
      .select()
      .from(orders)
      .where(eq(orders.checkoutId, placed!.checkoutId!));
    return order!;
  }

  return {
    get market() {
      return market;
    },
    get deps() {
      return deps;
    },
    get clock() {
      return clock;
    },
    get lou() {
      return lou;
    },
    ask,
    stateOf,
    settle,
    lock,
    disputeOfPayment,
    refundsOf,
    founding,
    chargedBox,
  };
}
