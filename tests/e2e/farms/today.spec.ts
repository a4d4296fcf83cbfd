import type { Browser } from "@playwright/test";
import type { Sql } from "postgres";
import { addDays, businessDayAt, businessTimeOn } from "#shared/time.ts";
import { expectAccessible } from "../support/appearance/axe.ts";
import { bought, lockFor } from "../support/shopping/bought.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { joinFarm, register } from "../support/people.ts";
import { clearOfMidnight } from "../support/clear-of-midnight.ts";
import { countTaps } from "../support/count-taps.ts";

/** Last week's stock; a number that only these tests use. */
const LAST_WEEK = 4321;

// Two of these tests may claim the same farm, so they run one after the other and delete last week's stock.
test.describe.configure({ mode: "default" });
// Their orders are for tomorrow.
test.beforeEach(() => clearOfMidnight());
test.afterEach(async ({ sql }) => {
  await sql`delete from stock_movements where units = ${LAST_WEEK} and on_hand = ${LAST_WEEK}`;
});

/** Noon a week ago on the business's calendar, whichever clock change lies between. */
const aWeekAgo = () => businessTimeOn(addDays(businessDayAt(new Date()), -7), 12).toISOString();

/** Opens a phone-sized page signed in as someone who works for the farm. */
async function farmerOf(browser: Browser, farmId: number, email: string, sql: Sql) {
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await register(phone, { email, firstName: "Fern", lastName: "Field" });
  await joinFarm(sql, email, farmId);
  return phone;
}

test("a farmer reads on a phone what to bring, where and when, and marks all of it ready in at most three taps", async ({
  page,
  browser,
  buyer,
  shelf,
  sql,
}) => {
  const [goods] = await shelf.claim(1);
  await register(page, buyer);
  const number = await bought(page.request, { goods: [goods!], quantity: 2, buyer });
  const day = addDays(businessDayAt(new Date()), 1);
  await sql`insert into locked_days (day, locked_at)
    values (${day}, now() - interval '1 minute') on conflict do nothing`;
  await lockFor(sql, number, day);

  const phone = await farmerOf(browser, goods!.farmId, `today.${buyer.email}`, sql);
  await phone.goto("/dashboard/farmer/sales");
  await expect(phone.getByRole("heading", { level: 1 })).toBeVisible();
  const counted = await countTaps(phone);
  await phone
    .getByRole("navigation", { name: "Farm" })
    .getByRole("link", { name: "Today" })
    .click();
  const bring = phone.getByRole("region", { name: "Bring today" });
  await expect(bring).toContainText("In the afternoon, to Furrow depot");
  await expect(bring).toContainText("12 Orchard Wharf, Oakland 94607");
  await expect(bring.getByRole("link", { name: "Navigate" })).toBeVisible();
  const line = bring.getByRole("list", { name: "What to bring" }).getByText(goods!.name);
  await expect(line).toBeVisible();
  // The order was paid after the day's harvest sheet had been sent.
  await expect(bring).toContainText("Changed since your sheet was sent");
  await expect(bring).toContainText(`2 more of ${goods!.name}, ${number}`);
  await expectAccessible(phone);
  await bring.getByRole("button", { name: "Mark all ready" }).click();
  await phone.getByRole("dialog").getByRole("button", { name: "All ready" }).click();
  await expect(bring.getByRole("button", { name: "Mark all ready" })).toHaveCount(0);
  expect(counted.effort().taps).toBeLessThanOrEqual(3);
  const [marked] = await sql<{ ready: boolean }[]>`
    select bool_and(harvested_at is not null) as ready from order_lines
    join orders on orders.id = order_id where number = ${number}`;
  expect(marked!.ready).toBe(true);
});

