import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { systemClock } from "#server/clock.ts";
import type { Payments } from "#server/payments/port.ts";
import { stripePayments } from "#server/payments/stripe.ts";
import { cents } from "#shared/money.ts";
import { paid } from "../sandbox/connected.ts";
import { openSandbox, type SandboxTarget, sdkFor } from "../sandbox/targets.ts";

let sandbox: SandboxTarget;
let payments: Payments;
beforeAll(async () => {
  sandbox = await openSandbox();
  const keys = { publishableKey: "pk_test_sandbox_contract", webhookSecrets: ["whsec_contract"] };
  // Without the library's own retries, so that a single lost response has an effect.
  const stripe = sdkFor(sandbox.port, { maxNetworkRetries: 0 });
  payments = stripePayments({ stripe, mode: "sandbox", ...keys, clock: systemClock });
});
beforeEach(() => sandbox.control.reset());
afterEach(() => sandbox.control.clearFaults());
afterAll(() => sandbox.close());

const PAGE = "https://shop.example/dashboard/farmer/sales";
const farm = () => ({ farmAccountId: randomUUID(), attempt: 1, farmId: 7 });
const links = (accountId: string) => ({
  accountId,
  returnUrl: `${PAGE}?account=back`,
  refreshUrl: `${PAGE}?account=again`,
});

/** An account that can receive transfers. */
async function readyFarm(): Promise<string> {
  const id = await payments.createAccount(farm());
  await sandbox.control.onboard(id, "complete");
  return id;
}

const transfer = (accountId: string, change: object = {}) => ({
  transferId: randomUUID(),
  attempt: 1,
  accountId,
  amount: cents(4000),
  group: "run-1",
  ...change,
});

describe("A farm's account", () => {
  it("is made once for a row and attempt, and read in our words", async () => {
    const input = farm();
    const id = await payments.createAccount(input);
    expect(await payments.createAccount(input)).toBe(id);
    const account = await payments.readAccount(id);
    expect(account).toMatchObject({
      id,
      detailsSubmitted: false,
      payoutsEnabled: false,
      transfersActive: false,
      disabledReason: "requirements.past_due",
    });
    expect(account!.currentlyDue).toContain("external_account");
    await sandbox.control.onboard(id, "complete");
    expect(await payments.readAccount(id)).toEqual({
      id,
      detailsSubmitted: true,
      payoutsEnabled: true,
      transfersActive: true,
      currentlyDue: [],
      disabledReason: null,
    });
  });

  it("is found again when the response was lost", async () => {
    const input = farm();
    const since = new Date(Date.now() - 60_000);
    expect(await payments.findAccount({ ...input, since })).toBeNull();
    await sandbox.control.addFault({
      op: "accounts.create",
      fault: { kind: "status", status: 500, when: "after" },
    });
    await expect(payments.createAccount(input)).rejects.toMatchObject({ isFinal: false });
    const found = await payments.findAccount({ ...input, since });
    expect(found).toMatch(/^acct_/);
    expect(await payments.findAccount({ farmAccountId: randomUUID(), since })).toBeNull();
    expect(await payments.createAccount(input)).toBe(found);
  });

  it("has pages at the provider: one for onboarding, one for viewing payouts", async () => {
    const id = await payments.createAccount(farm());
    expect(await payments.loginLink(id)).toBeNull();
    expect(await payments.onboardingLink(links(id))).toContain("/__stripe_sandbox/onboarding?");
    await sandbox.control.onboard(id, "incomplete");
    expect(await payments.loginLink(id)).toContain("/__stripe_sandbox/express?");
  });

  it("that left is out of reach, which is not confused with a provider outage", async () => {
    const id = await readyFarm();
    await sandbox.control.addFault({
      op: "accounts.retrieve",
      fault: { kind: "status", status: 500, when: "before" },
    });
    await expect(payments.readAccount(id)).rejects.toMatchObject({ isFinal: false });
    await sandbox.control.deauthorize(id);
    expect(await payments.readAccount(id)).toBeNull();
    expect(await payments.readAccount("acct_no")).toBeNull();
    expect(await payments.loginLink(id)).toBeNull();
    expect(await payments.onboardingLink(links(id))).toBeNull();
  });
});

