import { expectAccessible } from "../support/appearance/axe.ts";
import { randomBytes } from "node:crypto";
import { expect, test } from "../support/admin.ts";

const own = () => randomBytes(4).toString("hex");

test("subscribers are imported after a dry run that names each unusable line", async ({
  page,
  sql,
}) => {
  const mark = own();
  await page.goto("/dashboard/admin/subscribers");
  await page.getByRole("button", { name: "Import" }).click();
  const dialog = page.getByRole("dialog", { name: "Import subscribers" });
  await dialog.locator("input[type=file]").setInputFiles({
    name: "people.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      `First name,E-Mail\r\nAna,new-${mark}@furrow.example\r\nBen,nonsense\r\nAna,NEW-${mark}@furrow.example\r\n`,
    ),
  });
  await expect(dialog.getByText("Nothing is imported yet.")).toBeVisible();
  await expect(dialog.getByText("Line 3: This is not an email address")).toBeVisible();
  await expect(dialog.getByText("Line 4: This address appears in the file twice")).toBeVisible();
  expect(await sql`select 1 from subscribers where email like ${`%${mark}%`}`).toHaveLength(0);
  await dialog.getByRole("button", { name: "Import 1", exact: true }).click();
  await expect(dialog.getByText("Done.")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await page.getByLabel("Search addresses and names").fill(mark);
  await expect(page.getByRole("link", { name: `new-${mark}@furrow.example` })).toBeVisible();
  await expect(page.getByText("1 subscriber", { exact: true })).toBeVisible();
});

test("a subscriber is opened from the list by keyboard, given a note and erased", async ({
  page,
  sql,
}) => {
  const mark = own();
  await sql`insert into subscribers (email, source, created_at) values (${`cat-${mark}@furrow.example`}, 'footer_newsletter', now())`;
  await page.goto(`/dashboard/admin/subscribers?q=${mark}`);
  await page.getByRole("link", { name: `cat-${mark}@furrow.example` }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Subscriber");
  await page.getByLabel("Note").fill("Met at the market");
  await page.getByRole("button", { name: "Save tags and note" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Erase" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Erase" }).click();
  await expect(page).toHaveURL("/dashboard/admin/subscribers");
  expect(await sql`select 1 from subscribers where email like ${`%${mark}%`}`).toHaveLength(0);
});

test("the table keeps its sort order, page and columns in the URL, and becomes cards on a phone", async ({
  page,
  sql,
}) => {
  const mark = own();
  await sql`
    insert into subscribers (email, source, tags, created_at)
    select ${`row-${mark}-`} || lpad(n::text, 2, '0') || '@furrow.example', 'footer_newsletter', array['seen'], now()
    from generate_series(1, 30) n`;
  await page.goto(`/dashboard/admin/subscribers?q=${mark}`);
  const rows = page.getByRole("row");
  await page.getByRole("button", { name: "Email" }).click();
  await page.getByRole("button", { name: "Email" }).click();
  await expect(page.getByRole("columnheader", { name: "Email" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  await expect(rows.nth(1)).toContainText(`row-${mark}-01`);
  await page.getByRole("button", { name: "Page 2", exact: true }).click();
  await expect(rows.nth(1)).toContainText(`row-${mark}-26`);
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Tags" }).click();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/sort=email&dir=asc&page=2&columns=tags/u);
  await page.reload();
  await expect(rows.nth(1)).toContainText(`row-${mark}-26`);
  await expect(page.getByRole("columnheader", { name: "Tags" })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 800 });
  await expect(page.getByLabel("Sort by")).toHaveValue("email asc");
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
});
