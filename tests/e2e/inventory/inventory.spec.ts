import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { expectAccessible } from "../support/appearance/axe.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { joinFarm, newestFarm, register } from "../support/people.ts";

test.use({ viewport: { width: 390, height: 844 } });
// Slow: the test visits four pages and checks three of them in both color schemes.
test.slow();

test("a farmer adds a product with a photo on a phone, sees it in the shop, and pauses it", async ({
  page,
  buyer,
  sql,
}) => {
  const name = `Carrots ${randomBytes(4).toString("hex")}`;
  const photo = await sharp({
    create: { width: 900, height: 1200, channels: 3, background: "#e07a2f" },
  })
    .jpeg()
    .toBuffer();
  await register(page, buyer);
  await joinFarm(sql, buyer.email, await newestFarm(sql));

  await page.goto("/dashboard/farmer/inventory/new");
  const choose = (fileName: string, buffer: Buffer) =>
    page
      .locator('input[type="file"]')
      .setInputFiles({ name: fileName, mimeType: "image/jpeg", buffer });
  await choose("carrots.jpg", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"));
  await expect(page.getByRole("alert").filter({ hasText: "photo" })).toHaveText(
    "This is not a photo we can read. Please choose a JPEG, PNG or WebP.",
  );
  await choose("carrots.jpg", photo);
  await expect(page.getByRole("img", { name: "The photo of the product" })).toBeVisible();
  await expect(page.getByText("This is not a photo")).toHaveCount(0);
  await expectAccessible(page, "main");

  await page.getByRole("button", { name: "List it now" }).click();
  await expect(page.getByText("A name must have 2 to 80 characters")).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Category").selectOption("vegetables");
  await page.getByLabel("Price ($)").fill("2.50");
  await page.getByLabel("Pack", { exact: true }).fill("1 bunch");
  await page.getByLabel("Stock").fill("12");
  await page.getByRole("button", { name: "List it now" }).click();

  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText("Came in 12, 12 on hand")).toBeVisible();
  await expect(page.getByLabel(/^Usual weight/)).toHaveAccessibleDescription(
    / Now: 1 bunch for \$2\.50\.$/,
  );
  await page.getByLabel("In a sentence").fill("Sweet, and orange to the core.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(() => expectAccessible(page, "main")).toPass();

  await page.getByRole("link", { name: "See it in the shop" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText("$2.50/bunch").first()).toBeVisible();
  await expect(page.getByText("Sweet, and orange to the core.").first()).toBeVisible();
  const shown = page.getByRole("main").getByRole("img", { name }).first();
  await expect(shown).toHaveAttribute("src", /^\/pictures\/upload-[0-9a-f]{32}-640\.webp$/);
  expect(await shown.evaluate((image: HTMLImageElement) => image.decode())).toBeUndefined();
  await page.goto(`/shop?q=${encodeURIComponent(name)}`);
  await expect(page.getByText(name, { exact: true })).toBeVisible();

  await page.goto("/dashboard/farmer/inventory");
  await page.setViewportSize({ width: 1280, height: 800 });
  const grid = page.getByRole("table").first();
  await expect(grid).toBeVisible();
  const isWhole = () =>
    grid.evaluate(({ parentElement: frame }) => frame!.scrollWidth <= frame!.clientWidth);
  await expect.poll(isWhole).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: `pause ${name}` }).click();
  const card = page.getByRole("row").filter({ hasText: name });
  await expect(card.getByText("Saved")).toBeVisible();
  await expect(() => expectAccessible(page, "main")).toPass();
  await page.goto(`/shop?q=${encodeURIComponent(name)}`);
  await expect(page.getByText(`Nothing matches “${name}”`)).toBeVisible();
  await expect(page.getByText(name, { exact: true })).toHaveCount(0);
});
