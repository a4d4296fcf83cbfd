import { rmSync } from "node:fs";
import Fastify from "fastify";
import type { FastifyInstance } from "fastify";
import type Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sandboxBrowser } from "#server/payments/sandbox/cards/browser.ts";
import { temporaryFolder } from "#tests/support/servers/temporary-folder.ts";
import { ACCOUNT, openAccount } from "./connected.ts";
import { errorOf, openSandbox } from "./targets.ts";
import type { SandboxTarget } from "./targets.ts";

const PAGES = "https://shop.example/dashboard/farmer/sales";
const LINK = {
  type: "account_onboarding",
  return_url: `${PAGES}?back=done`,
  refresh_url: `${PAGES}?back=again`,
} as const;

let sandbox: SandboxTarget;
let app: FastifyInstance;
beforeAll(async () => {
  sandbox = await openSandbox();
  app = Fastify();
  const publishableKey = "pk_test_sandbox_contract";
  await app.register(sandboxBrowser, {
    sandboxPort: sandbox.port,
    publishableKey,
  });
});
beforeEach(() => sandbox.control.reset());
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

const accounts = () => sandbox.stripe.accounts;
const read = (id: string) => accounts().retrieve(id);

test("a new account is ours to answer for, and can do nothing yet", async () => {
  const account = await openAccount(sandbox);
  expect(account).toMatchObject({
    object: "account",
    type: "none",
    email: ACCOUNT.email,
    controller: {
      type: "application",
      is_controller: true,
      fees: { payer: "application" },
      losses: { payments: "application" },
      requirement_collection: "stripe",
      stripe_dashboard: { type: "express" },
    },
    capabilities: { card_payments: "inactive", transfers: "inactive" },
    charges_enabled: false,
    payouts_enabled: false,
    details_submitted: false,
    metadata: { farm_id: "7" },
    requirements: { disabled_reason: "requirements.past_due" },
  });
  expect(account.requirements!.currently_due).toContain("external_account");
});

test.each(["transfers", "card_payments"] as const)(
  "%s alone is not given: both have to be asked for",
  async (only) => {
    const alone = { ...ACCOUNT, capabilities: { [only]: { requested: true } } };
    const refusal = await errorOf(accounts().create(alone));
    expect(refusal).toMatchObject({ statusCode: 400, param: "capabilities" });
    expect(refusal.message).toContain(`requested the \`${only}\` capability without`);
  },
);

test.each([
  [{ type: "express" }, "parameter_unknown"],
  [{ controller: { fees: { payer: "application" } } }, "parameter_missing"],
  [{ business_profile: { slogan: "Plums" } }, "parameter_unknown"],
])("refuses %o", async (wrong, code) => {
  const create = accounts().create({
    ...ACCOUNT,
    ...wrong,
  } as Stripe.AccountCreateParams);
  expect(await errorOf(create)).toMatchObject({ statusCode: 400, code });
});

test("an account is changed, listed and deleted; after that it is out of reach", async () => {
  const { id } = await openAccount(sandbox);
  const changed = await accounts().update(id, {
    email: "new@farm.example",
    business_profile: { url: "https://farm.example" },
    metadata: { note: "x" },
  });
  expect(changed).toMatchObject({
    email: "new@farm.example",
    business_profile: { name: "Row Farm", url: "https://farm.example" },
    metadata: { farm_id: "7", note: "x" },
  });
  expect((await accounts().list()).data.map((account) => account.id)).toEqual([id]);
  expect(await accounts().del(id)).toMatchObject({ id, deleted: true });
  expect((await accounts().list()).data).toEqual([]);
  const asks = [() => read(id), () => read("acct_no"), () => accounts().createLoginLink(id)];
  for (const ask of asks) {
    expect(await errorOf(ask())).toMatchObject({
      statusCode: 403,
      code: "account_invalid",
    });
  }
});

test("the same key makes one account, and another account's keys are its own", async () => {
  const twice = { idempotencyKey: "account:7:1" };
  const first = await accounts().create(ACCOUNT, twice);
  expect((await accounts().create(ACCOUNT, twice)).id).toBe(first.id);
  await sandbox.control.onboard(first.id, "complete");
  const payout = { amount: 100, currency: "usd" };
  const theirs = sandbox.stripe.payouts.create(payout, {
    ...twice,
    stripeAccount: first.id,
  });
  expect(await errorOf(theirs)).toMatchObject({ code: "balance_insufficient" });
});

type Ended = { redirect: string };
const api = (path: string) => `/__stripe_sandbox/v1/account_links/${path}`;

