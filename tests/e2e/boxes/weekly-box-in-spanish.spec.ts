import { expectAccessible } from "../support/appearance/axe.ts";
import { CARDS, typeCard } from "../support/shopping/checkout.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { register } from "../support/people.ts";

test("a customer starts a weekly box in Spanish and skips a week", async ({ page, buyer, sql }) => {
  test.slow();
  await register(page, buyer);
  await page.goto("/dashboard/customer/cards");
  await page.getByRole("button", { name: "Add a card" }).click();
  await typeCard(page, CARDS.good);
  await page.getByRole("button", { name: "Save this card" }).click();
  await expect(page.getByRole("heading", { name: "Visa ending in 4242" })).toBeVisible();

  await page.goto("/subscription?language=es");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Canasta semanal");
  await page.getByRole("link", { name: "Recibirla cada semana" }).first().click();
  await expect(page).toHaveURL(/\/es\/subscribe\?size=small$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Su canasta semanal");
  await page.getByLabel("Sin cacahuate").check();
  const place = (part: string) => page.locator(`input[autocomplete$="${part}"]`);
  await place("address-line1").fill("218 Orchard Way");
  await place("postal-code").fill("94952");
  await place("address-level2").fill("Petaluma");
  const review = page.getByRole("complementary", { name: "Su canasta de un vistazo" });
  await expect(review.getByText("$27.19", { exact: true })).toBeVisible();
  const agreed = await review.getByText(/^Acepto que Furrow cobre/).textContent();
  await review.getByRole("checkbox").check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Empezar mi canasta" }).click();

  await expect(page).toHaveURL(/\/es\/dashboard\/customer\/boxes/);
  const days = page.getByRole("list", { name: "Próximas canastas" }).getByRole("button");
  await expect(days.first()).toContainText("Planeada");
  const [kept] = await sql<{ text: string; subject: string }[]>`
    select consent_text as text, subject
    from box_subscriptions s join users u on u.id = s.user_id
      join emails e on e.to_address = u.email and e.kind = 'box_started'
    where u.email = ${buyer.email}`;
  expect(kept!.text).toBe(agreed);
  expect(kept!.subject).toMatch(/^Su canasta chica empieza el /);

  await page.getByRole("button", { name: "Saltar esta canasta" }).click();
  await expect(days.first()).toContainText("Saltada");
  await expect(page.getByRole("main")).toContainText("No se cobra nada. Puede recuperarla hasta");
  await expectAccessible(page);
});
