import { expectAccessible } from "../support/appearance/axe.ts";
import { bought } from "../support/shopping/bought.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { ordersOf } from "../support/shopping/orders.ts";
import { metPopup } from "../support/popup.ts";
import { countTaps } from "../support/count-taps.ts";
import { signIn } from "../support/people.ts";

test("an admin finds an order by customer name with Ctrl-K and refunds a line in six taps", async ({
  browser,
  baseURL,
  sql,
  shelf,
  buyer,
  request,
}) => {
  const [goods] = await shelf.claim(1);
  const lastName = `Zeller${Date.now()}`;
  const number = await bought(request, {
    goods: [goods!],
    quantity: 2,
    buyer: { ...buyer, firstName: "Wilhelmina", lastName },
  });
  const context = await browser.newContext({
    storageState: metPopup(baseURL!),
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await signIn(context.request, "admin");
  await page.goto("/dashboard/admin");
  await expect(page.getByRole("button", { name: "Search", exact: true })).toBeVisible();
  const counted = await countTaps(page);

  await page.keyboard.press("Control+k");
  const search = page.getByRole("combobox", { name: /^Search orders, people/ });
  await expect(search).toBeFocused();
  // The live region must stay the same element: screen readers do not announce one that was just inserted.
  const status = page.getByRole("dialog", { name: "Search" }).getByRole("status");
  await status.evaluate((region) => region.setAttribute("data-kept", ""));
  await page.keyboard.type(`wilhelmina ${lastName}`);
  const found = page.getByRole("option", { name: new RegExp(number) });
  await expect(found).toHaveAttribute("aria-selected", "true");
  await expect(status).toHaveAttribute("data-kept");
  await expect(status).toHaveText(/^\d+ found$/);
  await expectAccessible(page);
  await found.click();
  await expect(page.getByRole("heading", { level: 1, name: `Order ${number}` })).toBeVisible();

  await expect(page.getByText("To refund, choose how many units go back")).toBeVisible();
  await page.getByLabel(`Units of ${goods!.name} to refund`).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("1");
  await expect(page.getByText("To refund, say what went wrong")).toBeVisible();
  await page.getByLabel("What went wrong").click();
  await page.getByLabel("What went wrong").selectOption("Poor quality");
  await expect(page.getByLabel("Who bears it")).toHaveValue("farm");
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Refund \$/ }).click();
  await expect(page.getByRole("dialog", { name: /^Refund \$/ })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(search).toBeHidden();
  await page
    .getByRole("dialog", { name: /^Refund \$/ })
    .getByRole("button", { name: /^Refund \$/ })
    .click();
  await expect(page.getByRole("region", { name: "Money" })).toContainText("Poor quality");
  expect(counted.effort().taps).toBeLessThanOrEqual(6);

  const [order] = await ordersOf(sql, buyer.email);
  const refunds = await sql`select cause, bearer from refunds where intent_id = ${order!.intent}`;
  expect([...refunds]).toEqual([{ cause: "poor_quality", bearer: "farm" }]);

  // The recently visited page is offered before anything is typed.
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("option", { name: "Admin" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(search).toBeHidden();
  await expect(page.getByRole("button", { name: "Search", exact: true })).toBeFocused();
  await context.close();
});
