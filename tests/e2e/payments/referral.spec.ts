import { randomInt } from "node:crypto";
import { expectAccessible } from "../support/appearance/axe.ts";
import { openWithCart } from "../support/shopping/cart.ts";
import {
  CARDS,
  drawerToDelivery,
  payWith,
  shownOrderNumber,
} from "../support/shopping/checkout.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { register, signIn } from "../support/people.ts";
import { metPopup } from "../support/popup.ts";

const PHONE = { width: 390, height: 844 };

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

test("a customer shares a referral link, a friend pays ten dollars less with it, and the team can end it", async ({
  page,
  browser,
  baseURL,
  buyer,
  shelf,
  sql,
}) => {
  test.slow();
  await register(page, buyer);
  await page.goto("/dashboard/customer/referrals");
  await expect(page.getByRole("heading", { name: "Give $10.00, get $10.00" })).toBeVisible();
  await page.getByRole("button", { name: "Get my link" }).click();
  const link = await page.getByLabel("Your link").inputValue();
  expect(link).toMatch(/\/r\/[2-9A-HJ-NP-Z]{8}$/);
  await expect(page.getByText("Nobody has used your link yet.")).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  const context = await browser.newContext({
    baseURL: baseURL!,
    storageState: metPopup(baseURL!),
    viewport: PHONE,
  });
  const theirs = await context.newPage();
  await theirs.goto(link.replace("/r/", "/es/r/"));
  await expect(
    theirs.getByRole("heading", { name: "$10.00 menos en su primer pedido" }),
  ).toBeVisible();
  await theirs.goto(link);
  await expect(theirs.getByRole("heading", { name: "$10.00 off your first order" })).toBeVisible();
  await expectAccessible(theirs);
  expect(await theirs.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    390,
  );

  const code = link.slice(-8);
  const [goods] = await shelf.claim(1);
  await openWithCart(theirs, "/shop", [goods!], Math.ceil(3_000 / goods!.price));
  const mark = String(randomInt(1_000_000));
  const friend = {
    ...buyer,
    firstName: "Ben",
    email: `ben-${mark}@furrow.example`,
    address: `${mark} Referral Road`,
  };
  const drawer = await drawerToDelivery(theirs, friend);
  await expect(drawer.getByText(`${code} takes $10.00 off`)).toBeVisible();
  await drawer.getByRole("button", { name: "Continue to payment" }).click();
  await payWith(theirs, CARDS.good);
  const number = await shownOrderNumber(drawer);
  const [order] =
    await sql`select promotion_cents as promotion from orders where number = ${number}`;
  expect(order).toEqual({ promotion: 1_000 });

  await page.reload();
  const came = page.getByRole("list", { name: "Friends who came" });
  await expect(came.getByText("Ben")).toBeVisible();
  await expect(came.getByText("ordered for the first time")).toBeVisible();
  await expectAccessible(page);

  await signIn(theirs.request, "admin");
  await theirs.goto(`/dashboard/payments/referrals?q=${number}`);
  await expect(theirs.getByText("waiting for delivery").last()).toBeVisible();
  await expectAccessible(theirs);
  await theirs.getByRole("button", { name: "Reject it" }).click();
  const dialog = theirs.getByRole("dialog");
  await dialog.getByLabel("Reason").fill("The same household");
  await dialog.getByRole("button", { name: "Reject it" }).click();
  await expect(theirs.getByText("It is rejected", { exact: true })).toBeVisible();
  await page.reload();
  await expect(came.getByText("was rejected")).toBeVisible();
  await context.close();
});
