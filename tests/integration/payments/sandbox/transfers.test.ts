import type Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openAccount, paid, readyAccount } from "./connected.ts";
import { errorOf, openSandbox } from "./targets.ts";
import type { SandboxTarget } from "./targets.ts";

let sandbox: SandboxTarget;
beforeAll(async () => {
  sandbox = await openSandbox();
});
beforeEach(() => sandbox.control.reset());
afterAll(() => sandbox.close());

const DAY_S = 86_400;

const send = (destination: string, amount: number, more: object = {}) =>
  sandbox.stripe.transfers.create({
    destination,
    amount,
    currency: "usd",
    ...more,
  });
const back = (transfer: string, amount?: number) =>
  sandbox.stripe.transfers.createReversal(transfer, amount ? { amount } : {});

/** The available and pending balance in cents. */
async function balance(account?: string) {
  const named = account ? { stripeAccount: account } : {};
  const { available, pending } = await sandbox.stripe.balance.retrieve({}, named);
  return [available[0]!.amount, pending[0]!.amount];
}
/** A payment of 10,000 minus the fee. */
const HAS = 10_000 - 320;

test("a transfer moves money from the platform's balance to the account's", async () => {
  await paid(sandbox, 10_000);
  const farm = await readyAccount(sandbox);
  const transfer = await send(farm, 4000, {
    transfer_group: "run_1",
    metadata: { transfer_id: "t1" },
  });
  expect(transfer).toMatchObject({
    object: "transfer",
    amount: 4000,
    amount_reversed: 0,
    destination: farm,
    reversed: false,
    transfer_group: "run_1",
    metadata: { transfer_id: "t1" },
    reversals: { data: [] },
  });
  expect(await balance()).toEqual([HAS - 4000, 0]);
  expect(await balance(farm)).toEqual([4000, 0]);
  const { data } = await sandbox.stripe.balanceTransactions.list({
    type: "transfer",
  });
  expect(data).toMatchObject([{ source: transfer.id, net: -4000, status: "available" }]);
  const theirs = await sandbox.stripe.balanceTransactions.list({}, { stripeAccount: farm });
  expect(theirs.data).toMatchObject([
    { type: "payment", source: transfer.destination_payment, net: 4000 },
  ]);
  const [theirMovement] = theirs.data;
  expect(
    await sandbox.stripe.balanceTransactions.retrieve(
      theirMovement!.id,
      {},
      { stripeAccount: farm },
    ),
  ).toMatchObject({ net: 4000 });
  const mine = sandbox.stripe.balanceTransactions.retrieve(theirMovement!.id);
  expect(await errorOf(mine)).toMatchObject({ code: "resource_missing" });
});

test("nothing is sent to an account that cannot take it", async () => {
  await paid(sandbox, 10_000);
  const { id } = await openAccount(sandbox);
  expect(await errorOf(send(id, 100))).toMatchObject({
    statusCode: 400,
    code: "transfers_not_allowed",
  });
  const farm = await readyAccount(sandbox);
  await sandbox.control.setCapability(farm, "transfers", false);
  expect(await errorOf(send(farm, 100))).toMatchObject({
    code: "transfers_not_allowed",
  });
  await sandbox.control.setCapability(farm, "transfers", true);
  expect((await send(farm, 100)).amount).toBe(100);
  await sandbox.stripe.accounts.del(farm);
  expect(await errorOf(send(farm, 100))).toMatchObject({
    statusCode: 400,
    code: "resource_missing",
    param: "destination",
  });
  expect(await balance()).toEqual([HAS - 100, 0]);
});

test("no more is sent than has settled", async () => {
  await paid(sandbox, 10_000, false);
  const farm = await readyAccount(sandbox);
  expect(await balance()).toEqual([0, HAS]);
  expect(await errorOf(send(farm, 1))).toMatchObject({
    statusCode: 400,
    code: "balance_insufficient",
  });
  await sandbox.control.advanceClock(2 * DAY_S);
  expect(await errorOf(send(farm, HAS + 1))).toMatchObject({
    code: "balance_insufficient",
  });
  expect((await send(farm, HAS)).amount).toBe(HAS);
  expect(await balance()).toEqual([0, 0]);
});

test("a charge's own money is sent on before it settles, and never more than it was", async () => {
  const charge = await paid(sandbox, 10_000, false);
  const farm = await readyAccount(sandbox);
  const transfer = await send(farm, 6000, { source_transaction: charge });
  expect(transfer.source_transaction).toBe(charge);
  expect(await balance(farm)).toEqual([0, 6000]);
  expect(await balance()).toEqual([0, HAS - 6000]);
  const more = () => send(farm, 4001, { source_transaction: charge });
  expect(await errorOf(more())).toMatchObject({
    statusCode: 400,
    param: "amount",
  });
  await send(farm, 4000, { source_transaction: charge });
  await sandbox.control.advanceClock(2 * DAY_S);
  expect(await balance(farm)).toEqual([10_000, 0]);
  expect(await errorOf(send(farm, 1, { source_transaction: "ch_no" }))).toMatchObject({
    code: "resource_missing",
    param: "source_transaction",
  });
});

