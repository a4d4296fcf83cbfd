import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CARDS_ONLY, errorOf, openSandbox } from "./targets.ts";
import { TARGETS } from "./contract.ts";
import type { SandboxTarget, Target } from "./targets.ts";

function paid(target: Target, method: string, amount = 1000) {
  const card = { confirm: true, payment_method: method };
  return target.stripe.paymentIntents.create({ ...CARDS_ONLY, ...card, amount });
}

describe.each(TARGETS)("refunds on $name", ({ open }) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());

  test("parts are given back until nothing is left", async () => {
    const { id, latest_charge } = await paid(target, "pm_card_bypassPending");
    const part = { payment_intent: id, amount: 400 };
    expect(await target.stripe.refunds.create(part)).toMatchObject({
      status: "succeeded",
      amount: 400,
      charge: latest_charge,
    });
    const tooMuch = await errorOf(target.stripe.refunds.create({ ...part, amount: 601 }));
    expect(tooMuch).toMatchObject({ statusCode: 400, param: "amount" });
    const rest = await target.stripe.refunds.create({ charge: String(latest_charge) });
    expect(rest.amount).toBe(600);
    const none = await errorOf(target.stripe.refunds.create({ payment_intent: id }));
    expect(none).toMatchObject({ statusCode: 400, code: "charge_already_refunded" });
    const charge = await target.stripe.charges.retrieve(String(latest_charge));
    expect(charge).toMatchObject({ amount_refunded: 1000, refunded: true, status: "succeeded" });
    const list = await target.stripe.refunds.list({ payment_intent: id });
    expect(list.data.map((refund) => refund.amount).toSorted((a, b) => a - b)).toEqual([400, 600]);
  });

  test("an unpaid intent has nothing to give back", async () => {
    const intent = await target.stripe.paymentIntents.create({ ...CARDS_ONLY, amount: 1000 });
    const error = await errorOf(target.stripe.refunds.create({ payment_intent: intent.id }));
    expect(error.statusCode).toBe(400);
  });

  test("a refund needs a charge", async () => {
    expect((await errorOf(target.stripe.refunds.create({}))).statusCode).toBe(400);
  });
});

describe("refunds that settle later", () => {
  let sandbox: SandboxTarget;
  beforeAll(async () => {
    sandbox = await openSandbox();
  });
  afterAll(() => sandbox.close());

  async function refunded(method: string) {
    const intent = await paid(sandbox, method);
    return sandbox.stripe.refunds.create({ payment_intent: intent.id });
  }

  test("a pending refund succeeds when its time has come", async () => {
    const refund = await refunded("pm_card_pendingRefund");
    expect(refund.status).toBe("pending");
    await sandbox.control.advanceClock(3600);
    expect((await sandbox.stripe.refunds.retrieve(refund.id)).status).toBe("succeeded");
  });

  test("a refund can fail after it was reported to have succeeded, and the money is back", async () => {
    const refund = await refunded("pm_card_refundFail");
    expect(refund.status).toBe("succeeded");
    await sandbox.control.settleRefund(refund.id, "failed");
    const failed = await sandbox.stripe.refunds.retrieve(refund.id, {
      expand: ["charge", "failure_balance_transaction"],
    });
    expect(failed).toMatchObject({
      status: "failed",
      charge: { amount_refunded: 0, refunded: false },
      failure_balance_transaction: { amount: 1000, type: "refund_failure" },
    });
    const { data } = await sandbox.stripe.events.list({ type: "refund.failed" });
    expect(data.map((event) => (event.data.object as { id: string }).id)).toEqual([refund.id]);
  });

  test("the balance shows charge, fee and refund to the cent", async () => {
    await sandbox.control.reset();
    await refunded("pm_card_visa");
    const { data } = await sandbox.stripe.balanceTransactions.list();
    expect(data.map(({ type, amount, fee, net }) => [type, amount, fee, net])).toEqual([
      ["refund", -1000, 0, -1000],
      ["charge", 1000, 59, 941],
    ]);
    expect(data[1]?.status).toBe("pending");
    await sandbox.control.advanceClock(2 * 86_400);
    const later = await sandbox.stripe.balanceTransactions.retrieve(data[1]!.id);
    expect(later.status).toBe("available");
  });
});
