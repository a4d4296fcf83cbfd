import { chromium } from "@playwright/test";
import type { Browser, Page } from "@playwright/test";
import Fastify from "fastify";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sandboxBrowser } from "#server/payments/sandbox/cards/browser.ts";
import { findBrowser } from "#tests/support/servers/browser.ts";
import { openSandbox } from "./targets.ts";
import type { SandboxTarget } from "./targets.ts";

/** A shop page with a strict content security policy that uses the library as the product does. */
const PAGE = `<!doctype html><title>Shop</title><meta name="color-scheme" content="light dark"><div id="element"></div>
<button id="pay">Pay</button><output id="out"></output>
<script src="/__stripe_sandbox/stripe.js"></script><script src="/shop.js"></script>`;
const SHOP = `
const asked = new URLSearchParams(location.search);
const clientSecret = asked.get("secret");
const locale = asked.get("locale") ?? undefined;
document.documentElement.lang = locale;
const stripe = Stripe("pk_test_sandbox_shop");
const elements = stripe.elements({ clientSecret, locale, appearance: { variables: { colorPrimary: "#a03060" } } });
window.heard = [];
addEventListener("message", (event) => window.heard.push(JSON.stringify(event.data)));
const element = elements.create("payment", { layout: "tabs" });
const seen = [];
for (const name of ["loaderstart", "ready", "loaderror"]) element.on(name, () => {
  seen.push(name);
  document.body.dataset.seen = seen.join(" ");
});
element.mount("#element");
document.getElementById("pay").onclick = async () => {
  const confirmParams = { return_url: location.origin + "/done" };
  const answer = await stripe.confirmPayment({ elements, confirmParams, redirect: "if_required" });
  document.getElementById("out").textContent = JSON.stringify(answer);
};`;

let sandbox: SandboxTarget;
let app: FastifyInstance;
let browser: Browser;
let page: Page;
let complaints: string[];
beforeAll(async () => {
  sandbox = await openSandbox();
  app = Fastify();
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("content-security-policy", "default-src 'self'; frame-ancestors 'none'");
  });
  const publishableKey = "pk_test_sandbox_shop";
  await app.register(sandboxBrowser, { sandboxPort: sandbox.port, publishableKey });
  app.get("/", async (_request, reply) => reply.type("text/html").send(PAGE));
  app.get("/done", async (_request, reply) => reply.type("text/html").send("done"));
  app.get("/shop.js", async (_request, reply) => reply.type("text/javascript").send(SHOP));
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { executablePath, env } = await findBrowser();
  browser = await chromium.launch({
    executablePath,
    env: { ...(process.env as Record<string, string>), ...env },
    args: ["--no-sandbox"],
  });
});
beforeEach(async () => {
  await page?.close();
  page = await browser.newPage();
  complaints = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (line) => {
    if (line.text().includes("Content Security Policy")) complaints.push(line.text());
  });
});
afterAll(async () => {
  await browser.close();
  await app.close();
  await sandbox.close();
});

const card = () => page.frameLocator("#element iframe");
const bank = () => page.frameLocator('iframe[title="Secure authentication frame"]');

async function openShop(locale = "en"): Promise<string> {
  const intent = await sandbox.stripe.paymentIntents.create({
    amount: 3300,
    currency: "usd",
    automatic_payment_methods: { enabled: true },
  });
  const { port } = app.server.address() as { port: number };
  await page.goto(`http://127.0.0.1:${port}/?secret=${intent.client_secret}&locale=${locale}`);
  await page.locator('body[data-seen="loaderstart ready"]').waitFor();
  return intent.id;
}

async function payWith(number: string): Promise<void> {
  await card().getByLabel("Card number").pressSequentially(number);
  await card().getByLabel("Expiration date").pressSequentially("1240");
  await card().getByLabel("Security code").fill("123");
  await page.getByRole("button", { name: "Pay" }).click();
}

async function answer(): Promise<{
  paymentIntent?: { id: string; status: string };
  error?: object;
}> {
  const out = page.locator("output:not(:empty)");
  await out.waitFor();
  const text = await out.textContent();
  return JSON.parse(text ?? "{}") as { paymentIntent?: { id: string; status: string } };
}

