import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { paid, readyAccount } from "./connected.ts";
import { errorOf, openSandbox } from "./targets.ts";
import type { SandboxTarget } from "./targets.ts";

let sandbox: SandboxTarget;
beforeAll(async () => {
  sandbox = await openSandbox();
});
beforeEach(() => sandbox.control.reset());
afterAll(() => sandbox.close());

/** An account with a positive balance. */
async function farmWith(amount: number): Promise<string> {
  await paid(sandbox, 20_000);
  const farm = await readyAccount(sandbox);
  await sandbox.stripe.transfers.create({
    destination: farm,
    amount,
    currency: "usd",
  });
  return farm;
}

const payOut = (amount: number, stripeAccount?: string) =>
  sandbox.stripe.payouts.create(
    { amount, currency: "usd" },
    stripeAccount ? { stripeAccount } : {},
  );
const available = async (stripeAccount: string) =>
  (await sandbox.stripe.balance.retrieve({}, { stripeAccount })).available[0]!.amount;

test("an account's payout takes from its own balance, and arrives after two days", async () => {
  const farm = await farmWith(5000);
  const payout = await payOut(3000, farm);
  expect(payout).toMatchObject({
    object: "payout",
    amount: 3000,
    status: "pending",
  });
  expect(await available(farm)).toBe(2000);
  const theirs = { stripeAccount: farm };
  expect((await sandbox.stripe.payouts.list({}, theirs)).data.map(({ id }) => id)).toEqual([
    payout.id,
  ]);
  expect((await sandbox.stripe.payouts.list()).data).toEqual([]);
  expect(await errorOf(sandbox.stripe.payouts.retrieve(payout.id))).toMatchObject({
    statusCode: 404,
  });
  await sandbox.control.advanceClock(2 * 86_400);
  expect(await sandbox.stripe.payouts.retrieve(payout.id, {}, theirs)).toMatchObject({
    status: "paid",
  });
  const { data } = await sandbox.stripe.payouts.list({ status: "paid" }, theirs);
  expect(data).toHaveLength(1);
});

test("a payout that fails puts the money back, also after it was said to have arrived", async () => {
  const farm = await farmWith(5000);
  const payout = await payOut(3000, farm);
  await sandbox.control.settlePayout(payout.id, "paid");
  await sandbox.control.settlePayout(payout.id, "failed");
  const failed = await sandbox.stripe.payouts.retrieve(payout.id, {}, { stripeAccount: farm });
  expect(failed).toMatchObject({
    status: "failed",
    failure_code: "account_closed",
  });
  expect(await available(farm)).toBe(5000);
  const { data } = await sandbox.stripe.balanceTransactions.list({}, { stripeAccount: farm });
  expect(data.map(({ type, net }) => [type, net])).toEqual([
    ["payout_failure", 3000],
    ["payout", -3000],
    ["payment", 5000],
  ]);
  await expect(sandbox.control.settlePayout(payout.id, "failed")).rejects.toThrow("failed");
});

test("no more is paid out than is there, and nothing of an account that may not", async () => {
  const farm = await farmWith(5000);
  expect(await errorOf(payOut(5001, farm))).toMatchObject({
    code: "balance_insufficient",
  });
  expect(await errorOf(payOut(0, farm))).toMatchObject({
    code: "parameter_invalid_integer",
  });
  await sandbox.control.setCapability(farm, "transfers", false);
  expect(await errorOf(payOut(1, farm))).toMatchObject({
    statusCode: 400,
    code: "payouts_not_allowed",
  });
});

test("the platform pays out its own balance", async () => {
  await farmWith(5000);
  const payout = await payOut(1000);
  const [movement] = (await sandbox.stripe.balanceTransactions.list({ expand: ["data.source"] }))
    .data;
  expect(movement).toMatchObject({
    type: "payout",
    net: -1000,
    source: { id: payout.id },
  });
});

test("calls in the name of an account that is not ours, or of no use there, are refused", async () => {
  expect(await errorOf(payOut(1, "acct_no"))).toMatchObject({
    statusCode: 403,
    code: "account_invalid",
  });
  const farm = await farmWith(5000);
  const inTheirName = sandbox.stripe.customers.list({}, { stripeAccount: farm });
  expect(await errorOf(inTheirName)).toMatchObject({ statusCode: 400 });
});
