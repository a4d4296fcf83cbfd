import type { Page } from "@playwright/test";
import { expect, scrolledTo, test } from "../support.ts";
import { leadsElsewhere, LINKS } from "../../support/chrome-links.ts";
import { openLive } from "../../support/live.ts";

const scrollDown = async (page: Page) => {
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  await expect.poll(() => scrolledTo(page)).toBe(900);
};

async function addresses(page: Page, landmarks: readonly ("banner" | "contentinfo")[]) {
  const found = await Promise.all(
    landmarks.map((landmark) =>
      page
        .getByRole(landmark)
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? "")),
    ),
  );
  return [...new Set(found.flat())].filter((href) => href.startsWith("/") && leadsElsewhere(href));
}

test("header and footer contain every link of the specification with its final URL", async ({
  page,
}) => {
  await page.goto("/");
  const found = await addresses(page, ["banner", "contentinfo"]);
  expect(found.toSorted()).toEqual(LINKS.toSorted());
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "My Account" })).toHaveAttribute(
    "href",
    "/dashboard/customer",
  );
  const footer = page.getByRole("contentinfo");
  for (const [name, href] of [
    ["My Account", "/dashboard/customer"],
    ["Subscription Boxes", "/subscription"],
    ["Virtual Farm Tours", "/tours"],
  ] as const) {
    await expect(footer.getByRole("link", { name })).toHaveAttribute("href", href);
  }
});

test("the footer shows address, hours and accepted cards, and no social links that were not entered", async ({
  page,
}) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("Mon-Fri 9am-6pm, Sat 10am-4pm");
  await expect(footer).toContainText("218 Orchard Way");
  await expect(footer.getByRole("link", { name: "hello@furrow.example" })).toHaveAttribute(
    "href",
    "mailto:hello@furrow.example",
  );
  for (const name of ["Instagram", "Facebook", "YouTube"]) {
    await expect(footer.getByRole("link", { name })).toHaveCount(0);
  }
  const cards = footer.getByRole("list", { name: "Cards we take" });
  for (const name of ["Visa", "Mastercard", "American Express", "Discover"]) {
    await expect(cards.getByRole("img", { name })).toBeVisible();
  }
});

for (const [from, leave, heading] of [
  [
    "/",
    (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "Shop", exact: true }),
    "The shop",
  ],
  [
    "/shop",
    (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "My Account" }),
    "Your account",
  ],
  [
    "/shop",
    (page: Page) =>
      page.getByRole("main").getByRole("article").nth(12).getByRole("heading").getByRole("link"),
    null,
  ],
  [
    "/shop",
    (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "Furrow, home" }),
    /^Picked this week/,
  ],
] as const) {
  test(`leaving ${from} for ${String(heading ?? "a product")} scrolls to the top and focuses the new heading`, async ({
    page,
  }) => {
    await openLive(page, from);
    const link = leave(page);
    await scrollDown(page);
    await link.focus();
    await page.keyboard.press("Enter");
    const title = page.getByRole("heading", { level: 1 });
    if (heading === null) await expect(page).toHaveURL(/\/products\/\d+$/);
    else await expect(title).toHaveText(heading);
    await expect(title).toBeFocused();
    await expect.poll(() => scrolledTo(page)).toBe(0);
  });
}

test("another category scrolls to the top and leaves the focus where it is", async ({ page }) => {
  await openLive(page, "/shop");
  const category = page.getByRole("group", { name: "Categories" });
  const link = category.getByRole("link", { name: "Bakery" });
  await link.focus();
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: "instant" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bakery");
  await expect.poll(() => scrolledTo(page)).toBe(0);
  await expect(link).toBeFocused();
});

test("an internal link does not load a second document", async ({ page }) => {
  await openLive(page, "/");
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents.push(request.url());
  });
  await page.getByRole("banner").getByRole("link", { name: "Shop", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The shop");
  await expect(page).toHaveTitle("The shop - Furrow");
  expect(documents).toEqual([]);
});

test("the not-found page offers a search and the most useful links", async ({ page }) => {
  await openLive(page, "/no/such/place");
  const main = page.getByRole("main");
  await main.getByRole("searchbox").fill("lettuce");
  await main.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL("/shop?q=lettuce");
  await page.goBack();
  await main.getByRole("link", { name: "Everything in the shop" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The shop");
});

test("the first Tab stop is the link that skips to the content", async ({ page }) => {
  await openLive(page, "/shop");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  const inMain = await page.evaluate(() => document.activeElement?.closest("main") !== null);
  expect(inMain).toBe(true);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu contains every link, traps the focus while open and returns it", async ({
    page,
  }) => {
    await openLive(page, "/");
    const menu = page.getByRole("banner").getByRole("button", { name: "Menu", exact: true });
    await menu.focus();
    await page.keyboard.press("Enter");
    const drawer = page.getByRole("dialog");
    await expect(drawer.getByRole("navigation", { name: "Menu" })).toBeVisible();
    await expect(menu).toHaveAttribute("aria-expanded", "true");
    const links = await drawer
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(["/", ...links.filter(leadsElsewhere)].toSorted()).toEqual(LINKS.toSorted());
    for (let stop = 0; stop < links.length + 4; stop += 1) {
      await page.keyboard.press("Tab");
      const inside = await drawer.evaluate((dialog) => dialog.contains(document.activeElement));
      expect(inside).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(drawer).toHaveCount(0);
    await expect(menu).toBeFocused();
  });

  test("a menu link navigates and closes the menu", async ({ page }) => {
    await openLive(page, "/");
    await page.getByRole("banner").getByRole("button", { name: "Menu", exact: true }).click();
    const drawer = page.getByRole("dialog");
    await drawer.getByRole("link", { name: "Shop", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The shop");
    await expect(drawer).toHaveCount(0);
  });

  test("the menu's search opens the shop and closes the menu", async ({ page }) => {
    await openLive(page, "/");
    await page.getByRole("banner").getByRole("button", { name: "Menu", exact: true }).click();
    const search = page.getByRole("dialog").getByRole("combobox", { name: "Search the shop" });
    await search.fill("lettuce");
    await search.press("Enter");
    await expect(page).toHaveURL("/shop?q=lettuce");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});
