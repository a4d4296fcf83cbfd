import { randomUUID } from "node:crypto";
import { eq, like } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderLines } from "#db/schema/orders/orders.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import { refundLines } from "#db/schema/payments/refund-lines.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { createMailComposer } from "#server/mail/composer.ts";
import { mailSamples } from "#server/services/mail/mail-samples.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { noteRefund } from "#server/services/payments/refunds/note.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { cents, formatUsd } from "#shared/money.ts";
import { paymentsMail } from "#messages/payments/mail.ts";
import { REFUND_CAUSES } from "#shared/payments/refunds/refund-cause.ts";
import { BRAND_BUSINESS } from "#shared/platform/business/business.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { openWorld, type Person, type World } from "#tests/support/powers/world.ts";

let world: World;
let admin: Person;
let buyer: Person;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.person("admin");
  buyer = await world.person();
});
afterAll(async () => {
  await assertInvariants(world.market.database.sql, world.clock.now());
  await world[Symbol.asyncDispose]();
});

/** An order with a delivery fee, partly paid with this much credit. */
async function bought(credit: number) {
  if (credit > 0) {
    const gift = {
      id: buyer.user.id,
      key: randomUUID(),
      amount: cents(credit),
      reason: "Thank you",
    };
    await admin.call((api) => api.admin.credit.give(gift));
  }
  const order = await world.order(buyer, { quantity: 4, credit });
  const [line] = await world.deps.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id));
  return { order, line: line! };
}

/** The rows of both emails about a refund. */
async function mailsAbout(refundId: string) {
  const rows = await world.deps.db
    .select()
    .from(emails)
    .where(like(emails.dedupeKey, `refund_%:${refundId}`));
  return Object.fromEntries(rows.map(({ kind, text }) => [kind, text]));
}
const amountOf = (text: string | undefined, label: string) =>
  new RegExp(`^${label}: (−?\\$[\\d,.]+)$`, "m").exec(text ?? "")?.[1];

describe("The email about a refund that failed", () => {
  it.each([
    ["the bank did not take", "re_not_taken", "did not go through at the bank"],
    ["was never sent", null, "We could not send your refund"],
  ])("says so of one that %s", async (_what, id, words) => {
    const { order, line } = await bought(0);
    const { refundId } = await refundOrder(world.deps, admin.user, {
      intentId: order.paymentIntentId,
      wish: { lines: [{ productId: line.productId, quantity: 1 }], delivery: false },
      reason: "They had wilted",
      cause: "poor_quality",
    });
    await noteRefund(world.deps, refundId, { id, state: "failed" });
    const { refund_failed: text = "" } = await mailsAbout(refundId);
    expect(text.replaceAll(/\s+/g, " ")).toContain(words);
    expect(text.includes("at the bank")).toBe(id !== null);
  });
});

describe("The emails about a refund", () => {
  it("state goods, tax, what goes to card and what to credit, and why, as it is in the books", async () => {
    const { order, line } = await bought(300);
    const { refundId } = await refundOrder(world.deps, admin.user, {
      intentId: order.paymentIntentId,
      wish: { lines: [{ productId: line.productId, quantity: 3 }], delivery: false },
      reason: "They had wilted",
      cause: "poor_quality",
    });
    await sweepPayments(world.deps);
    const [refund] = await world.deps.db.select().from(refunds).where(eq(refunds.id, refundId));
    const [back] = await world.deps.db
      .select()
      .from(refundLines)
      .where(eq(refundLines.refundId, refundId));
    expect(Math.min(refund!.amount, refund!.credit, back!.tax + 1)).toBeGreaterThan(0);
    const mails = await mailsAbout(refundId);
    expect(Object.keys(mails).toSorted()).toEqual(["refund_sent", "refund_started"]);
    for (const text of Object.values(mails)) {
      expect(amountOf(text, "Goods, as you paid for them")).toBe(formatUsd(back!.amount));
      const tax = back!.tax === 0 ? undefined : formatUsd(back!.tax);
      expect(amountOf(text, "Tax")).toBe(tax);
      expect(amountOf(text, "In all")).toBe(formatUsd(cents(refund!.amount + refund!.credit)));
      expect(amountOf(text, "To your original payment method")).toBe(formatUsd(refund!.amount));
      expect(amountOf(text, "As credit for your next order")).toBe(formatUsd(refund!.credit));
      expect(text).toContain("Why: it was not as good as it should be.");
    }
  });

  it("state what was given for no goods, and leave out what there is nothing of", () => {
    const composer = createMailComposer("https://furrow.example");
    const none = { goods: cents(0), tax: cents(0), delivery: cents(0), credit: cents(0) };
    const parts = { ...none, goodwill: cents(120), card: cents(120) };
    const data = { ...mailSamples().refund_sent, made: { parts, cause: "goodwill" as const } };
    const { text } = composer.compose("refund_sent", data, BRAND_BUSINESS, "en");
    expect(amountOf(text, "Courtesy")).toBe("$1.20");
    expect(text).toContain("Why: our courtesy.");
    for (const word of ["Goods", "Tax", "Delivery", "As credit"])
      expect(text).not.toMatch(new RegExp(`^${word}.*:`, "m"));
  });

  it("state the delivery, in Spanish as well, and add up", () => {
    const composer = createMailComposer("https://furrow.example");
    const { parts } = mailSamples().refund_started;
    const { goods, tax, delivery, card, credit } = parts;
    expect(goods + tax + delivery).toBe(card + credit);
    for (const kind of ["refund_started", "refund_sent"] as const) {
      const { text } = composer.compose(kind, mailSamples()[kind], BRAND_BUSINESS, "es");
      expect(amountOf(text, "Entrega")).toBe(formatUsd(delivery));
      expect(amountOf(text, "Impuesto")).toBe(formatUsd(tax));
      expect(amountOf(text, "A su forma de pago original")).toBe(formatUsd(card));
      expect(amountOf(text, "Como crédito para su próximo pedido")).toBe(formatUsd(credit));
      expect(text).toContain("Motivo: se dañó en el camino.");
    }
  });

  it("have a word for every cause", () => {
    expect(Object.keys(paymentsMail.causes).toSorted()).toEqual(REFUND_CAUSES.toSorted());
  });
});
