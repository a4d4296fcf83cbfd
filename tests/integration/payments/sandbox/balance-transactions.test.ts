import type Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { systemClock } from "#server/clock.ts";
import { stripePayments } from "#server/payments/stripe.ts";
import type { ProviderTransaction } from "#shared/payments/reconciliation/reconciliation.ts";
import { readyAccount } from "./connected.ts";
import { TARGETS } from "./contract.ts";
import { CARDS_ONLY, openSandbox, type SandboxTarget } from "./targets.ts";

const DAY_S = 86_400;

const portOver = (stripe: Stripe) =>
  stripePayments({
    stripe,
    mode: "sandbox",
    publishableKey: "pk_test_sandbox_contract",
    webhookSecrets: ["whsec_contract"],
    clock: systemClock,
  });

function pay(stripe: Stripe, method = "pm_card_bypassPending", amount = 2500) {
  const card = { confirm: true, payment_method: method };
  return stripe.paymentIntents.create({ ...CARDS_ONLY, ...card, amount });
}

/** All pages of a time range, newest first. */
async function every(stripe: Stripe, from: Date | null = null, before: Date | null = null) {
  const payments = portOver(stripe);
  const rows: ProviderTransaction[] = [];
  let after: string | null = null;
  do {
    const page = await payments.listBalanceTransactions({ from, before, after });
    rows.push(...page.transactions);
    after = page.next;
  } while (after);
  return rows;
}

describe.each(TARGETS)("balance transactions on $name", ({ open }) => {
  let stripe: Stripe;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const target = await open();
    stripe = target.stripe;
    close = () => target.close();
  });
  afterAll(() => close());

  test("a charge and its refund name source, payment, amount, fee and net, the newest first", async () => {
    const begun = new Date(Date.now() - 60_000);
    const intent = await pay(stripe);
    const refund = await stripe.refunds.create({
      payment_intent: intent.id,
      amount: 400,
      metadata: { refund_id: "ours" },
    });
    const mine = (await every(stripe, begun)).filter(({ intentId }) => intentId === intent.id);
    expect(mine).toMatchObject([
      { type: "refund", sourceId: refund.id, localId: "ours", amount: -400, fee: 0, net: -400 },
      { type: "charge", sourceId: intent.latest_charge, localId: null, amount: 2500 },
    ]);
    const charge = mine[1]!;
    expect(charge.fee).toBeGreaterThan(0);
    expect(charge.net).toBe(2500 - charge.fee);
    expect(charge.availableOn.getTime()).toBeGreaterThanOrEqual(begun.getTime());
  });

  test("a span that is over has none of now", async () => {
    await pay(stripe);
    const before = new Date(Date.now() - 3_600_000);
    const rows = await every(stripe, null, before);
    expect(rows.every(({ createdAt }) => createdAt < before)).toBe(true);
  });
});

describe("balance transactions of the sandbox", () => {
  let sandbox: SandboxTarget;
  beforeAll(async () => {
    sandbox = await openSandbox();
  });
  beforeEach(() => sandbox.control.reset());
  afterAll(() => sandbox.close());

  const figures = (rows: readonly ProviderTransaction[]) =>
    rows.map(({ type, sourceId, amount, fee, net }) => [type, sourceId, amount, fee, net]);

  test("a dispute moves amount and fee, both back when it is won", async () => {
    const intent = await pay(sandbox.stripe, "pm_card_createDispute");
    const [dispute] = (await sandbox.stripe.disputes.list()).data;
    await sandbox.control.settleDispute(dispute!.id, "won");
    const rows = await every(sandbox.stripe);
    expect(figures(rows)).toEqual([
      ["adjustment", dispute!.id, 2500, -1500, 4000],
      ["adjustment", dispute!.id, -2500, 1500, -4000],
      ["charge", intent.latest_charge, 2500, 103, 2397],
    ]);
    expect(new Set(rows.map(({ intentId }) => intentId))).toEqual(new Set([intent.id]));
  });

  test("a refund that fails puts the money back", async () => {
    const { id } = await pay(sandbox.stripe, "pm_card_refundFail");
    const refund = await sandbox.stripe.refunds.create({ payment_intent: id });
    await sandbox.control.settleRefund(refund.id, "failed");
    const [back, sent] = await every(sandbox.stripe);
    expect(figures([back!, sent!])).toEqual([
      ["refund_failure", refund.id, 2500, 0, 2500],
      ["refund", refund.id, -2500, 0, -2500],
    ]);
    expect(back!.intentId).toBe(id);
  });

  test("transfers, their reversals and our own payouts are among them, a farm's are not", async () => {
    await pay(sandbox.stripe, "pm_card_bypassPending", 20_000);
    const destination = await readyAccount(sandbox);
    const { id: sent } = await sandbox.stripe.transfers.create({
      destination,
      amount: 5000,
      currency: "usd",
      metadata: { transfer_id: "payout" },
    });
    const { id: back } = await sandbox.stripe.transfers.createReversal(sent, {
      amount: 1200,
      metadata: { reversal_id: "reversal" },
    });
    const own = await sandbox.stripe.payouts.create({ amount: 700, currency: "usd" });
    await sandbox.control.settlePayout(own.id, "failed");
    await sandbox.stripe.payouts.create(
      { amount: 100, currency: "usd" },
      { stripeAccount: destination },
    );
    const rows = await every(sandbox.stripe);
    expect(rows.map(({ type, sourceId, localId, net }) => [type, sourceId, localId, net])).toEqual([
      ["payout_failure", own.id, null, 700],
      ["payout", own.id, null, -700],
      ["transfer_refund", back, "reversal", 1200],
      ["transfer", sent, "payout", -5000],
      ["charge", expect.any(String), null, 19_390],
    ]);
  });

  test("more than a page is read page by page, each transaction once, and a span by its seconds", async () => {
    const { id } = await pay(sandbox.stripe, "pm_card_bypassPending", 20_000);
    for (let count = 0; count < 105; count += 1) {
      await sandbox.stripe.refunds.create({ payment_intent: id, amount: 1 });
    }
    const today = await every(sandbox.stripe);
    expect(new Set(today.map((row) => row.id)).size).toBe(106);
    const page = await portOver(sandbox.stripe).listBalanceTransactions({
      from: null,
      before: null,
      after: null,
    });
    expect(page).toMatchObject({ next: page.transactions[99]!.id });
    const later = await sandbox.control.advanceClock(3 * DAY_S);
    await pay(sandbox.stripe);
    const from = new Date(later.getTime() - DAY_S * 1000);
    expect(await every(sandbox.stripe, from)).toHaveLength(1);
    expect(await every(sandbox.stripe, null, from)).toHaveLength(106);
    expect(today[0]!.availableOn.getTime()).toBe(today[0]!.createdAt.getTime());
  });
});
