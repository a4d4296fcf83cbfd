import { once } from "node:events";
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { WANTED_EVENTS } from "#server/payments/events.ts";
import { keepSandbox } from "#server/payments/sandbox/state/keep.ts";
import { openReceiver } from "./receiver.ts";
import {
  CARDS_ONLY,
  CONTROL_TOKEN,
  SECRET_KEY,
  WEBHOOK_SECRET,
  openSandbox,
  sdkFor,
} from "./targets.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "payments-process-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function gone(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0);
      await pause(10);
    } catch {
      return;
    }
  }
}

async function kill(pid: number): Promise<void> {
  process.kill(pid, "SIGKILL");
  await gone(pid);
}

test("a killed sandbox has lost nothing that it had answered", async () => {
  const first = await openSandbox({ dataDir, seed: "harvest" });
  const options = { idempotencyKey: "before-the-crash" };
  const params = { ...CARDS_ONLY, amount: 1200 };
  const intent = await first.stripe.paymentIntents.create(params, options);
  await first.stripe.paymentIntents.confirm(intent.id, { payment_method: "pm_card_visa" });
  await kill(first.pid);

  const second = await openSandbox({ dataDir });
  const after = await second.stripe.paymentIntents.retrieve(intent.id, {
    expand: ["latest_charge"],
  });
  expect(after).toMatchObject({ status: "succeeded", latest_charge: { paid: true } });
  const replay = await second.stripe.paymentIntents.create(params, options);
  expect(replay.id).toBe(intent.id);
  const next = await second.stripe.paymentIntents.create(params);
  expect(next.id).not.toBe(intent.id);
  await second.close();
});

test("a sandbox that is kept comes back by itself, where it was and with all it knew", async () => {
  const options = { webhookSecret: WEBHOOK_SECRET, secretKey: SECRET_KEY };
  const kept = await keepSandbox({ dataDir, controlToken: CONTROL_TOKEN, ...options });
  const stripe = sdkFor(kept.port, { maxNetworkRetries: 0 });
  const { id } = await stripe.paymentIntents.create({ ...CARDS_ONLY, amount: 1200 });
  await kill(kept.pid);
  await expect
    .poll(() => stripe.paymentIntents.retrieve(id).catch(() => null), { timeout: 15_000 })
    .toMatchObject({ id, amount: 1200 });
  await kept.stop();
  await expect(stripe.paymentIntents.retrieve(id)).rejects.toThrow("connection");
});

test("undelivered webhooks survive a restart and go to the new address", async () => {
  const nowhere = await openReceiver();
  await nowhere.close();
  const first = await openSandbox({ dataDir, webhookUrl: nowhere.url });
  const { id } = await first.stripe.paymentIntents.create({ ...CARDS_ONLY, amount: 1200 });
  await kill(first.pid);
  const receiver = await openReceiver();
  const second = await openSandbox({ dataDir, webhookUrl: receiver.url });
  await receiver.received(1);
  expect(JSON.parse(receiver.deliveries[0]!.body)).toMatchObject({ data: { object: { id } } });
  await second.close();
  await receiver.close();
});

test("the same seed gives the same ids", async () => {
  const first = await openSandbox({ dataDir, seed: "plum" });
  const create = () => first.stripe.paymentIntents.create({ ...CARDS_ONLY, amount: 1200 });
  const before = await create();
  await first.control.reset("plum");
  expect((await create()).id).toBe(before.id);
  await first.close();
});

test("a second start on a directory shares the sandbox that runs there", async () => {
  const first = await openSandbox({ dataDir });
  const second = await openSandbox({ dataDir });
  expect(second.pid).toBe(first.pid);
  await second.close();
  await first.stripe.customers.create();
  await first.close();
});

/** A separate process that starts a sandbox, reports its pid, and waits to be killed. */
const APP = `
  import { startSandbox } from ${JSON.stringify(import.meta.resolve("#server/payments/sandbox/spawn.ts"))};
  const sandbox = await startSandbox(JSON.parse(process.env.OPTIONS));
  process.send(sandbox.pid);
  setInterval(() => {}, 1000);
`;

test("the sandbox of a killed app is taken over with its state, and never has two writers", async () => {
  const secrets = {
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    controlToken: CONTROL_TOKEN,
  };
  const options = JSON.stringify({ dataDir, ...secrets });
  const app = spawn(process.execPath, ["--input-type=module", "--eval", APP], {
    env: { ...process.env, OPTIONS: options },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const [orphan] = (await once(app, "message")) as [number];
  const shared = await openSandbox({ dataDir });
  const { id } = await sdkFor(shared.port).paymentIntents.create({ ...CARDS_ONLY, amount: 1200 });
  app.kill("SIGKILL");
  await once(app, "exit");

  const heir = await openSandbox({ dataDir });
  expect(heir.pid).not.toBe(orphan);
  await gone(orphan);
  expect((await heir.stripe.paymentIntents.retrieve(id)).amount).toBe(1200);
  await heir.close();
});

test("the configured endpoint gets the events that it names, and no others", async () => {
  const receiver = await openReceiver();
  const sandbox = await openSandbox({ webhookUrl: receiver.url, webhookEvents: WANTED_EVENTS });
  const intent = await sandbox.stripe.paymentIntents.create({
    ...CARDS_ONLY,
    amount: 1200,
  });
  await sandbox.stripe.paymentIntents.confirm(intent.id, { payment_method: "pm_card_visa" });
  await sandbox.stripe.refunds.create({ payment_intent: intent.id });
  await receiver.received(3);
  const types = receiver.deliveries.map(({ type }) => type);
  expect(types).toContain("payment_intent.succeeded");
  expect(types).toContain("refund.created");
  expect(WANTED_EVENTS).toEqual(expect.arrayContaining(types));
  await sandbox.close();
  await receiver.close();
});
