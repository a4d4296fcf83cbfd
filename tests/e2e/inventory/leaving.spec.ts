import { expect, test } from "../support/shopping/journey.ts";
import { addLargeFarm } from "../support/large-farm.ts";
import { joinFarm, register } from "../support/people.ts";

test.use({ viewport: { width: 1440, height: 900 } });

test("leaving while a pasted column is being saved asks in the tab, waits at a link, and loses nothing", async ({
  page,
  buyer,
  sql,
}) => {
  await register(page, buyer);
  const farmId = await addLargeFarm(sql, 20);
  await joinFarm(sql, buyer.email, farmId);
  const stockInAll = async () => {
    const [row] = await sql<{ units: number }[]>`
      select sum(on_hand)::int as units from stock where product_id in (select id from products where farm_id = ${farmId})`;
    return row!.units;
  };
  let save = (): void => {};
  const isSaved = new Promise<void>((resolve) => {
    save = resolve;
  });
  await page.route("**/trpc/farmer.inventory.editCells*", async (route) => {
    await isSaved;
    await route.continue();
  });
  const asked: string[] = [];
  page.on("dialog", async (dialog) => {
    asked.push(dialog.type());
    await dialog.dismiss();
  });

  await page.goto("/dashboard/farmer/inventory");
  const stock = page.getByRole("textbox", { name: /^Stock of / });
  await expect(stock).toHaveCount(20);
  await stock.first().click();
  await stock.first().evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", Array.from({ length: 20 }, () => "7\r\n").join(""));
    input.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect(page.getByText("20 cells filled", { exact: true })).toBeVisible();

  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(["beforeunload"]);

  await page.locator('a[href="/dashboard/farmer/harvest"]:visible').first().click();
  await expect(page).toHaveURL(/inventory$/);
  expect(await stockInAll()).toBe(20 * 99_999);
  save();
  await expect(page).toHaveURL(/harvest$/);
  expect(await stockInAll()).toBe(20 * 7);
  expect(asked).toEqual(["beforeunload"]);

  await page.goto("/dashboard/farmer/inventory");
  await expect(stock.first()).toHaveValue("7");
  // Nothing is unsaved now, so nothing asks.
  await page.goto("/dashboard/farmer/harvest");
  expect(asked).toEqual(["beforeunload"]);
});

test("an edit made after the session has ended is saved once its farmer has signed in again", async ({
  page,
  buyer,
  sql,
}) => {
  await register(page, buyer);
  const farmId = await addLargeFarm(sql, 1);
  await joinFarm(sql, buyer.email, farmId);
  const stored = async () => {
    const [row] = await sql<{ units: number }[]>`
      select on_hand as units from stock
      where product_id in (select id from products where farm_id = ${farmId})`;
    return row!.units;
  };
  await page.goto("/dashboard/farmer/inventory");
  const stock = page.getByRole("textbox", { name: /^Stock of / });
  await expect(stock).toHaveValue("99999");

  await sql`delete from sessions where user_id = (select id from users where email = ${buyer.email})`;
  await stock.fill("42");
  await stock.blur();
  await expect(page).toHaveURL(/\/auth\?next=/);
  expect(await stored()).toBe(99_999);
  const form = page.getByRole("form", { name: "Sign in" });
  await form.getByLabel("Username or email").fill(buyer.email);
  await form.getByLabel("Password", { exact: true }).fill("correct horse");
  await form.getByRole("button", { name: "Sign in" }).click();

  await expect(page).toHaveURL(/inventory$/);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(stock).toHaveValue("42");
  expect(await stored()).toBe(42);
});