test("a farmer previews and restores last week's stock, and undoes it", async ({
  browser,
  buyer,
  shelf,
  sql,
}) => {
  const [goods] = await shelf.claim(1);
  const stockNow = async () =>
    (
      await sql<{ units: number }[]>`
        select on_hand as units from stock where product_id = ${goods!.id}`
    )[0]!.units;
  const before = await stockNow();
  await sql`insert into stock_movements (product_id, cause, units, on_hand, created_at)
    values (${goods!.id}, 'received', ${LAST_WEEK}, ${LAST_WEEK}, ${aWeekAgo()})`;
  const phone = await farmerOf(browser, goods!.farmId, `week.${buyer.email}`, sql);
  await phone.goto("/dashboard/farmer");
  await phone
    .getByRole("navigation", { name: "Farm" })
    .getByRole("link", { name: "Inventory" })
    .click();
  await phone.getByRole("button", { name: "Same as last week" }).click();
  const proposal = phone.getByRole("dialog", { name: "Same as last week" });
  await expect(proposal).toContainText(`${goods!.name}: ${before} → 4321`);
  expect(await stockNow()).toBe(before);
  await expectAccessible(phone);
  await proposal.getByRole("button", { name: "Set the stock of 1 product" }).click();
  await expect(phone.getByText("1 product changed")).toBeVisible();
  expect(await stockNow()).toBe(4321);
  await phone.getByRole("button", { name: "Undo" }).click();
  await expect(phone.getByText("Your change is undone").first()).toBeVisible();
  expect(await stockNow()).toBe(before);
});

test("a farmer's day in Spanish on a phone: what is ready, what is short, and last week's stock", async ({
  page,
  browser,
  buyer,
  shelf,
  sql,
}) => {
  const [carrots] = await shelf.claim(1);
  const [beets] = await shelf.claimFrom(carrots!, 1);
  await register(page, buyer);
  const number = await bought(page.request, { goods: [carrots!, beets!], quantity: 2, buyer });
  const day = addDays(businessDayAt(new Date()), 1);
  await sql`insert into locked_days (day, locked_at) values (${day}, now()) on conflict do nothing`;
  await lockFor(sql, number, day);
  await sql`insert into stock_movements (product_id, cause, units, on_hand, created_at)
    values (${carrots!.id}, 'received', ${LAST_WEEK}, ${LAST_WEEK}, ${aWeekAgo()})`;
  const phone = await farmerOf(browser, carrots!.farmId, `dia.${buyer.email}`, sql);
  const fits = async () =>
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await phone.goto("/es/dashboard/farmer");
  const bring = phone.getByRole("region", { name: "Llevar hoy" });
  await expect(bring).toContainText("Por la tarde, al centro de acopio de Furrow");
  await expect(bring.getByRole("link", { name: "Cómo llegar" })).toBeVisible();
  await fits();
  await bring.getByRole("link", { name: "Ver por pedido y reportar faltantes" }).click();

  const order = phone.getByRole("listitem", { name: `Pedido ${number}` });
  await order.getByRole("button", { name: `Listo: ${carrots!.spanishName}` }).click();
  await expect(
    order.getByRole("button", { name: `Deshacer: ${carrots!.spanishName}` }),
  ).toBeVisible();
  await order.getByRole("button", { name: `Faltante: ${beets!.spanishName}` }).click();
  const dialog = phone.getByRole("dialog");
  await dialog.getByRole("button", { name: "Marcar 1 faltante" }).click();
  await expect(dialog.getByText("Elija el motivo")).toBeVisible();
  await dialog.getByLabel("Por qué").selectOption("pests");
  await expectAccessible(phone, "[role=dialog]");
  await dialog.getByRole("button", { name: "Marcar 1 faltante" }).click();
  await expect(order.getByText("falta 1 de 2: se perdió por plagas o enfermedad")).toBeVisible();
  await expectAccessible(phone);
  await fits();

  await phone.goto("/es/dashboard/farmer/inventory");
  await phone.getByRole("button", { name: "Copiar la semana pasada" }).click();
  const proposal = phone.getByRole("dialog", { name: "Copiar la semana pasada" });
  await expect(proposal).toContainText(`${carrots!.spanishName}:`);
  await expect(proposal).toContainText("→ 4321");
  await proposal.getByRole("button", { name: "Fijar las existencias de 1 producto" }).click();
  await expect(phone.getByText("1 producto cambiado")).toBeVisible();
  await fits();
  await phone.getByRole("button", { name: "Deshacer" }).click();
  await expect(phone.getByText("Su cambio quedó deshecho").first()).toBeVisible();
});