describe("Money for a farm", () => {
  it("is sent once under its id and attempt, and found by its group", async () => {
    await paid(sandbox, 10_000);
    const input = transfer(await readyFarm());
    const sent = await payments.createTransfer(input);
    expect(sent).toMatchObject({ state: "done" });
    expect(await payments.createTransfer(input)).toEqual(sent);
    expect(await payments.findTransfers("run-1")).toEqual([
      {
        id: "id" in sent && sent.id,
        transferId: input.transferId,
        accountId: input.accountId,
        amount: 4000,
        reversed: 0,
        reversals: [],
      },
    ]);
    expect(await payments.findTransfers("run-2")).toEqual([]);
  });

  it("that was sent without a response is found by its group", async () => {
    await paid(sandbox, 10_000);
    const input = transfer(await readyFarm());
    const fault = { kind: "status", status: 500, when: "after" } as const;
    await sandbox.control.addFault({ op: "transfers.create", fault });
    await expect(payments.createTransfer(input)).rejects.toMatchObject({ isFinal: false });
    const [found] = await payments.findTransfers("run-1");
    expect(found).toMatchObject({ transferId: input.transferId, amount: 4000 });
    expect(await payments.createTransfer(input)).toEqual({ state: "done", id: found!.id });
  });

  it("is refused for good under a key, and sent under the next attempt", async () => {
    const input = transfer(await readyFarm());
    const poor = { state: "refused", reason: "balance_insufficient" };
    expect(await payments.createTransfer(input)).toEqual(poor);
    await paid(sandbox, 10_000);
    expect(await payments.createTransfer(input)).toEqual(poor);
    expect(await payments.createTransfer({ ...input, attempt: 2 })).toMatchObject({
      state: "done",
    });
  });

  it("is refused to an account that may not take it, or is gone", async () => {
    await paid(sandbox, 10_000);
    const held = await readyFarm();
    await sandbox.control.setCapability(held, "transfers", false);
    expect(await payments.createTransfer(transfer(held))).toEqual({
      state: "refused",
      reason: "transfers_not_allowed",
    });
    const left = await readyFarm();
    await sandbox.control.deauthorize(left);
    const gone = { state: "refused", reason: "gone" };
    expect(await payments.createTransfer(transfer(left))).toEqual(gone);
    expect(await payments.createTransfer(transfer(held, { amount: cents(0) }))).toMatchObject({
      state: "refused",
      reason: "other",
    });
  });

  it("is reversed once under its id and attempt, and never for more than its amount", async () => {
    await paid(sandbox, 10_000);
    const sent = await payments.createTransfer(transfer(await readyFarm()));
    const id = "id" in sent ? sent.id : "";
    const back = (amount: number, reversalId: string = randomUUID()) => ({
      reversalId,
      attempt: 1,
      transferId: id,
      amount: cents(amount),
    });
    const first = back(1500);
    const done = await payments.reverseTransfer(first);
    expect(await payments.reverseTransfer(first)).toEqual(done);
    expect(await payments.reverseTransfer(back(2501))).toEqual({
      state: "refused",
      reason: "other",
    });
    expect(await payments.reverseTransfer({ ...back(1), transferId: "tr_no" })).toEqual({
      state: "refused",
      reason: "gone",
    });
    const [listed] = await payments.findTransfers("run-1");
    expect(listed).toMatchObject({
      reversed: 1500,
      reversals: [{ id: "id" in done && done.id, reversalId: first.reversalId, amount: 1500 }],
    });
  });

  it("lists all reversals, however many", async () => {
    await paid(sandbox, 10_000);
    const sent = await payments.createTransfer(transfer(await readyFarm()));
    const transferId = "id" in sent ? sent.id : "";
    for (let count = 0; count < 12; count += 1) {
      const input = { reversalId: randomUUID(), attempt: 1, transferId, amount: cents(10) };
      await payments.reverseTransfer(input);
    }
    const [listed] = await payments.findTransfers("run-1");
    expect(listed!.reversals).toHaveLength(12);
  });
});

it("The balance's transactions name what moved, by the provider's id and by ours", async () => {
  const charge = await paid(sandbox, 10_000);
  const input = transfer(await readyFarm());
  const sent = await payments.createTransfer(input);
  const reversalId = randomUUID();
  const back = await payments.reverseTransfer({
    reversalId,
    attempt: 1,
    transferId: "id" in sent ? sent.id : "",
    amount: cents(500),
  });
  const payout = await sandbox.stripe.payouts.create({ amount: 700, currency: "usd" });
  const all = { from: null, before: null, after: null };
  const { transactions } = await payments.listBalanceTransactions(all);
  expect(
    transactions.map(({ type, sourceId, localId, net }) => [type, sourceId, localId, net]),
  ).toEqual([
    ["payout", payout.id, null, -700],
    ["transfer_refund", "id" in back && back.id, reversalId, 500],
    ["transfer", "id" in sent && sent.id, input.transferId, -4000],
    ["charge", charge, null, 9680],
  ]);
});
