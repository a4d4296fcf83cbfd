import { expectAccessible } from "../support/appearance/axe.ts";
import { bought } from "../support/shopping/bought.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { openLive } from "../support/live.ts";
import { register, signIn } from "../support/people.ts";
import { markDelivered } from "#tests/support/market/orders/delivered-order.ts";
import { DAY_MS } from "#shared/durations.ts";
import { RESENT } from "../support/resent.ts";

test("a buyer rates a purchase, everyone sees the review, the team hides it and the buyer sees why", async ({
  page,
  browser,
  buyer,
  shelf,
  sql,
}) => {
  const [goods] = await shelf.claim(1);
  const { id, name } = goods!;
  await openLive(page, `/products/${id}`);
  await expect(page.getByText("No reviews yet")).toBeVisible();
  await register(page, buyer);
  const number = await bought(page.request, { goods: [goods!], buyer });
  await markDelivered(sql, number, new Date(Date.now() - 2 * DAY_MS));

  await page.goto(`/dashboard/customer/orders/${number}`);
  await page.getByRole("button", { name: `Rate it (${name})` }).click();
  const form = page.getByRole("dialog");
  await form.getByRole("button", { name: "Save my review" }).click();
  await expect(form.getByText("Please choose 1 to 5 stars")).toBeVisible();
  await form.getByRole("radio", { name: /Good$/ }).first().check();
  await form.getByLabel("What would you tell a neighbor?").fill("Crisp, and it kept all week.");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Save my review" }).click();
  await expect(page.getByRole("button", { name: `Change your review (${name})` })).toBeVisible();

  const stranger = await browser.newPage();
  const answer = await stranger.request.get(`/products/${id}`, RESENT);
  expect(await answer.text()).toContain("Crisp, and it kept all week.");
  expect(await answer.text()).toContain('"aggregateRating"');
  await stranger.close();
  await openLive(page, `/products/${id}`);
  const reviews = page.getByRole("region", { name: "Reviews from buyers" });
  await expect(reviews.getByText("You have reviewed it.")).toBeVisible();
  await expectAccessible(page);

  const admin = await browser.newPage();
  await signIn(admin.request, "admin");
  await admin.goto(`/dashboard/admin/reviews?q=${encodeURIComponent("kept all week")}`);
  await admin.getByRole("button", { name: "Hide" }).first().click();
  const question = admin.getByRole("dialog");
  await question.getByLabel("Reason").fill("It is about another product.");
  await question.getByRole("button", { name: "Hide" }).click();
  await expect(admin.getByText("It is about another product.")).toBeVisible();
  await admin.close();

  await openLive(page, `/products/${id}`);
  await expect(reviews.getByText("No reviews yet")).toBeVisible();
  await expect(
    reviews.getByText("We took your review off the page: It is about another product."),
  ).toBeVisible();
});
