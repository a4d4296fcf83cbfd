import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog } from "#db/schema/platform/audit.ts";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import type { Deps } from "#server/deps.ts";
import { chargeBoxes } from "#server/services/boxes/charging/charge.ts";
import { makeGood } from "#server/services/orders/refunds/make-good.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { begin, firstBox, household } from "#tests/support/market/people/box-household.ts";
import { movableClock } from "#tests/support/market/time/clock.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import {
  type FailedRefunds,
  withFailedRefunds,
} from "#tests/support/setups/orders/failed-refunds.ts";

let at: FailedRefunds;
withFailedRefunds((opened) => {
  at = opened;
});

/** The name of each payment in the log, which never contains an address. */
const NAMED = { order: /^FUR-/, "late payment": /^pi_/, deposit: /^R-/ };
const NAMES = ["order", "late payment", "deposit"] as const;

/** The emails about a refund or its announcement, oldest first. */
async function mailsAbout(...keys: string[]): Promise<string[]> {
  const rows = await at.market.database.sql<{ kind: string }[]>`
    select kind from emails where split_part(dedupe_key, ':', 2) in ${at.market.database.sql(keys)}
      and kind <> 'order_placed' order by created_at, kind`;
  return rows.map(({ kind }) => kind);
}

describe.each(NAMES)("a refund that fails later (%s)", (name) => {
  it("is announced, sent, failed and sent again, each reported when it is true", async () => {
    const intentId = await at.refunded[name](await at.customer());
    const [owed] = await at.refundsOf(intentId);
    expect(await mailsAbout(owed!.id)).not.toContain("refund_sent");
    await sweepPayments(at.market.deps);
    expect(await mailsAbout(owed!.id)).toContain("refund_sent");
    const failed = await at.failing(intentId);
    await at.booksAgree();
    expect(await mailsAbout(failed.id)).toContain("refund_failed");
    expect(await at.attentionFor(intentId)).toMatchObject([{ id: failed.id, hasAccount: true }]);
    await makeGood(at.market.deps, null, { refundId: failed.id, to: "card" });
    expect(await at.attentionFor(intentId)).toEqual([]);
    await sweepPayments(at.market.deps);
    const [, again] = await at.refundsOf(intentId);
    expect(again).toMatchObject({ state: "succeeded", replaces: failed.id, amount: failed.amount });
    expect(again!.attempt).toBe(1);
    expect(await mailsAbout(again!.id)).toContain("refund_sent");
    const keys = (await at.market.control.calls()).flatMap((call) => call.idempotencyKey ?? []);
    expect(keys).toContain(`refund:${again!.id}:${again!.attempt}`);
    await at.booksAgree();
  });

  it("is given as credit, once, and its customer has it", async () => {
    const buyer = await at.customer();
    const intentId = await at.refunded[name](buyer);
    const failed = await at.failing(intentId);
    const both = await Promise.allSettled([
      makeGood(at.market.deps, null, { refundId: failed.id, to: "credit" }),
      makeGood(at.market.deps, null, { refundId: failed.id, to: "credit" }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const { balance } = await buyer.call((api) => api.payments.credit.mine());
    expect(balance).toBe(failed.amount);
    expect(await at.attentionFor(intentId)).toEqual([]);
    await sweepPayments(at.market.deps);
    await at.booksAgree();
    const log = await at.market.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, intentId));
    const credited = log.find(({ action }) => action === "refund.credited");
    expect(credited?.subjectName).toMatch(NAMED[name]);
  });
});

it("a refund of a box that fails later is sent again", async () => {
  const clock = movableClock("2026-11-23T18:00:00Z");
  const deps: Deps = { ...at.market.deps, clock };
  const home = await household(at.market, deps);
  const terms = await begin(home);
  clock.pass(new Date(terms.chargeAt).getTime() - clock.now().getTime());
  await chargeBoxes(deps);
  const { checkoutId } = await firstBox({ deps, call: home.call });
  const [checkout] = await deps.db.select().from(checkouts).where(eq(checkouts.id, checkoutId!));
  const intentId = checkout!.paymentIntentId!;
  await refundOrder(deps, null, {
    intentId,
    wish: "remaining",
    reason: "Wilted",
    cause: "poor_quality",
  });
  const failed = await at.failing(intentId);
  clock.pass(1_000);
  await makeGood(deps, null, { refundId: failed.id, to: "card" });
  await sweepPayments(deps);
  expect((await at.refundsOf(intentId)).map(({ state }) => state)).toEqual(["failed", "succeeded"]);
  await at.booksAgree();
});

it("a guest's failed refund cannot become credit, and stays where it is seen", async () => {
  const intentId = await at.refunded.order(visitor(at.market.deps));
  const failed = await at.failing(intentId);
  await expect(
    makeGood(at.market.deps, null, { refundId: failed.id, to: "credit" }),
  ).rejects.toMatchObject({ code: "invalid" });
  expect(await at.attentionFor(intentId)).toMatchObject([{ id: failed.id, hasAccount: false }]);
});
