import { formatUsd, cents } from "#shared/money.ts";
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

test("credit given by the team is shown, can be set aside, and pays part of an order", async ({
  page,
  browser,
  buyer,
  shelf,
  sql,
}) => {
  const [goods] = await shelf.claim(1);
  await register(page, buyer);
  const [user] = await sql<{ id: string }[]>`select id from users where email = ${buyer.email}`;

  const admin = await browser.newPage();
  await signIn(admin.request, "admin");
  await admin.goto(`/dashboard/admin/users/${user!.id}`);
  await admin.getByLabel("Dollars").fill("1.20");
  await admin.getByLabel("Reason").fill("The van was late");
  await admin.getByRole("button", { name: "Give credit" }).click();
  await admin.getByRole("dialog").getByRole("button", { name: "Give credit" }).click();
  await expect(admin.getByText(`$1.20 credit for ${buyer.firstName}`)).toBeVisible();
  await admin.close();

  await page.goto("/dashboard/customer/credit");
  await expect(page.getByText("The van was late")).toBeVisible();
  await expect(page.getByText("+$1.20")).toBeVisible();
  await expectAccessible(page);

  await openWithCart(page, "/shop", [goods!], 2);
  const drawer = await drawerToDelivery(page, buyer);
  const box = drawer.getByLabel("Use $1.20 in credit");
  await expect(box).toBeChecked();
  const full = goods!.price * 2 + Math.round((goods!.price * 2 * 875) / 10_000);
  await expect(drawer.getByText(formatUsd(cents(full - 120)))).toBeVisible();
  await box.uncheck();
  await expect(drawer.getByText(formatUsd(cents(full)))).toBeVisible();
  await box.check();
  await drawer.getByRole("button", { name: "Continue to payment" }).click();
  await payWith(page, CARDS.good);
  const number = await shownOrderNumber(drawer);
  await expect(drawer.getByText("−$1.20")).toBeVisible();
  const [order] = await sql`
    select total_cents as total, credit_cents as credit from orders where number = ${number}`;
  expect(order).toEqual({ total: full - 120, credit: 120 });
  await page.goto("/dashboard/customer/credit");
  await expect(page.getByRole("link", { name: `Order ${number}` })).toBeVisible();
});
