import { CARDS, shownOrderNumber, typeCard } from "../support/shopping/checkout.ts";
import { collectComplaints } from "../support/complaints.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { openLive } from "../support/live.ts";
import { expectOneOrder } from "../support/shopping/orders.ts";

test.use({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true });

test("a guest buys in Spanish on the smallest phone, from the shop to the confirmation", async ({
  page,
  context,
  sql,
  shelf,
  buyer,
}) => {
  const complaints = collectComplaints(context);
  const [goods] = await shelf.claim(1);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);

  await openLive(page, `/es/shop?q=${encodeURIComponent(goods!.name)}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    `Resultados de “${goods!.name}”`,
  );
  await page.locator(`main a[href="/es/products/${goods!.id}"]`).first().click();
  await expect(page).toHaveURL(`/es/products/${goods!.id}`);
  await page.getByRole("button", { name: /^Agregar ·\s\$/ }).click();
  expect(await width()).toBe(320);
  await page.getByRole("main").getByRole("button", { name: "Ver el carrito" }).click();

  const drawer = page.getByRole("dialog");
  await expect(drawer.getByRole("heading", { name: "Su carrito" })).toBeVisible();
  expect(await width()).toBe(320);
  await drawer.getByRole("button", { name: "Pagar", exact: true }).click();
  await drawer.getByLabel("Correo electrónico").fill(buyer.email);
  await drawer.getByLabel("Nombre").fill(buyer.firstName);
  await drawer.getByLabel("Código postal").fill("1");
  await drawer.getByLabel("Ciudad").focus();
  await expect(drawer.getByText("El código postal tiene cinco dígitos")).toBeVisible();
  await drawer.getByLabel("Código postal").fill("10001");
  await drawer.getByLabel("Ciudad").focus();
  await expect(drawer.getByText("Entregamos en California: escriba un código")).toBeVisible();
  await drawer.getByLabel("Código postal").fill(buyer.zipCode);
  await expect(drawer.getByText(`Entregamos en ${buyer.city}, CA`)).toBeVisible();
  await expect(drawer.getByText("Falta: calle y número")).toBeVisible();
  await drawer.getByLabel("Calle y número").fill(buyer.address);
  expect(await width()).toBe(320);
  await drawer.getByRole("button", { name: "Continuar al pago" }).click();

  const pay = drawer.getByRole("button", { name: /^Pagar \$/ });
  await expect(pay).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await typeCard(page, CARDS.good);
  expect(await width()).toBe(320);
  await pay.click();

  const number = await shownOrderNumber(drawer);
  await expect(drawer.getByText("Gracias, ya tenemos su pedido")).toBeVisible();
  await expect(page.getByText("¡Pedido realizado!")).toBeVisible();
  await expect(drawer.getByRole("button", { name: "Ver o cambiar su pedido" })).toBeVisible();
  expect(await width()).toBe(320);
  await expectOneOrder(sql, buyer.email, number, [{ goods: goods!, quantity: 1 }]);
  expect(complaints).toEqual([]);
});
