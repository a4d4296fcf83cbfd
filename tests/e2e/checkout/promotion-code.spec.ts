import { randomInt } from "node:crypto";
import { expectAccessible } from "../support/appearance/axe.ts";
import { addFromShop, openDrawer } from "../support/shopping/cart.ts";
import { CARDS, fillDrawer, payWith, shownOrderNumber } from "../support/shopping/checkout.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { metPopup } from "../support/popup.ts";
import { signIn } from "../support/people.ts";

/** A random code that no other promotion of this market has. */
const newCode = () => `SPRING${randomInt(1_000_000)}`;

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("an admin creates a code, and a guest pays less with it", async ({
    page,
    browser,
    baseURL,
    sql,
    shelf,
    buyer,
  }) => {
    const code = newCode();
    const context = await browser.newContext({
      baseURL: baseURL!,
      storageState: metPopup(baseURL!),
      viewport: { width: 390, height: 844 },
    });
    const office = await context.newPage();
    await signIn(office.request, "admin");
    await office.goto("/dashboard/admin/promotions");
    await office.getByRole("textbox", { name: "Code", exact: true }).fill(code);
    await office.getByRole("textbox", { name: "Percent" }).fill("20");
    await office.getByRole("button", { name: "Make the code" }).click();
    await expect(office.getByRole("heading", { name: code })).toBeVisible();
    await expectAccessible(office);
    const width = await office.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);

    const [goods] = await shelf.claim(1);
    await addFromShop(page, goods!);
    const drawer = await openDrawer(page);
    await drawer.getByRole("button", { name: "Checkout", exact: true }).click();
    await fillDrawer(drawer, buyer);
    await drawer.getByRole("button", { name: "Add a promotion code or gift card" }).click();
    const field = drawer.getByRole("textbox", { name: "Promotion code or gift card" });
    await expect(field).toBeFocused();
    await field.fill("NOSUCHCODE");
    await field.press("Enter");
    await expect(drawer.getByText("We don’t recognize this promotion code.")).toBeVisible();
    await expect(field).toHaveValue("NOSUCHCODE");
    await expectAccessible(page);

    await field.fill(code.toLowerCase());
    await field.press("Enter");
    await expect(drawer.getByText(`${code} takes`)).toBeVisible();
    const remove = drawer.getByRole("button", { name: `Remove the code ${code}` });
    await expect(remove).toBeFocused();
    await remove.click();
    await expect(field).toBeFocused();
    await field.fill(code);
    await drawer.getByRole("button", { name: "Apply" }).click();
    await expect(drawer.getByText(`${code} takes`)).toBeVisible();
    await expect(remove).toBeFocused();
    await expectAccessible(page);
    await drawer.getByRole("button", { name: "Continue to payment" }).click();
    await payWith(page, CARDS.good);
    const number = await shownOrderNumber(drawer);

    const [order] = await sql<
      { subtotal: number; promotion: number; total: number; tax: number }[]
    >`
      select subtotal_cents as subtotal, promotion_cents as promotion, total_cents as total, tax_cents as tax
      from orders where number = ${number}`;
    expect(order!.promotion).toBe(Math.round(order!.subtotal / 5));
    expect(order!.total).toBe(order!.subtotal - order!.promotion + order!.tax);

    await office.goto(`/dashboard/admin/orders/${number}`);
    await expect(office.getByText("Promotion code", { exact: true })).toBeVisible();
    await office.goto("/es/dashboard/admin/promotions");
    await expect(office.getByText("1 pedido")).toBeVisible();
    const terminate = office.getByRole("button", { name: `Terminar ${code}` });
    await terminate.first().click();
    await office
      .getByRole("dialog")
      .getByRole("button", { name: `Terminar ${code}` })
      .click();
    await expect(office.getByText("Terminado").first()).toBeVisible();
    await context.close();
  });
});
