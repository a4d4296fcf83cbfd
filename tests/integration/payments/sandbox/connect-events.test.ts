import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { openAccount, paid, readyAccount } from "./connected.ts";
import { openReceiver, type Receiver } from "./receiver.ts";
import { errorOf, openSandbox, WEBHOOK_SECRET } from "./targets.ts";
import type { SandboxTarget } from "./targets.ts";

const CONNECT_SECRET = "whsec_contract_connect";
let sandbox: SandboxTarget;
let ours: Receiver;
let theirs: Receiver;
beforeAll(async () => {
  [ours, theirs] = [await openReceiver(), await openReceiver()];
  sandbox = await openSandbox({
    webhookUrl: ours.url,
    connectWebhook: { url: theirs.url, secret: CONNECT_SECRET },
  });
});
beforeEach(async () => {
  await sandbox.control.reset();
  await sandbox.control.webhookMode({ mode: "hold" });
});
afterEach(() => {
  ours.deliveries.length = 0;
  theirs.deliveries.length = 0;
});
afterAll(async () => {
  await sandbox.close();
  await Promise.all([ours.close(), theirs.close()]);
});

/** The deliveries to an endpoint since then, signed with its secret. */
async function delivered(receiver: Receiver, secret: string) {
  await sandbox.control.release();
  return receiver.deliveries.map(({ body, signature }) =>
    sandbox.stripe.webhooks.constructEvent(body, signature, secret),
  );
}

test("an account's events name it, and go to the endpoint for connected accounts alone", async () => {
  const { id } = await openAccount(sandbox);
  await sandbox.control.onboard(id, "complete");
  const events = await delivered(theirs, CONNECT_SECRET);
  expect(events.map(({ type, account }) => [type, account])).toEqual([
    ["capability.updated", id],
    ["capability.updated", id],
    ["account.updated", id],
  ]);
  expect(events[1]!.data).toMatchObject({
    object: {
      id: "transfers",
      object: "capability",
      account: id,
      status: "active",
    },
    previous_attributes: { status: "inactive" },
  });
  expect(events[2]!.data).toMatchObject({
    object: { id, payouts_enabled: true },
    previous_attributes: { payouts_enabled: false, details_submitted: false },
  });
  expect(ours.deliveries).toEqual([]);
});

test("an account that loses a capability is reported in an event, with what is due now", async () => {
  const farm = await readyAccount(sandbox);
  await delivered(theirs, CONNECT_SECRET);
  theirs.deliveries.length = 0;
  await sandbox.control.setCapability(farm, "transfers", false);
  const [capability, account] = await delivered(theirs, CONNECT_SECRET);
  expect(capability!.data.object).toMatchObject({
    id: "transfers",
    status: "inactive",
    requirements: { currently_due: ["individual.verification.document"] },
  });
  expect(account!.data.object).toMatchObject({
    id: farm,
    capabilities: { transfers: "inactive" },
  });
});

test("an account that leaves says so once, and is out of reach", async () => {
  const farm = await readyAccount(sandbox);
  await delivered(theirs, CONNECT_SECRET);
  theirs.deliveries.length = 0;
  await sandbox.control.deauthorize(farm);
  const [event, ...more] = await delivered(theirs, CONNECT_SECRET);
  expect(more).toEqual([]);
  expect(event).toMatchObject({
    type: "account.application.deauthorized",
    account: farm,
    data: { object: { object: "application" } },
  });
  expect(await errorOf(sandbox.stripe.accounts.retrieve(farm))).toMatchObject({
    statusCode: 403,
    code: "account_invalid",
  });
});

test("transfers are the platform's events, payouts those of who is paid", async () => {
  await paid(sandbox, 10_000);
  const farm = await readyAccount(sandbox);
  const transfer = await sandbox.stripe.transfers.create({
    destination: farm,
    amount: 4000,
    currency: "usd",
  });
  await sandbox.stripe.transfers.createReversal(transfer.id, { amount: 500 });
  const payout = await sandbox.stripe.payouts.create(
    { amount: 3000, currency: "usd" },
    { stripeAccount: farm },
  );
  await sandbox.control.settlePayout(payout.id, "paid");
  await sandbox.control.settlePayout(payout.id, "failed");
  const types = (await delivered(ours, WEBHOOK_SECRET)).map(({ type }) => type);
  expect(types.filter((type) => type.startsWith("transfer"))).toEqual([
    "transfer.created",
    "transfer.reversed",
  ]);
  const [, , , ...paidOut] = await delivered(theirs, CONNECT_SECRET);
  expect(paidOut.map(({ type, account }) => [type, account])).toEqual([
    ["payout.created", farm],
    ["payout.paid", farm],
    ["payout.failed", farm],
  ]);
  const listed = (await sandbox.stripe.events.list({ limit: 100 })).data;
  expect(listed.filter(({ account }) => account)).toEqual([]);
  const ofFarm = await sandbox.stripe.events.list({}, { stripeAccount: farm });
  expect(ofFarm.data).toHaveLength(6);
});

test("endpoints for connected accounts are made by the API too", async () => {
  const endpoint = await sandbox.stripe.webhookEndpoints.create({
    url: ours.url,
    enabled_events: ["account.updated"],
    connect: true,
  });
  expect(endpoint).not.toHaveProperty("connect");
  await readyAccount(sandbox);
  const events = await delivered(ours, endpoint.secret!);
  expect(events.map(({ type }) => type)).toEqual(["account.updated"]);
});
