import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/appearance/axe.ts";
import { countTaps } from "../support/count-taps.ts";
import { press } from "../support/keyboard.ts";
import { CARDS, typeCard } from "../support/shopping/checkout.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { register } from "../support/people.ts";

test("a customer saves a card, starts a weekly box, skips weeks and swaps an item, also with the keyboard alone, and cancels in two clicks", async ({
  page,
  buyer,
  sql,
}) => {
  test.slow();
  await register(page, buyer);
  await page.goto("/dashboard/customer/cards");
  await page.getByRole("button", { name: "Add a card" }).click();
  await typeCard(page, CARDS.good);
  await page.getByRole("button", { name: "Save this card" }).click();
  await expect(page.getByRole("heading", { name: "Visa ending in 4242" })).toBeVisible();
  await expectAccessible(page);

  await page.goto("/subscribe?size=small");
  await page.getByLabel("No peanuts").check();
  await page.getByLabel("Street address").fill("218 Orchard Way");
  await page.getByLabel("Zip code").fill("94952");
  await page.getByLabel("City").fill("Petaluma");
  const review = page.getByRole("complementary", { name: "Your box at a glance" });
  await expect(review.getByText("$27.19", { exact: true })).toBeVisible();
  const consent = review.getByRole("checkbox");
  await expect(consent).not.toBeChecked();
  const agreed = await review.getByText(/^I agree that Furrow charges/).textContent();
  await expectAccessible(page);
  await consent.check();
  await page.getByRole("button", { name: "Start my weekly box" }).click();

  const days = page.getByRole("list", { name: "Coming boxes" }).getByRole("button");
  const card = page.getByRole("region", { name: /^\w{3} \w{3}\s\d+, 8AM-12PM$/ });
  await expect(days.first()).toContainText("Planned");
  await expect(days.first()).toHaveAttribute("aria-expanded", "true");
  await expect(card).toContainText("$27.19");
  const [kept] = await sql<{ text: string }[]>`
    select consent_text as text from box_subscriptions s join users u on u.id = s.user_id
    where u.email = ${buyer.email}`;
  expect(kept!.text).toBe(agreed);
  await expectAccessible(page);

  // Another week is one press away; skipping a box does not collapse the calendar.
  await days.nth(1).click();
  await expect(days.nth(1)).toHaveAttribute("aria-expanded", "true");
  await expect(card).toHaveCount(1);
  await page.goto("/dashboard/customer/boxes");
  await expect(card).toBeVisible();
  const counted = await countTaps(page);
  await card.getByRole("button", { name: "Skip this box" }).click();
  await expect(card).toContainText("Skipped");
  await expect(days.first()).toContainText("Skipped");
  expect(counted.effort().taps).toBeLessThanOrEqual(2);

  // The home page shows the next box; the customer unskips it there and swaps one of its items.
  await page.goto("/dashboard/customer");
  const next = page.getByRole("region", { name: /^\w{3} \w{3}\s\d+, 8AM-12PM$/ });
  await expect(next).toContainText("Nothing is charged.");
  await next.getByRole("button", { name: "Unskip this box" }).click();
  await expect(next).toContainText("$27.19");
  await expectAccessible(page);
  await next.getByRole("link", { name: "Swap something" }).click();

  await expect(card.getByRole("button", { name: /^Swap/ }).first()).toBeVisible();
  await swapByKeyboard(page, card);
  await expect(card.getByRole("button", { name: "Undo my swaps" })).toBeVisible();

  // A later week is skipped with the keyboard alone.
  await press(page, days.nth(1));
  await expect(days.nth(1)).toHaveAttribute("aria-expanded", "true");
  await press(page, card.getByRole("button", { name: "Skip this box" }));
  await expect(days.nth(1)).toContainText("Skipped");

  // The page of box sizes shows the customer's own box in the card of its size, with its swaps.
  await page.goto("/subscription");
  const own = page.getByRole("region", { name: /^Your box for / });
  await expect(own.getByRole("button", { name: "Undo my swaps" })).toBeVisible();
  await expectAccessible(page);
  await own.getByRole("link", { name: "All my boxes" }).click();

  await page.getByRole("button", { name: "Cancel my box" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel my box" }).click();
  await expect(page.getByText("Your weekly box is canceled.")).toBeVisible();
});

/** Swaps an item of the box with the keyboard alone. Not every item has an alternative. */
async function swapByKeyboard(page: Page, card: Locator): Promise<void> {
  const offers = page.getByRole("dialog");
  const take = offers.getByRole("button", { name: "Take" });
  const nothing = offers.getByText("Nothing at about the same price is left this week.");
  for (const swap of await card.getByRole("button", { name: /^Swap/ }).all()) {
    await press(page, swap);
    await expect(take.or(nothing).first()).toBeVisible();
    if (await take.first().isVisible()) break;
    await page.keyboard.press("Escape");
    await expect(offers).toBeHidden();
    await expect(swap).toBeFocused();
  }
  await press(page, take.first());
  await expect(offers).toBeHidden();
}
