import { eq } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { boxSubscriptions } from "#db/schema/boxes/boxes.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { payoutRuns } from "#db/schema/payments/payouts.ts";
import { deliveryRoutes } from "#db/schema/logistics/logistics.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import { payments } from "#db/schema/payments/payments.ts";
import { users } from "#db/schema/accounts/users.ts";
import type { lifecycles } from "#server/services/platform/lifecycles/lifecycles.ts";
import { cents, NO_MONEY } from "#shared/money.ts";
import {
  applicationOf,
  AT,
  CHANGED,
  DAY,
  EMAIL,
  farmOf,
  lineOf,
  orderOf,
  subscriptionOf,
  WRITTEN,
} from "./lifecycle-values.ts";
import { addFarm, addProduct } from "../market.ts";

type Name = keyof typeof lifecycles;
type Values<Of extends Name> = Omit<
  (typeof lifecycles)[Of]["table"]["$inferInsert"],
  "state" | "status"
>;

/** A row for each lifecycle, complete except for its state. A missing lifecycle is a compile error. */
export async function lifecycleRows(db: Db): Promise<{ [Of in Name]: Values<Of> }> {
  const user = await one(
    db
      .insert(users)
      .values({
        ...WRITTEN,
        username: "row",
        email: EMAIL,
        passwordHash: "x",
        firstName: "Row",
        lastName: "Lee",
      })
      .returning(),
  );
  const farmId = await addFarm(db);
  const productId = await addProduct(db, { farmId });
  const checkout = { ...WRITTEN, tokenHash: "row", holdExpiresAt: AT, holdEndsAt: AT };
  const { id: checkoutId } = await one(db.insert(checkouts).values(checkout).returning());
  const { id: otherCheckoutId } = await one(db.insert(checkouts).values(checkout).returning());
  const order = orderOf(checkoutId, "FUR-ROW1");
  const { id: orderId } = await one(db.insert(orders).values(order).returning());
  const product = await one(db.select().from(products).where(eq(products.id, productId)));
  await db.insert(orderLines).values(lineOf(orderId, product));
  const paid = { ...CHANGED, amount: cents(500), amountReceived: cents(500), livemode: false };
  await db.insert(payments).values({ ...paid, intentId: "pi_FUR-ROW1", checkoutId });
  const subscription = subscriptionOf(user.id);
  const { id: subscriptionId } = await one(
    db.insert(boxSubscriptions).values(subscription).returning(),
  );
  const route = { ...WRITTEN, day: DAY, window: "morning" as const, name: "Van 1" };
  const run = { ...CHANGED, draftedAt: AT };
  const { id: runId } = await one(
    db
      .insert(payoutRuns)
      .values({ ...run, day: "2026-12-01" })
      .returning(),
  );
  const { id: routeId } = await one(db.insert(deliveryRoutes).values(route).returning());
  return {
    application: applicationOf(),
    box: {
      ...WRITTEN,
      subscriptionId,
      cycleDay: DAY,
      day: DAY,
      size: "small" as const,
      price: cents(3500),
    },
    certificate: {
      ...WRITTEN,
      farmId,
      certification: "organic",
      issuer: "CCOF",
      number: "1",
      validTo: DAY,
      reason: "Not readable",
    },
    checkout,
    contact: {
      number: "T-ROW1",
      topic: "other",
      name: "Row Lee",
      email: EMAIL,
      message: "Hello",
      createdAt: AT,
    },
    customerUpdate: {
      ...WRITTEN,
      subject: "Rain",
      body: "It rains.",
      scheduledFor: AT,
      audience: {
        kind: "orders",
        about: "order",
        zone: null,
        day: DAY,
        windows: [],
        farmId: null,
        productId: null,
        zips: [],
      },
      createdBy: user.id,
    },
    farm: farmOf(),
    farmAccount: { ...CHANGED, farmId },
    giftCard: {
      ...WRITTEN,
      checkoutId,
      buyerEmail: EMAIL,
      buyerName: "Row",
      recipientName: "Ben",
      recipientEmail: "ben@example.com",
      message: "",
      sendOn: DAY,
      amount: cents(2500),
    },
    referral: {
      ...WRITTEN,
      orderId,
      referrerId: user.id,
      reward: cents(1000),
      minimum: cents(3000),
    },
    hold: { ...WRITTEN, checkoutId, productId, quantity: 1 },
    mail: {
      ...WRITTEN,
      nextAttemptAt: AT,
      kind: "verify_email",
      dedupeKey: "row",
      to: EMAIL,
      subject: "Hello",
      text: "Hello",
      html: "Hello",
    },
    membership: {
      ...WRITTEN,
      kind: "founding",
      email: EMAIL,
      firstName: "Row",
      zipCode: "94952",
      checkoutId,
      place: 1,
      startsOn: DAY,
      endsOn: DAY,
      amount: cents(100),
    },
    order: orderOf(otherCheckoutId, "FUR-ROW2"),
    payment: { ...paid, intentId: "pi_row", checkoutId },
    payout: { ...CHANGED, runId, farmId, amount: cents(1500) },
    payoutRun: { ...run, day: "2026-12-15" },
    problem: { ...WRITTEN, orderId, productId, kind: "missing", quantity: 1 },
    reconciliationDifference: {
      ...CHANGED,
      id: "refund:re_row",
      kind: "refund",
      problem: "missing_with_us",
      subject: "re_row",
      ours: NO_MONEY,
      theirs: cents(-100),
      at: AT,
      expectedReason: "on_its_way",
      explanation: "Made by hand",
    },
    reconciliationRun: CHANGED,
    refund: { ...CHANGED, intentId: "pi_FUR-ROW1", amount: cents(100), reason: "row" },
    route: { ...route, name: "Van 2" },
    stop: { routeId, orderId, position: 1 },
    subscriber: { ...WRITTEN, email: EMAIL, source: "footer_newsletter" },
    subscription,
  };
}

/** Columns that a check constraint ties to a state. */
export function standingIn(name: string, state: string): Record<string, unknown> {
  if (name === "mail") return { leaseUntil: state === "sending" ? AT : null };
  if (name !== "referral") return {};
  const isTaken = state === "taken_back";
  return {
    creditedAt: isTaken || state === "credited" ? AT : null,
    takenBack: isTaken ? cents(400) : null,
    endedAt: isTaken || state === "refused" ? AT : null,
  };
}

async function one<Row>(rows: PromiseLike<Row[]>): Promise<Row> {
  const [row] = await rows;
  if (!row) throw new Error("The row did not come back");
  return row;
}
