import { openWithCart } from "../support/shopping/cart.ts";
import { CARDS, drawerToPayment, payWith, shownOrderNumber } from "../support/shopping/checkout.ts";
import { expect, test as base } from "../support/shopping/journey.ts";
import { expectOneOrder, paidIntents } from "../support/shopping/orders.ts";
import { type OwnServer, ownServer } from "../support/servers/own-server.ts";
import { metPopup } from "../support/popup.ts";

/** These tests break the payment provider, so they have a provider and a market of their own. */
const test = base.extend<object, { market: OwnServer }>({
  market: [
    async ({ browserName: _ }, use) => {
      const market = await ownServer();
      await use(market);
      await market.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  databaseUrl: async ({ market }, use) => use(market.databaseUrl),
  baseURL: async ({ market }, use) => use(market.origin),
  storageState: async ({ market }, use) => use(metPopup(market.origin)),
});

test.describe.configure({ mode: "serial" });

test("when the provider is down a polite error shows, nothing is charged, and Try again continues", async ({
  page,
  market,
  sql,
  shelf,
  buyer,
}) => {
  const [goods] = await shelf.claim(1);
  const fault = { kind: "status", status: 500, when: "before" } as const;
  await market.provider.addFault({ op: "payment_intents.create", times: 20, fault });
  await openWithCart(page, "/shop", [goods!]);
  const drawer = await drawerToPayment(page, buyer);
  const notice = drawer.getByRole("alert").filter({ hasText: "We could not prepare your payment" });
  await expect(notice).toBeVisible({ timeout: 20_000 });
  await expect(notice).toContainText("Nothing has been charged and your cart is kept.");
  await expect(notice).not.toContainText(/500|stripe|error/i);
  expect(await paidIntents(sql, buyer.email)).toEqual([]);

  await market.provider.clearFaults();
  await notice.getByRole("button", { name: "Try again" }).click();
  await payWith(page, CARDS.good);
  const number = await shownOrderNumber(drawer);
  await expectOneOrder(sql, buyer.email, number, [{ goods: goods!, quantity: 1 }]);
});

test("without webhooks and with a lost response, the page itself finalizes the order", async ({
  page,
  market,
  sql,
  shelf,
  buyer,
}) => {
  const [goods] = await shelf.claim(1);
  await market.provider.webhookMode({ mode: "hold" });
  await openWithCart(page, "/shop", [goods!]);
  const drawer = await drawerToPayment(page, buyer);
  const processOrder = /\/trpc\/[^?]*checkout\.processOrder/;
  await page.route(processOrder, (route) => route.abort("connectionreset"), { times: 1 });
  await payWith(page, CARDS.good);
  await expect(drawer.getByText("Payment received; we are confirming your order")).toBeVisible();
  const number = await shownOrderNumber(drawer);
  await expectOneOrder(sql, buyer.email, number, [{ goods: goods!, quantity: 1 }]);

  await market.provider.release();
  await expectOneOrder(sql, buyer.email, number, [{ goods: goods!, quantity: 1 }]);
  await market.provider.webhookMode({ mode: "auto" });
});

test("a shopper who leaves right after paying gets the order through the webhook", async ({
  page,
  sql,
  shelf,
  buyer,
}) => {
  const [goods] = await shelf.claim(1);
  await openWithCart(page, "/shop", [goods!]);
  await drawerToPayment(page, buyer);
  await page.route(/\/trpc\/[^?]*checkout\.processOrder/, (route) => route.abort());
  await payWith(page, CARDS.good);
  await expect(page.getByText("Payment received; we are confirming your order")).toBeVisible();
  await page.close();
  const numbers = () => sql<{ number: string }[]>`
    select number from orders where email = ${buyer.email}`;
  await expect.poll(async () => (await numbers()).length, { timeout: 15_000 }).toBe(1);
  const [order] = await numbers();
  await expectOneOrder(sql, buyer.email, order!.number, [{ goods: goods!, quantity: 1 }]);
});