test("the card's frame speaks the language of the page, also where it refuses", async () => {
  await openShop("es");
  await card().getByLabel("Número de tarjeta").pressSequentially("4242424242424241");
  // Filled completely, because an error shown on blur would move the button away from the click.
  await card().getByLabel("Código de seguridad").fill("123");
  await expect
    .poll(() => card().getByRole("alert").allTextContents())
    .toContain("El número de su tarjeta no es válido.");
  await page.getByRole("button", { name: "Pay" }).click();
  expect(await answer()).toMatchObject({
    error: { code: "invalid_number", message: "El número de su tarjeta no es válido." },
  });
  expect(await card().locator("body").textContent()).not.toMatch(/\b(Card|Expiration|next page)\b/);
  expect(await card().getByLabel("Fecha de vencimiento").getAttribute("placeholder")).toBe(
    "MM / AA",
  );
  expect(complaints).toEqual([]);
});

test("a typed card pays, and the page around the frame never sees its number", async () => {
  const id = await openShop();
  await payWith("4242424242424242");
  expect(await answer()).toMatchObject({ paymentIntent: { id, status: "succeeded" } });
  expect(await card().getByLabel("Card number").inputValue()).toBe("4242 4242 4242 4242");
  expect(await card().getByLabel("Expiration date").inputValue()).toBe("12 / 40");
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard.join());
  expect(heard).toContain('"type":"answer"');
  expect(heard.replaceAll(" ", "")).not.toContain("4242424242424242");
  expect(complaints).toEqual([]);
});

test("the frame lets the ground of a dark page through", async () => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openShop();
  await page.evaluate(() => {
    document.documentElement.style.background = "#123456";
  });
  const box = await page.locator('iframe[title="Secure payment input frame"]').boundingBox();
  const clip = { x: Math.ceil(box!.x), y: Math.ceil(box!.y), width: 1, height: 1 };
  const data = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer();
  expect([...data]).toEqual([0x12, 0x34, 0x56]);
});

test("an incomplete card is refused in the frame", async () => {
  const id = await openShop();
  await page.getByRole("button", { name: "Pay" }).click();
  expect(await answer()).toMatchObject({
    error: { type: "validation_error", message: "Your card number is incomplete." },
  });
  expect(await card().getByRole("alert").allTextContents()).toEqual([
    "Your card number is incomplete.",
    "Your card’s expiration date is incomplete.",
    "Your card’s security code is incomplete.",
  ]);
  expect((await sandbox.stripe.paymentIntents.retrieve(id)).latest_charge).toBeNull();
});

test.each([
  ["Complete authentication", { paymentIntent: { status: "succeeded" } }],
  ["Fail authentication", { error: { code: "payment_intent_authentication_failure" } }],
])("the bank asks in a frame: %s", async (button, expected) => {
  await openShop();
  await payWith("4000002760003184");
  await bank().getByRole("button", { name: button }).click();
  expect(await answer()).toMatchObject(expected);
  expect(await page.locator('iframe[title="Secure authentication frame"]').count()).toBe(0);
});

test("the bank asks in the language of the page", async () => {
  await openShop("es");
  await card().getByLabel("Número de tarjeta").pressSequentially("4000002760003184");
  await card().getByLabel("Fecha de vencimiento").pressSequentially("1234");
  await card().getByLabel("Código de seguridad").pressSequentially("123");
  await page.getByRole("button", { name: "Pay" }).click();
  const asked = page.getByRole("dialog", { name: "Autenticación del pago" }).locator("iframe");
  const bankInSpanish = asked.contentFrame();
  await bankInSpanish.getByRole("heading", { name: "Confirme que es usted" }).waitFor();
  expect(await bankInSpanish.locator("body").textContent()).not.toMatch(/bank|authentication/);
  await bankInSpanish.getByRole("button", { name: "Completar la autenticación" }).click();
  expect(await answer()).toMatchObject({ paymentIntent: { status: "succeeded" } });
});

test("a wallet goes over its own page and back", async () => {
  const id = await openShop();
  await card().getByLabel("Klarna").check();
  await page.getByRole("button", { name: "Pay" }).click();
  await page.getByRole("heading", { name: "Klarna: $33.00" }).waitFor();
  await page.getByRole("button", { name: "Authorize test payment" }).click();
  await page.waitForURL(/\/done\?/);
  expect(new URL(page.url()).searchParams.get("redirect_status")).toBe("succeeded");
  expect((await sandbox.stripe.paymentIntents.retrieve(id)).status).toBe("succeeded");
});

test("the library takes the sandbox's keys alone", async () => {
  await openShop();
  const refused = await page.evaluate(() => {
    const { Stripe } = window as unknown as { Stripe: { (key: string): unknown; version: string } };
    const refuses = (key: string) => {
      try {
        Stripe(key);
        return false;
      } catch {
        return true;
      }
    };
    return [Stripe.version, refuses("pk_live_1"), refuses("pk_test_1")];
  });
  expect(refused).toEqual(["endive", true, true]);
});