test.each([
  [{ amount: 0 }, "parameter_invalid_integer"],
  [{ amount: 1.5 }, "parameter_invalid_integer"],
  [{ amount: undefined }, "parameter_missing"],
  [{ currency: undefined }, "parameter_missing"],
  [{ currency: "eur" }, "parameter_invalid_string"],
  [{ destination: undefined }, "parameter_missing"],
  [{ tip: 1 }, "parameter_unknown"],
])("refuses a transfer with %o", async (wrong, code) => {
  await paid(sandbox, 10_000);
  const farm = await readyAccount(sandbox);
  const params = { destination: farm, amount: 100, currency: "usd", ...wrong };
  const create = sandbox.stripe.transfers.create(params as Stripe.TransferCreateParams);
  expect(await errorOf(create)).toMatchObject({ statusCode: 400, code });
});

test("the same key sends once, and its refusal is kept", async () => {
  const farm = await readyAccount(sandbox);
  const params = { destination: farm, amount: 500, currency: "usd" };
  const create = (idempotencyKey: string) =>
    sandbox.stripe.transfers.create(params, { idempotencyKey });
  expect(await errorOf(create("transfer:1:1"))).toMatchObject({
    code: "balance_insufficient",
  });
  await paid(sandbox, 10_000);
  const again = await errorOf(create("transfer:1:1"));
  expect(again.headers?.["idempotent-replayed"]).toBe("true");
  const { id } = await create("transfer:1:2");
  expect((await create("transfer:1:2")).id).toBe(id);
  expect(await balance(farm)).toEqual([500, 0]);
});

test("transfers are found by their group and their account", async () => {
  await paid(sandbox, 10_000);
  const [one, other] = [await readyAccount(sandbox), await readyAccount(sandbox)];
  const first = await send(one, 100, { transfer_group: "run_1" });
  await send(other, 100, { transfer_group: "run_2" });
  const inRun = await sandbox.stripe.transfers.list({
    transfer_group: "run_1",
  });
  expect(inRun.data.map(({ id }) => id)).toEqual([first.id]);
  const ofOne = await sandbox.stripe.transfers.list({ destination: one });
  expect(ofOne.data.map(({ id }) => id)).toEqual([first.id]);
  expect((await sandbox.stripe.transfers.retrieve(first.id)).amount).toBe(100);
  expect(await errorOf(sandbox.stripe.transfers.retrieve("tr_no"))).toMatchObject({
    statusCode: 404,
    code: "resource_missing",
  });
});

test("a reversal brings back at most what is left of the transfer", async () => {
  await paid(sandbox, 10_000);
  const farm = await readyAccount(sandbox);
  const { id } = await send(farm, 4000);
  const reversal = await back(id, 1500);
  expect(reversal).toMatchObject({
    object: "transfer_reversal",
    amount: 1500,
    transfer: id,
  });
  expect(await errorOf(back(id, 2501))).toMatchObject({
    statusCode: 400,
    param: "amount",
  });
  const rest = await back(id);
  expect(rest.amount).toBe(2500);
  expect(await errorOf(back(id))).toMatchObject({
    statusCode: 400,
    param: "amount",
  });
  const transfer = await sandbox.stripe.transfers.retrieve(id);
  expect(transfer).toMatchObject({ amount_reversed: 4000, reversed: true });
  expect(transfer.reversals.data.map((one) => one.id)).toEqual([rest.id, reversal.id]);
  const { data } = await sandbox.stripe.transfers.listReversals(id);
  expect(data.map((one) => one.id)).toEqual([rest.id, reversal.id]);
  expect(await sandbox.stripe.transfers.retrieveReversal(id, rest.id)).toMatchObject({
    amount: 2500,
  });
  expect(await balance()).toEqual([HAS, 0]);
  expect(await balance(farm)).toEqual([0, 0]);
  const kinds = (await sandbox.stripe.balanceTransactions.list({ expand: ["data.source"] })).data;
  expect(kinds.map(({ type }) => type)).toEqual([
    "transfer_refund",
    "transfer_refund",
    "transfer",
    "charge",
  ]);
  expect(kinds[0]!.source).toMatchObject({ id: rest.id, transfer: id });
  expect(kinds[2]!.source).toMatchObject({ id, destination: farm });
});

test("a reversal takes no more than the account still has", async () => {
  await paid(sandbox, 10_000);
  const farm = await readyAccount(sandbox);
  const { id } = await send(farm, 4000);
  await sandbox.stripe.payouts.create({ amount: 3000, currency: "usd" }, { stripeAccount: farm });
  expect(await errorOf(back(id, 1001))).toMatchObject({
    statusCode: 400,
    code: "balance_insufficient",
  });
  expect((await back(id, 1000)).amount).toBe(1000);
});
