import type { Page } from "@playwright/test";
import { CARDS, typeCard } from "./checkout.ts";
import { expect } from "./journey.ts";

/** Saves a card and starts a small weekly box as the customer signed in on the page. */
export async function beginBox(page: Page): Promise<void> {
  await page.goto("/dashboard/customer/cards");
  await page.getByRole("button", { name: "Add a card" }).click();
  await typeCard(page, CARDS.good);
  await page.getByRole("button", { name: "Save this card" }).click();
  await expect(page.getByRole("heading", { name: "Visa ending in 4242" })).toBeVisible();
  await page.goto("/subscribe?size=small");
  await page.getByLabel("Street address").fill("218 Orchard Way");
  await page.getByLabel("Zip code").fill("94952");
  await page.getByLabel("City").fill("Petaluma");
  const review = page.getByRole("complementary", { name: "Your box at a glance" });
  await review.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Start my weekly box" }).click();
  await expect(page.getByRole("list", { name: "Coming boxes" })).toBeVisible();
}
