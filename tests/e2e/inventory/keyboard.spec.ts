import { addLargeFarm } from "../support/large-farm.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { joinFarm, register } from "../support/people.ts";

test("a farmer edits stock with the keyboard alone", async ({ page, buyer, sql }) => {
  await register(page, buyer);
  const farmId = await addLargeFarm(sql, 3);
  await joinFarm(sql, buyer.email, farmId);
  const stockOfAll = async () => {
    const rows = await sql<{ units: number }[]>`
      select s.on_hand as units from stock s join products p on p.id = s.product_id
      where p.farm_id = ${farmId} order by p.name`;
    return rows.map(({ units }) => units);
  };
  await page.goto("/dashboard/farmer/inventory");
  const stock = page.getByRole("textbox", { name: /^Stock of / });
  await expect(stock).toHaveCount(3);
  const { keyboard } = page;

  // The link past the menu leads to the page; from there the grid is a few stops away.
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  const isThere = () => stock.first().evaluate((input) => input === document.activeElement);
  let stops = 0;
  while (!(await isThere()) && stops < 40) {
    await keyboard.press("Tab");
    stops += 1;
  }
  await expect(stock.first()).toBeFocused();

  // Tab has selected the value, as it does in every field.
  await keyboard.type("31");
  await keyboard.press("Enter");
  await expect(stock.nth(1)).toBeFocused();
  await expect(page.getByRole("row").nth(1).getByText("Saved")).toBeVisible();

  await keyboard.type("77");
  await keyboard.press("Escape");
  await expect(stock.nth(1)).toHaveValue("99999");
  await expect(stock.nth(1)).toBeFocused();

  await keyboard.press("Control+a");
  await keyboard.type("many");
  await keyboard.press("Enter");
  await expect(stock.nth(1)).toBeFocused();
  await expect(stock.nth(1)).toHaveAccessibleDescription(
    "Stock must be a whole number from 0 to 99,999",
  );
  await keyboard.press("Control+a");
  await keyboard.type("32");
  await keyboard.press("Enter");
  await expect(stock.nth(2)).toBeFocused();

  await keyboard.type("33");
  await keyboard.press("Shift+Enter");
  await expect(stock.nth(1)).toBeFocused();
  await expect.poll(stockOfAll).toEqual([31, 32, 33]);
});