async function onboarding(id: string) {
  const link = await sandbox.stripe.accountLinks.create({
    ...LINK,
    account: id,
  });
  const url = new URL(link.url);
  const page = await app.inject({ url: url.pathname + url.search });
  const token = url.searchParams.get("link") ?? "";
  const finish = async (outcome: string) => {
    const answer = await app.inject({
      method: "POST",
      url: api(`${token}/finish`),
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: `outcome=${outcome}`,
    });
    return { status: answer.statusCode, ...answer.json<Partial<Ended>>() };
  };
  const open = async () => (await app.inject({ url: api(token) })).json<unknown>();
  return { link, url, page, token, finish, open };
}

test("a link leads to the hosted page, on the origin that asked", async () => {
  const { id } = await openAccount(sandbox);
  const { link, url, page, open } = await onboarding(id);
  expect(link).toMatchObject({
    object: "account_link",
    expires_at: link.created + 300,
  });
  expect(url.origin).toBe("https://shop.example");
  expect(page.statusCode).toBe(200);
  expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
  expect(page.body).toContain("Test account");
  expect(await open()).toMatchObject({ name: "Row Farm", redirect: null });
});

test("who completes everything can be paid, and what is due is gone", async () => {
  const { id } = await openAccount(sandbox);
  const { finish } = await onboarding(id);
  expect(await finish("complete")).toEqual({
    status: 200,
    redirect: LINK.return_url,
  });
  expect(await read(id)).toMatchObject({
    details_submitted: true,
    payouts_enabled: true,
    charges_enabled: true,
    capabilities: { card_payments: "active", transfers: "active" },
    requirements: { currently_due: [], disabled_reason: null },
  });
});

test("who leaves early, or of whom a document is missing, cannot be paid", async () => {
  const { id } = await openAccount(sandbox);
  expect((await (await onboarding(id)).finish("leave")).redirect).toBe(LINK.return_url);
  expect(await read(id)).toMatchObject({
    details_submitted: false,
    payouts_enabled: false,
  });
  await (await onboarding(id)).finish("incomplete");
  expect(await read(id)).toMatchObject({
    details_submitted: true,
    payouts_enabled: false,
    capabilities: { transfers: "inactive" },
    requirements: { currently_due: ["individual.verification.document"] },
  });
});

test("a link is good once and for five minutes; then it leads to a fresh one", async () => {
  const { id } = await openAccount(sandbox);
  const { finish, open } = await onboarding(id);
  await finish("leave");
  expect(await open()).toMatchObject({ redirect: LINK.refresh_url });
  expect(await finish("complete")).toMatchObject({
    redirect: LINK.refresh_url,
  });
  const late = await onboarding(id);
  await sandbox.control.advanceClock(301);
  expect(await late.finish("complete")).toMatchObject({
    redirect: LINK.refresh_url,
  });
  expect(await read(id)).toMatchObject({ details_submitted: false });
  const wrong = await late.finish("run");
  expect(wrong.status).toBe(400);
});

test("links are asked for with addresses, and only for accounts of ours", async () => {
  const { id } = await openAccount(sandbox);
  const create = (change: object) =>
    errorOf(sandbox.stripe.accountLinks.create({ ...LINK, account: id, ...change }));
  expect(await create({ return_url: "sales" })).toMatchObject({
    code: "url_invalid",
  });
  expect(await create({ account: "acct_no" })).toMatchObject({
    statusCode: 403,
  });
});

test("a login link is given to who has told about themselves", async () => {
  const { id } = await openAccount(sandbox);
  expect(await errorOf(accounts().createLoginLink(id))).toMatchObject({
    statusCode: 400,
  });
  await (await onboarding(id)).finish("complete");
  const { object, url } = await accounts().createLoginLink(id);
  expect(object).toBe("login_link");
  const { origin, pathname } = new URL(url);
  expect(origin).toBe("https://shop.example");
  expect((await app.inject({ url: pathname })).body).toContain("Test account page");
});

test("accounts and their links outlive the process", async () => {
  const dataDir = temporaryFolder("kept-accounts");
  const first = await openSandbox({ dataDir });
  const { id } = await openAccount(first);
  await first.control.onboard(id, "complete");
  await first.close();
  const second = await openSandbox({ dataDir });
  expect(await second.stripe.accounts.retrieve(id)).toMatchObject({
    payouts_enabled: true,
  });
  await second.close();
  rmSync(dataDir, { recursive: true });
});
