import { expectAccessible } from "../support/appearance/axe.ts";
import { bought, dayOfItsOwn, lockFor } from "../support/shopping/bought.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { staffPage } from "../support/office.ts";
import { register } from "../support/people.ts";

test("in Spanish, a packer checks off a crate and a driver completes its stop on a phone, also offline", async ({
  page,
  browser,
  buyer,
  shelf,
  sql,
}) => {
  test.slow();
  const [goods] = await shelf.claim(1);
  await register(page, buyer);
  const day = await dayOfItsOwn(sql);
  const number = await bought(page.request, { goods: [goods!], quantity: 2, buyer });
  await lockFor(sql, number, day);

  const crew = { role: "logistics", email: `es.${buyer.email}` } as const;
  const phone = await staffPage(browser, sql, crew, { viewport: { width: 390, height: 844 } });
  await phone.goto(`/es/dashboard/logistics/pack?day=${day}&window=morning`);
  await expect(phone.getByText("0 de 1 pedido empacado.")).toBeVisible();
  await phone.getByLabel(`2 × ${goods!.spanishName}`).click();
  await expect(phone.getByText("1 de 1 pedido empacado.")).toBeVisible();
  await expectAccessible(phone);

  await phone.goto(`/es/dashboard/logistics/routes?day=${day}&window=morning`);
  await phone.getByLabel("¿Cuántas camionetas?").selectOption("1");
  await phone.getByRole("button", { name: "Planear las rutas" }).click();
  await phone.getByRole("link", { name: "Abrir la página del chofer" }).click();
  await phone.getByRole("button", { name: "Empezar la ruta" }).click();
  await expect(phone.getByText("Parada 1 de 1")).toBeVisible();
  const path = new URL(phone.url()).pathname;
  expect(path).toMatch(/^\/es\/dashboard\/logistics\/drive\//);
  const kept = () => phone.evaluate(async (own) => Boolean(await caches.match(own)), path);
  await expect.poll(kept).toBe(true);

  await phone.context().setOffline(true);
  await phone.reload();
  await expect(phone.getByText("No tiene conexión.")).toBeVisible();
  const delivered = phone.getByRole("button", { name: "Entregado", exact: true });
  await expect(delivered).toBeInViewport({ ratio: 1 });
  await delivered.click();
  await phone.getByRole("button", { name: "Se dejó en la puerta" }).click();
  await expect(phone.getByText("1 sin enviar.")).toBeVisible();
  await expect(phone.getByRole("heading", { name: "Ya hizo todas las paradas" })).toBeVisible();
  await expectAccessible(phone);
  await phone.context().setOffline(false);
  await expect(phone.getByText("sin enviar.")).toHaveCount(0);
  await phone.close();

  await page.goto(`/dashboard/customer/orders/${number}`);
  const way = page.getByRole("region", { name: "Where it is" });
  await expect(way.getByText("Left at the front door")).toBeVisible();
});
