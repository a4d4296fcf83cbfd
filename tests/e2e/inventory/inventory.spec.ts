import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible } from "../support/appearance/axe.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { interactionTimes, mostlyWithin, watchInteractions } from "../support/interaction-times.ts";
import { addLargeFarm } from "../support/large-farm.ts";
import { joinFarm, newestFarm, register } from "../support/people.ts";

test.use({ viewport: { width: 390, height: 844 } });
// Slow: a test visits four pages and checks three of them in both color schemes, another edits 500 products.
test.slow();

const ENGLISH_CELLS = [/^Price/, /^Stock/, /^Pack/, /^Unit/, /^Season/, /^Allergens/];
const SPANISH_CELLS = [
  /^Precio/,
  /^Existencias/,
  /^Presentación/,
  /^Contenido/,
  /^Temporada/,
  /^Alérgenos/,
];

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

/**
 * In milliseconds: the 200 within which a key should be answered, doubled, because another browser and all servers
 * share the machine's two cores.
 */
const ANSWERED_WITHIN = 400;

test("with 500 products a key is answered at once, and a column of 500 is pasted and undone", async ({
  page,
  buyer,
  sql,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await register(page, buyer);
  const farmId = await addLargeFarm(sql, 500);
  await joinFarm(sql, buyer.email, farmId);
  const stockInAll = async () => {
    const [row] = await sql<{ units: number }[]>`
      select sum(on_hand)::int as units from stock where product_id in (select id from products where farm_id = ${farmId})`;
    return row!.units;
  };
  await page.goto("/dashboard/farmer/inventory");
  const stock = page.getByRole("textbox", { name: /^Stock of / });
  await expect(stock).toHaveCount(500, { timeout: 60_000 });

  // Eight products from the middle of the list: a new stock of two digits, then on to the next. The quickest of three
  // rounds counts, because other load on the machine only slows them.
  let best = Infinity;
  for (let round = 0; round < 3 && best > ANSWERED_WITHIN; round += 1) {
    await stock.nth(250).focus();
    await stock.nth(250).selectText();
    await watchInteractions(page);
    for (let product = 0; product < 8; product += 1) {
      for (const key of ["4", "2", "Enter"]) await page.keyboard.press(key);
    }
    best = Math.min(best, mostlyWithin(await interactionTimes(page, 24)));
  }
  expect(best).toBeLessThanOrEqual(ANSWERED_WITHIN);
  await expect(stock.nth(258)).toBeFocused();
  await expect.poll(stockInAll).toBe(492 * 99_999 + 8 * 42);

  // The same measure of a page that is busy at every key.
  await page.evaluate(() =>
    document.addEventListener("keydown", () => {
      const end = performance.now() + 450;
      while (performance.now() < end);
    }),
  );
  await watchInteractions(page);
  for (let key = 0; key < 4; key += 1) await page.keyboard.press("ArrowLeft");
  expect(mostlyWithin(await interactionTimes(page, 4))).toBeGreaterThan(ANSWERED_WITHIN);

  const saves: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/trpc/farmer.inventory.edit")) saves.push(request.url());
  });
  const column = Array.from({ length: 500 }, (_, row) => `${row + 1}`).join("\r\n");
  await stock.first().evaluate((input, text) => {
    input.focus();
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", `${text}\r\n`);
    input.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, column);
  await expect(page.getByText("500 cells filled", { exact: true })).toBeVisible();
  await expect(stock.nth(499)).toHaveValue("500");
  await expect.poll(stockInAll, { timeout: 60_000 }).toBe(125_250);
  expect(saves).toHaveLength(10);
  await page.getByRole("button", { name: "Undo the paste" }).click();
  await expect(page.getByText("The paste is undone.")).toBeVisible();
  await expect.poll(stockInAll, { timeout: 60_000 }).toBe(492 * 99_999 + 8 * 42);
});

/** What is cut in the grid, stands beyond its frame or on another cell, and whether the page is wider than the screen. */
const cutIn = (page: Page) =>
  page
    .getByRole("table")
    .first()
    .evaluate((table: HTMLTableElement) => {
      const frame = table.parentElement!.getBoundingClientRect();
      // Headings that only a screen reader needs, where each cell names its column, are clipped on purpose.
      const headings = table.querySelector("thead")!;
      const parts = [
        ...table.querySelectorAll("th, td, td span, td p, input, textarea, button, a"),
      ];
      const cut = parts.filter((part) => {
        if (part.clientWidth <= 1 || (headings.clientWidth <= 1 && headings.contains(part)))
          return false;
        const { left, right } = part.getBoundingClientRect();
        const isBeyond = left < frame.left - 1 || right > frame.right + 1;
        const isLow = part.matches("textarea, button") && part.scrollHeight > part.clientHeight + 1;
        return isBeyond || isLow || part.scrollWidth > part.clientWidth + 1;
      });
      const [row] = table.tBodies[0]!.rows;
      const boxes = [...row!.cells].map((cell) => ({ cell, box: cell.getBoundingClientRect() }));
      const covered = boxes.filter(({ cell, box }) =>
        boxes.some(
          (other) =>
            other.cell !== cell &&
            box.left < other.box.right - 1 &&
            other.box.left < box.right - 1 &&
            box.top < other.box.bottom - 1 &&
            other.box.top < box.bottom - 1,
        ),
      );
      const isWide = document.documentElement.scrollWidth > document.documentElement.clientWidth;
      const wrong = [...cut, ...covered.map(({ cell }) => cell)];
      return [...wrong.map((part) => part.outerHTML), ...(isWide ? ["the page"] : [])];
    });

for (const language of ["English", "Spanish"]) {
  test(`nothing is cut in the inventory at 768, 1024, 1280 and 1440 px in ${language}`, async ({
    page,
    buyer,
    sql,
  }) => {
    await register(page, buyer);
    await joinFarm(sql, buyer.email, await addLargeFarm(sql, 14));
    const prefix = language === "Spanish" ? "/es" : "";
    await page.goto(`${prefix}/dashboard/farmer/inventory`);
    for (const width of [768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole("row").nth(3)).toBeVisible();
      // Fields that are as high as their text follow the new width some frames later.
      await expect.poll(() => cutIn(page), `at ${width} px`).toEqual([]);
      const row = page.getByRole("row").filter({ hasText: "chard 001" });
      for (const name of language === "Spanish" ? SPANISH_CELLS : ENGLISH_CELLS) {
        await expect(row.getByLabel(name)).toBeInViewport();
      }
      await expect(row.getByRole("button").last()).toBeInViewport();
    }
  });
}
