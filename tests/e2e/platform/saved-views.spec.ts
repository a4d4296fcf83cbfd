import { randomBytes } from "node:crypto";
import { expect, test } from "../support/admin.ts";
import { expectAccessible } from "../support/appearance/axe.ts";
import { signIn } from "../support/people.ts";

test("an admin saves a view of a table, finds it on a phone, renames and removes it", async ({
  page,
  browser,
  baseURL,
}) => {
  const name = `Farmers ${randomBytes(4).toString("hex")}`;
  await page.goto("/dashboard/admin/users?sort=email&dir=asc");
  await page.getByLabel("Role").selectOption("farmer");
  await expect(page).toHaveURL(/role=farmer/);
  await page.getByRole("button", { name: "Saved views" }).click();
  const dialog = page.getByRole("dialog", { name: "Saved views" });
  await dialog.getByLabel("Name").fill(name);
  await page.keyboard.press("Enter");
  await expect(dialog.getByText(`“${name}” is saved.`)).toBeVisible();
  await expect(dialog.getByRole("button", { name: `${name} Showing now` })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Saved views" })).toBeFocused();

  const phone = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 390, height: 844 },
    reducedMotion: "reduce",
  });
  const other = await phone.newPage();
  await signIn(other.request, "admin");
  await other.goto("/es/dashboard/admin/users?q=nobody");
  await other.getByRole("button", { name: "Vistas guardadas" }).click();
  const views = other.getByRole("dialog", { name: "Vistas guardadas" });
  await views.getByRole("button", { name, exact: true }).click();
  await expect(other).toHaveURL(/\/es\/dashboard\/admin\/users\?(?=.*role=farmer)(?=.*sort=email)/);
  await expect(other).not.toHaveURL(/nobody/);
  await expect(other.getByRole("searchbox").first()).toHaveValue("");

  await other.getByRole("button", { name: "Vistas guardadas" }).click();
  await views.getByRole("button", { name: `Cambiar el nombre de ${name}` }).click();
  await views.getByLabel("Nombre nuevo").fill(`${name} 2`);
  await expect(() => expectAccessible(other)).toPass();
  const isWhole = await views.evaluate((part) => part.scrollWidth <= part.clientWidth);
  expect(isWhole).toBe(true);
  await views.getByRole("button", { name: "Guardar el nombre" }).click();
  await views.getByRole("button", { name: `Quitar ${name} 2` }).click();
  await expect(views.getByText(`Se quitó “${name} 2”.`)).toBeFocused();
  await expect(views.getByRole("button", { name: `${name} 2` })).toHaveCount(0);
  await phone.close();
});
