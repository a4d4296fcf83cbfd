import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { CARDS_ONLY, errorOf, openSandbox } from "./targets.ts";
import type { SandboxTarget } from "./targets.ts";

let sandbox: SandboxTarget;
beforeAll(async () => {
  sandbox = await openSandbox();
});
beforeEach(() => sandbox.control.reset());
afterAll(() => sandbox.close());

async function disputed(method: string) {
  const intent = await sandbox.stripe.paymentIntents.create({
    ...CARDS_ONLY,
    amount: 5000,
    confirm: true,
    payment_method: method,
  });
  expect(intent.status).toBe("succeeded");
  const [dispute] = (await sandbox.stripe.disputes.list({ payment_intent: intent.id })).data;
  return { intent, dispute: dispute! };
}

const decide = (id: string, uncategorized_text: string) =>
  sandbox.stripe.disputes.update(id, { evidence: { uncategorized_text } });

async function balance(): Promise<number> {
  const { data } = await sandbox.stripe.balanceTransactions.list();
  return data.reduce((sum, row) => sum + row.net, 0);
}
const PAID = 5000 - 175;

test.each([
  ["pm_card_createDispute", "fraudulent"],
  ["pm_card_createDisputeProductNotReceived", "product_not_received"],
])("%s pays and is disputed as %s: amount and fee are withdrawn", async (method, reason) => {
  const { intent, dispute } = await disputed(method);
  expect(dispute).toMatchObject({ status: "needs_response", reason, amount: 5000 });
  expect(await balance()).toBe(PAID - 5000 - 1500);
  const refund = sandbox.stripe.refunds.create({ payment_intent: intent.id });
  expect(await errorOf(refund)).toMatchObject({ statusCode: 400, code: "charge_disputed" });
});

test("a dispute that is won gives back the amount and the fee", async () => {
  const { intent, dispute } = await disputed("pm_card_createDispute");
  expect((await decide(dispute.id, "winning_evidence")).status).toBe("won");
  expect(await balance()).toBe(PAID);
  const refund = await sandbox.stripe.refunds.create({ payment_intent: intent.id });
  expect(refund.status).toBe("succeeded");
});

test("a dispute that is lost or accepted stays lost", async () => {
  const { dispute } = await disputed("pm_card_createDispute");
  expect((await decide(dispute.id, "losing_evidence")).status).toBe("lost");
  expect((await errorOf(decide(dispute.id, "winning_evidence"))).statusCode).toBe(400);
  const { dispute: other } = await disputed("pm_card_createDispute");
  expect((await sandbox.stripe.disputes.close(other.id)).status).toBe("lost");
});

test("other evidence waits for the bank", async () => {
  const { dispute } = await disputed("pm_card_createDispute");
  expect((await decide(dispute.id, "They were home.")).status).toBe("under_review");
  await sandbox.control.settleDispute(dispute.id, "won");
  expect((await sandbox.stripe.disputes.retrieve(dispute.id)).status).toBe("won");
});

test("an inquiry takes no money until it is escalated", async () => {
  const { dispute } = await disputed("pm_card_createDisputeInquiry");
  expect(dispute).toMatchObject({ status: "warning_needs_response", is_charge_refundable: true });
  expect(await balance()).toBe(PAID);
  const escalated = await decide(dispute.id, "escalate_inquiry_evidence");
  expect(escalated).toMatchObject({ status: "needs_response", is_charge_refundable: false });
  expect(await balance()).toBe(PAID - 5000 - 1500);
});
