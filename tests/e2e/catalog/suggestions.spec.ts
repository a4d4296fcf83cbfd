import { expectAccessible } from "../support/appearance/axe.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/shopping/journey.ts";

const field = (page: Page) => page.getByRole("banner").getByRole("combobox");
const options = (page: Page) =>
  page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");

/** Retries typing until the page's script is running: text typed before that triggers no suggestions. */
async function type(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await field(page).fill("");
    await field(page).pressSequentially(text);
    await expect(options(page).first()).toBeVisible({ timeout: 1_500 });
  }).toPass();
}

test("arrow keys move through suggestions, Enter opens one, Escape closes the list and keeps the text", async ({
  page,
}) => {
  await page.goto("/shop");
  await type(page, "tom");
  await expect(field(page)).toHaveAttribute("aria-expanded", "true");
  expect(await options(page).count()).toBeLessThanOrEqual(8);
  await page.keyboard.press("Escape");
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue("tom");
  await expect(field(page)).toHaveAttribute("aria-expanded", "false");

  await page.keyboard.press("ArrowDown");
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  const chosen = options(page).and(page.getByRole("option", { selected: true }));
  await expect(chosen).toHaveCount(1);
  expect(await field(page).getAttribute("aria-activedescendant")).toBe(
    await chosen.getAttribute("id"),
  );
  const target = await chosen.getAttribute("href");
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${target}`);
  await expect(options(page)).toHaveCount(0);
});

test("Enter without a selected suggestion searches the shop, and the text stays editable", async ({
  page,
}) => {
  await page.goto("/");
  await type(page, "zuchini");
  await expect(page.getByText("Showing results for zucchini")).toBeVisible();
  await field(page).press("Enter");
  await page.waitForURL("**/shop?q=zuchini");
  await expect(field(page)).toHaveValue("zuchini");
  await expect(options(page)).toHaveCount(0);

  // Within the shop the same field stays mounted and keeps the focus; Back restores its text.
  await field(page).fill("leeks");
  await field(page).press("Enter");
  await page.waitForURL("**/shop?q=leeks");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("leeks");
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await page.waitForURL("**/shop?q=zuchini");
  await expect(field(page)).toHaveValue("zuchini");
});

test("one letter sends no request, and the list of suggestions is accessible", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("catalog.suggest")) asked.push(request.url());
  });
  await page.goto("/shop");
  await type(page, "farm");
  await expectAccessible(page, "header");
  await field(page).fill("f");
  await expect(options(page)).toHaveCount(0);
  await type(page, "egg");
  const words = () => asked.map((url) => /%22q%22%3A%22(.*?)%22/.exec(url)?.[1]);
  // By the time another word is asked for, a request for the letter would have been sent.
  await expect.poll(words).toContain("egg");
  expect(words()).toContain("farm");
  expect(words()).not.toContain("f");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the search opens from the header with the same suggestions and returns the focus on closing", async ({
    page,
  }) => {
    await page.goto("/");
    const open = page.getByRole("banner").getByRole("button", { name: "Search" });
    const dialog = page.getByRole("dialog", { name: "Search" });
    const words = dialog.getByRole("combobox", { name: "Search the shop" });
    await expect(async () => {
      await open.click();
      await expect(words).toBeFocused({ timeout: 1_500 });
    }).toPass();
    await page.keyboard.type("tom");
    await expect(options(page).first()).toBeVisible();
    await expectAccessible(page);
    // The first Escape closes the list, the second one closes the search.
    await page.keyboard.press("Escape");
    await expect(options(page)).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();

    await open.click();
    await expect(words).toBeFocused();
    await page.keyboard.type("carrots");
    await options(page).first().click();
    await page.waitForURL("**/products/*");
    await expect(dialog).toBeHidden();
  });

  for (const width of [320, 390]) {
    test(`the header fits its buttons at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto("/");
      const row = await page.getByRole("banner").boundingBox();
      for (const name of ["Search", "Menu"]) {
        const button = page.getByRole("banner").getByRole("button", { name, exact: true });
        const box = await button.boundingBox();
        expect(box!.width).toBeGreaterThanOrEqual(44);
        expect(box!.x + box!.width).toBeLessThanOrEqual(row!.x + row!.width);
      }
    });
  }
});
