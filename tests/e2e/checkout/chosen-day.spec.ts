import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/appearance/axe.ts";
import { openDrawer, openWithCart } from "../support/shopping/cart.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { openLive } from "../support/live.ts";

const bar = (page: Page) => page.getByRole("region", { name: "Delivery" });

/** Chooses the last day of the list, which is never the default. Returns its text: `Fri Dec 4`. */
async function chooseLastDay(page: Page): Promise<string> {
  await bar(page).getByRole("button", { name: "Change the delivery zip code and day" }).click();
  const option = bar(page).getByLabel("Day", { exact: true }).locator("option:enabled").last();
  const text = (await option.textContent()) ?? "";
  await bar(page).getByLabel("Day", { exact: true }).selectOption({ label: text });
  await expectAccessible(page);
  await bar(page).getByRole("button", { name: "Save" }).click();
  return text;
}

test("a day chosen in the bar applies to the cards, the product and the checkout", async ({
  page,
  shelf,
}) => {
  const goods = await shelf.claim(1);
  await openWithCart(page, "/healthz", goods);
  await openLive(page, "/shop");
  await bar(page).getByRole("button", { name: "Enter zip for delivery days" }).click();
  await bar(page).getByLabel("Deliver to zip").fill("94952");
  await bar(page).getByRole("button", { name: "Save" }).click();
  await expect(bar(page)).toContainText("94952");

  const day = await chooseLastDay(page);
  await expect(bar(page)).toContainText(`Shopping for ${day}, `);
  const line = new RegExp(`^Order by \\w{3} \\w{3}\\s\\d+, 11:59 PM for ${day}$`);
  await expect(page.getByRole("article").getByText(line).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("article").getByText(line).first()).toBeVisible();

  await page.goto(`/products/${goods[0]!.id}`);
  await expect(page.getByRole("main").getByText(`11:59 PM for ${day}`).first()).toBeVisible();

  const drawer = await openDrawer(page);
  await drawer.getByRole("button", { name: "Checkout", exact: true }).click();
  const field = page.getByLabel("Delivery day", { exact: true });
  await expect(field.locator("option:checked")).toHaveText(day);

  // A day chosen in the checkout also becomes the day of the shop.
  const other = (await field.locator("option").nth(-2).textContent()) ?? "";
  await field.selectOption({ label: other });
  await page.goto("/shop");
  await expect(bar(page)).toContainText(`Shopping for ${other}, `);
});

test("a day whose cut-off has passed is replaced by the next one, and the bar says so", async ({
  page,
}) => {
  await page.goto("/healthz");
  await page.evaluate(() => {
    localStorage.setItem("furrow-zip", "94952");
    localStorage.setItem("furrow-day", "2026-01-05");
  });
  await openLive(page, "/shop");
  await expect(bar(page).getByRole("status")).toHaveText(
    /^It is too late to order for Mon Jan\s5\. Your day is now \w{3} \w{3}\s\d+\.$/,
  );
  await expectAccessible(page);
  await bar(page).getByRole("button", { name: "OK", exact: true }).click();
  await expect(bar(page).getByRole("status")).toHaveCount(0);
  await expect(bar(page)).toContainText(/Shopping for \w{3} \w{3}\s\d+, /);
  expect(await page.evaluate(() => localStorage.getItem("furrow-day"))).toBeNull();
});

test("the shop's day filter, the bar and the URL share one delivery day", async ({ page, sql }) => {
  await page.goto("/healthz");
  await page.evaluate(() => localStorage.setItem("furrow-zip", "94952"));
  await openLive(page, "/shop");
  const filter = page
    .getByRole("complementary", { name: "Filters" })
    .getByRole("group", { name: "Can be here on" });
  await filter.locator("summary").click();
  const row = filter.locator("label").last();
  const name = (await row.textContent()) ?? "";
  const [, day = "", count = ""] = /^(\w{3} \w{3}\s\d{1,2}?)(\d+)$/.exec(name) ?? [];
  expect(day).not.toBe("");
  await row.getByRole("radio").check();
  await expect(page).toHaveURL(/\/shop\?on=\d{4}-\d\d-\d\d$/);
  const on = new URL(page.url()).searchParams.get("on") ?? "";
  const [here] = await sql<{ count: number }[]>`
    select count(*)::int from products p join stock s on s.product_id = p.id
    where p.visible and s.on_hand > s.reserved
      and extract(month from ${on}::date)::int = any(p.season_months)`;
  expect(count).not.toBe("");
  await expect(
    page
      .getByRole("main")
      .getByRole("status")
      .filter({ hasText: `${here!.count} products` }),
  ).toBeVisible();
  const { weekday } = await page.evaluate((text) => {
    const date = new Date(`${text}T00:00:00Z`);
    const part = (options: Intl.DateTimeFormatOptions) =>
      date.toLocaleDateString("en-US", { ...options, timeZone: "UTC" });
    return { weekday: part({ weekday: "short", month: "short", day: "numeric" }).replace(",", "") };
  }, on);
  await expect(bar(page)).toContainText(`Shopping for ${weekday}, `);
  await expect(
    page.getByRole("link", { name: `Remove the filter Here on ${weekday}` }),
  ).toBeVisible();
  await expectAccessible(page);

  // Changing the day in the bar changes it in the URL, and it survives a reload.
  await bar(page).getByRole("button", { name: "Change the delivery zip code and day" }).click();
  const days = bar(page).getByLabel("Day", { exact: true });
  const other = (await days.locator("option:enabled").nth(-2).getAttribute("value")) ?? "";
  await days.selectOption(other);
  await bar(page).getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(`/shop?on=${other}`);
  await page.reload();
  await expect(bar(page)).not.toContainText(weekday);
  await expect(page).toHaveURL(`/shop?on=${other}`);

  // A visitor who has chosen another day sees the goods for the day in the URL but keeps the chosen day.
  const own = () => page.evaluate(() => localStorage.getItem("furrow-day"));
  await openLive(page, `/shop?on=${on}`);
  await expect(
    page.getByRole("link", { name: `Remove the filter Here on ${weekday}` }),
  ).toBeVisible();
  await expect(bar(page)).toContainText("Shopping for ");
  await expect(bar(page)).not.toContainText(weekday);
  expect(await own()).toBe(other);

  // A visitor who has not chosen a day gets the day from the URL.
  await page.evaluate(() => localStorage.removeItem("furrow-day"));
  await openLive(page, `/shop?on=${on}`);
  await expect(bar(page)).toContainText(`Shopping for ${weekday}, `);
  expect(await own()).toBe(on);

  // A past day is removed from the URL, and the chosen day stays.
  await openLive(page, "/shop?on=2026-01-05");
  await expect(page).toHaveURL("/shop");
  await expect(bar(page)).toContainText(`Shopping for ${weekday}, `);
  expect(await own()).toBe(on);
});
