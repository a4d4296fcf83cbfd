import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/appearance/axe.ts";
import { addFromShop, openDrawer, openWithCart } from "../support/shopping/cart.ts";
import {
  CARDS,
  drawerToPayment,
  fillDrawer,
  payWith,
  shownOrderNumber,
} from "../support/shopping/checkout.ts";
import { countTaps } from "../support/count-taps.ts";
import type { Goods } from "../support/shopping/goods.ts";
import { type Buyer, expect, test } from "../support/shopping/journey.ts";
import { withMailingServer } from "../support/servers/with-own-server.ts";

/** Maximum effort of a guest's first purchase, including the three card fields. */
const MOST = { taps: 11, fields: 7 };

async function buyAsGuest(page: Page, buyer: Buyer, goods: readonly Goods[]): Promise<Locator> {
  await openWithCart(page, "/shop", goods, 2);
  const drawer = await drawerToPayment(page, buyer);
  await payWith(page, CARDS.good);
  await shownOrderNumber(drawer);
  return drawer;
}

test.describe("with a mail server", () => {
  const emailsTo = withMailingServer();

  /** Returns the order link in the newest email to this address that contains one. */
  async function receivedLink(to: string): Promise<string> {
    let link = "";
    await expect(() => {
      link = /\/order\?token=[\w-]{43}/.exec(emailsTo(to).at(-1) ?? "")?.[0] ?? "";
      expect(link).not.toBe("");
    }).toPass({ timeout: 20_000 });
    return link;
  }

  test("a guest buys in a few taps, then adds to, changes and cancels the order through the email's link", async ({
    page,
    baseURL,
    buyer,
    shelf,
  }) => {
    const goods = await shelf.claim(2);
    const counted = await countTaps(page);
    for (const item of goods) await addFromShop(page, item);
    const drawer = await openDrawer(page);
    await drawer.getByRole("button", { name: "Checkout", exact: true }).click();
    await fillDrawer(drawer, buyer);
    await drawer.getByRole("button", { name: "Continue to payment" }).click();
    await payWith(page, CARDS.good);
    const number = await shownOrderNumber(drawer);
    const { taps, fields } = counted.effort();
    expect(taps).toBeGreaterThan(0);
    expect(taps).toBeLessThanOrEqual(MOST.taps);
    expect(fields).toBeGreaterThan(0);
    expect(fields).toBeLessThanOrEqual(MOST.fields);

    const link = await receivedLink(buyer.email);
    const elsewhere: string[] = [];
    page.on("request", (request) => {
      const { origin } = new URL(request.url());
      const told = request.url() + (request.headers()["referer"] ?? "");
      if (origin !== baseURL && told.includes("token=")) elsewhere.push(request.url());
    });
    const answer = await page.goto(link);
    expect(answer?.headers()).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex, nofollow",
    });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Order ${number}`);
    await expectAccessible(page);
    await expect(page.getByRole("link", { name: "Receipt (PDF)" })).toHaveAttribute(
      "href",
      `/receipts/${number}.pdf${new URL(link, baseURL).search}`,
    );

    const dialog = page.getByRole("dialog");
    await page.getByRole("button", { name: `Add more ${goods[1]!.name}` }).click();
    await expect(dialog.getByText(`It comes with order ${number}`)).toBeVisible();
    await payWith(page, CARDS.good);
    await expect(page.getByText("Added to your order")).toBeVisible();
    await expect(dialog).toBeHidden();

    await page.getByRole("button", { name: `Remove ${goods[0]!.name}` }).click();
    await dialog.getByRole("button", { name: "Remove it" }).click();
    await expect(page.getByText("All of it refunded")).toBeVisible();

    const slot = page.getByRole("region", { name: /AM|PM/ }).getByRole("heading");
    const before = await slot.textContent();
    await page.getByRole("button", { name: "Change delivery" }).click();
    const days = dialog.getByLabel("Delivery day");
    const other = await days.locator("option:not([disabled]):not(:checked)").last().textContent();
    await days.selectOption({ label: other ?? "" });
    await dialog.getByRole("button", { name: "Save the changes" }).click();
    await expect(page.getByText("Your delivery is changed")).toBeVisible();
    await expect(slot).not.toHaveText(before ?? "");

    await page.getByRole("button", { name: "Cancel order" }).click();
    await dialog.getByRole("button", { name: "Cancel order" }).click();
    const way = page.getByRole("region", { name: "Where it is" });
    await expect(way.getByText("Canceled")).toBeVisible();
    expect(elsewhere).toEqual([]);
  });
});

test("the browser that paid opens the order and saves it to an account with a password", async ({
  page,
  buyer,
  shelf,
}) => {
  const drawer = await buyAsGuest(page, buyer, await shelf.claim(1));
  const number = await shownOrderNumber(drawer);
  await drawer.getByRole("button", { name: "See or change your order" }).click();
  await expect(page).toHaveURL(/\/order\?token=/);
  const link = page.url();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Order ${number}`);
  const keep = page.getByRole("region", { name: "Save this as an account" });
  await expect(keep.locator("input[autocomplete=username]")).toHaveValue(buyer.email);
  await keep.getByRole("button", { name: "Create account" }).click();
  await expect(keep.getByText("Password must be at least 8 characters")).toBeVisible();
  await keep.getByLabel("Password", { exact: true }).fill("seven quiet hens");
  await keep.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(`/dashboard/customer/orders/${number}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Order ${number}`);

  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link no longer works");
});

test("an invalid link offers to email a new one", async ({ page, buyer }) => {
  for (const path of ["/order", "/order?token=", "/order?token=mangled%00", "/order?token=x"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link no longer works");
  }
  // Fields are disabled until the page is hydrated, and disabled fields may have low contrast.
  await expect(page.getByRole("button", { name: "Email me a new link" })).toBeEnabled();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Email me a new link" }).click();
  await expect(
    page.getByText("Please enter the order number, such as FUR-7K3M-9QXT"),
  ).toBeVisible();
  await page.getByLabel("Order number").fill("fur-0000-0000");
  await page.getByRole("textbox", { name: "Email", exact: true }).fill(buyer.email);
  await page.getByRole("button", { name: "Email me a new link" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your email");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("the floating cart leads guests to the drawer instead of the sign-in page", async ({
  page,
  shelf,
}) => {
  const [goods] = await shelf.claim(1);
  await openWithCart(page, "/shop", [goods!], 2);
  await page.getByRole("button", { name: "Open cart, 2 items" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Proceed to Checkout" }).click();
  await expect(page).toHaveURL(/\/auth\?next=/);
  await page.getByRole("button", { name: "Continue as guest" }).click();
  const drawer = page.getByRole("dialog", { name: "Your cart" });
  await expect(drawer.getByText(goods!.name)).toBeVisible();
  await drawer.getByRole("button", { name: "Checkout", exact: true }).click();
  await expect(page.getByRole("dialog").getByLabel("Street address")).toBeVisible();
});
