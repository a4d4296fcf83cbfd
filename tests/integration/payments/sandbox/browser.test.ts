import { readFile } from "node:fs/promises";
import Fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sandboxBrowser } from "#server/payments/sandbox/cards/browser.ts";
import { openSandbox } from "./targets.ts";
import type { SandboxTarget } from "./targets.ts";

const KEY = "pk_test_sandbox_contract";
let sandbox: SandboxTarget;
let app: FastifyInstance;
beforeAll(async () => {
  sandbox = await openSandbox();
  app = Fastify();
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("content-security-policy", "frame-ancestors 'none'");
    reply.header("x-frame-options", "DENY");
  });
  await app.register(sandboxBrowser, { sandboxPort: sandbox.port, publishableKey: KEY });
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

type Fields = Record<string, string>;

function create() {
  return sandbox.stripe.paymentIntents.create({
    amount: 1999,
    currency: "usd",
    automatic_payment_methods: { enabled: true },
    metadata: { note: "ours alone" },
  });
}

async function post(path: string, fields: Fields) {
  const answer = await app.inject({
    method: "POST",
    url: `/__stripe_sandbox/v1/payment_intents/${path}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(fields).toString(),
  });
  return { status: answer.statusCode, body: answer.json<{ error?: Fields; status?: string }>() };
}

const card = (number: string, more: Fields = {}) => ({
  "payment_method_data[type]": "card",
  "payment_method_data[card][number]": number,
  "payment_method_data[card][exp_month]": "12",
  "payment_method_data[card][exp_year]": "40",
  "payment_method_data[card][cvc]": "123",
  ...more,
});

test("anyone who holds the client secret confirms by a test id", async () => {
  const { id, client_secret } = await create();
  const { status, body } = await post(`${id}/confirm`, {
    client_secret: client_secret!,
    payment_method: "pm_card_visa",
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ id, status: "succeeded" });
  expect(body).not.toHaveProperty("metadata");
});

test("a wrong client secret or key is refused and nothing is paid", async () => {
  const { id, client_secret } = await create();
  const other = await create();
  for (const fields of [
    { client_secret: `${client_secret}x` },
    { client_secret: other.client_secret! },
    {},
    { client_secret: client_secret!, key: "pk_test_sandbox_other" },
  ]) {
    const { status } = await post(`${id}/confirm`, { ...fields, payment_method: "pm_card_visa" });
    expect([400, 401]).toContain(status);
  }
  expect((await sandbox.stripe.paymentIntents.retrieve(id)).status).toBe("requires_payment_method");
});

test("typed cards pay or are refused with their code", async () => {
  const { id, client_secret } = await create();
  const confirm = (fields: Fields) =>
    post(`${id}/confirm`, { client_secret: client_secret!, key: KEY, ...fields });
  const codeOf = async (fields: Fields) => (await confirm(fields)).body.error;
  expect(await codeOf(card("4000000000009995"))).toMatchObject({
    code: "card_declined",
    decline_code: "insufficient_funds",
  });
  expect(await codeOf(card("4242424242424241"))).toMatchObject({ code: "incorrect_number" });
  const expired = { "payment_method_data[card][exp_year]": "20" };
  expect(await codeOf(card("4242424242424242", expired))).toMatchObject({
    code: "invalid_expiry_year",
  });
  const short = { "payment_method_data[card][cvc]": "12" };
  expect(await codeOf(card("4242424242424242", short))).toMatchObject({ code: "invalid_cvc" });
  expect((await confirm(card("4242 4242 4242 4242"))).body.status).toBe("succeeded");
});

test("a number that is no test card is refused and never kept", async () => {
  const { id, client_secret } = await create();
  const number = "4111111111111111";
  const fields = { client_secret: client_secret!, ...card(number) };
  const { status, body } = await post(`${id}/confirm`, fields);
  expect(status).toBe(402);
  expect(body.error).toMatchObject({ code: "card_declined", decline_code: "test_mode_live_card" });
  for (const name of ["sqlite", "sqlite-wal", "log"]) {
    expect(await readFile(`${sandbox.dataDir}/payments-sandbox.${name}`, "utf8")).not.toContain(
      number,
    );
  }
});

test("an authentication is completed by the payer", async () => {
  const { id, client_secret } = await create();
  const secret = { client_secret: client_secret! };
  const asked = await post(`${id}/confirm`, { ...secret, ...card("4000002760003184") });
  expect(asked.body).toMatchObject({
    status: "requires_action",
    next_action: { type: "use_stripe_sdk" },
  });
  const done = await post(`${id}/finish`, { ...secret, result: "succeeded" });
  expect(done.body.status).toBe("succeeded");
});

test("a browser reads its own intent and reaches nothing else", async () => {
  const { id, client_secret } = await create();
  const url = `/__stripe_sandbox/v1/payment_intents/${id}`;
  const read = await app.inject({ url, query: { client_secret: client_secret!, key: KEY } });
  expect(read.json()).toMatchObject({ id, amount: 1999 });
  expect(read.headers["cache-control"]).toBe("no-store");
  expect((await app.inject({ url })).statusCode).toBe(400);
  expect((await post(id, { amount: "50" })).status).toBe(404);
  const direct = await fetch(`http://127.0.0.1:${sandbox.port}/v1/payment_intents`, {
    headers: { authorization: `Bearer ${KEY}` },
  });
  expect(direct.status).toBe(403);
});

test.each(["frame", "challenge", "redirect"])(
  "the %s page may be framed by us alone and runs no inline script",
  async (page) => {
    const { headers, body } = await app.inject({ url: `/__stripe_sandbox/${page}` });
    expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'self'");
    expect(headers["content-security-policy"]).not.toContain("unsafe-inline");
    expect(body).not.toMatch(/<script(?![^>]*src=)|<style|style=|\son\w+=/);
    for (const [, path] of body.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect((await app.inject({ url: path! })).statusCode).toBe(200);
    }
  },
);

test("without its process the browser side says that the provider cannot be reached", async () => {
  const alone = Fastify();
  await alone.register(sandboxBrowser, { sandboxPort: 9, publishableKey: KEY });
  const answer = await alone.inject({
    url: "/__stripe_sandbox/v1/payment_intents/pi_1?client_secret=x",
  });
  expect(answer.statusCode).toBe(502);
  await alone.close();
});
