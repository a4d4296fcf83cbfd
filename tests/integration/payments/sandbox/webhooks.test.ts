import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openReceiver } from "./receiver.ts";
import type { Receiver } from "./receiver.ts";
import { CARDS_ONLY, WEBHOOK_SECRET, openSandbox } from "./targets.ts";
import type { SandboxTarget } from "./targets.ts";

let sandbox: SandboxTarget;
let receiver: Receiver;
beforeAll(async () => {
  receiver = await openReceiver();
  sandbox = await openSandbox({ webhookUrl: receiver.url });
});
beforeEach(async () => {
  await sandbox.control.reset();
  receiver.deliveries.length = 0;
  receiver.statuses.length = 0;
});
afterAll(async () => {
  await sandbox.close();
  await receiver.close();
});

const create = () => sandbox.stripe.paymentIntents.create({ ...CARDS_ONLY, amount: 700 });
const pay = async () => {
  const { id } = await create();
  return sandbox.stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa" });
};
const verified = (index: number, secret = WEBHOOK_SECRET) => {
  const { body, signature } = receiver.deliveries[index]!;
  return sandbox.stripe.webhooks.constructEvent(body, signature, secret);
};
const types = () => receiver.deliveries.map((delivery) => delivery.type);

test("a payment is reported by signed events that hold the object", async () => {
  const intent = await pay();
  await receiver.received(3);
  expect(types().toSorted()).toEqual([
    "charge.succeeded",
    "payment_intent.created",
    "payment_intent.succeeded",
  ]);
  const index = types().indexOf("payment_intent.succeeded");
  const event = verified(index);
  expect(event).toMatchObject({
    object: "event",
    livemode: false,
    api_version: sandbox.stripe.getApiField("version"),
    data: { object: { id: intent.id, status: "succeeded", amount_received: 700 } },
  });
  expect(event.request?.id).toMatch(/^req_/);
  expect(event.request?.idempotency_key).toMatch(/^stripe-node-retry-/);
  expect(() => verified(index, "whsec_other")).toThrow("signature");
});

test("a delivery that is refused or redirected comes again with the same id", async () => {
  receiver.statuses.push(302);
  await create();
  await receiver.received(2);
  expect(receiver.deliveries[1]?.id).toBe(receiver.deliveries[0]?.id);
});

test("held events go out when released, newest first if asked", async () => {
  await sandbox.control.webhookMode({ mode: "hold" });
  await pay();
  expect((await sandbox.control.webhooks()).waiting).toHaveLength(3);
  expect(receiver.deliveries).toEqual([]);
  expect(await sandbox.control.release({ newestFirst: true })).toBe(3);
  expect(types()).toEqual([
    "payment_intent.succeeded",
    "charge.succeeded",
    "payment_intent.created",
  ]);
  expect((await sandbox.control.webhooks()).waiting).toEqual([]);
});

test("held events that are released go one after the other, whatever happens meanwhile", async () => {
  await sandbox.control.webhookMode({ mode: "hold" });
  await pay();
  const { promise, resolve } = Promise.withResolvers<void>();
  receiver.until = promise;
  const released = sandbox.control.release({ newestFirst: true });
  await receiver.received(1);
  // A change makes the sandbox check for due deliveries; it answers the next call only after that check.
  await create();
  await create();
  resolve();
  expect(await released).toBe(3);
  expect(types()).toEqual([
    "payment_intent.succeeded",
    "charge.succeeded",
    "payment_intent.created",
  ]);
});

test("dropped events can still be listed, and delivered by hand", async () => {
  await sandbox.control.webhookMode({ mode: "drop" });
  const { id } = await create();
  const { data } = await sandbox.stripe.events.list({ type: "payment_intent.created" });
  expect(data.map((event) => (event.data.object as { id: string }).id)).toEqual([id]);
  expect((await sandbox.control.webhooks()).waiting).toEqual([]);
  await sandbox.control.webhookMode({ mode: "auto" });
  await sandbox.control.redeliver(data[0]!.id);
  await receiver.received(1);
  expect(receiver.deliveries[0]?.id).toBe(data[0]!.id);
});

test("doubled events have one id", async () => {
  await sandbox.control.webhookMode({ mode: "dup", copies: 3 });
  await create();
  await receiver.received(3);
  expect(new Set(receiver.deliveries.map((delivery) => delivery.id)).size).toBe(1);
});

test("reordered events come newest first", async () => {
  await sandbox.control.webhookMode({ mode: "reorder" });
  await pay();
  await receiver.received(3);
  expect(types()[0]).toBe("payment_intent.succeeded");
  expect(types()[2]).toBe("payment_intent.created");
});

test("forged events do not pass the signature check, and neither do old ones", async () => {
  await sandbox.control.webhookMode({ mode: "forge" });
  await create();
  await receiver.received(1);
  expect(() => verified(0)).toThrow("signature");
  await sandbox.control.webhookMode({ mode: "auto", skewSeconds: -301 });
  await create();
  await receiver.received(2);
  expect(() => verified(1)).toThrow("tolerance");
});

test("an endpoint gets what it asked for, signed with the secret shown once", async () => {
  const other = await openReceiver();
  const { webhookEndpoints } = sandbox.stripe;
  const made = await webhookEndpoints.create({
    url: other.url,
    enabled_events: ["payment_intent.succeeded"],
  });
  expect(await webhookEndpoints.retrieve(made.id)).not.toHaveProperty("secret");
  await pay();
  await other.received(1);
  const { body, signature, type } = other.deliveries[0]!;
  expect(type).toBe("payment_intent.succeeded");
  sandbox.stripe.webhooks.constructEvent(body, signature, made.secret!);
  await webhookEndpoints.del(made.id);
  expect((await webhookEndpoints.list()).data).toEqual([]);
  await other.close();
});
