import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Sql } from "postgres";
import { expectAccessible } from "../support/appearance/axe.ts";
import { mailedLink } from "../support/mailed-link.ts";
import { call, staffPage } from "../support/office.ts";
import { bought, dayOfItsOwn, lockFor } from "../support/shopping/bought.ts";
import { expect, test } from "../support/shopping/journey.ts";

type Routes = { routes: { id: string; stops: { id: string }[] }[] };
type Failing = { number: string; productId: number; day: string };

/** Packs the day's only order and reports that its driver found nobody at home. */
async function findDoorClosed(crew: Page, { number, productId, day }: Failing): Promise<void> {
  const window = { day, window: "morning" };
  await call(crew, "logistics.packLine", { orderNumber: number, productId, packed: true });
  await call(crew, "logistics.plan", { ...window, vans: 1 });
  const { routes } = await call<Routes>(crew, "logistics.routes", window, "query");
  const route = routes[0]!;
  await call(crew, "logistics.start", { routeId: route.id });
  const event = { id: randomUUID(), stopId: route.stops[0]!.id, kind: "not_home" };
  const happenedAt = new Date().toISOString();
  const note = "The gate was locked";
  await call(crew, "logistics.report", {
    routeId: route.id,
    events: [{ ...event, note, happenedAt }],
  });
  await call(crew, "logistics.finish", { routeId: route.id });
}

const stateOf = async (sql: Sql, number: string) =>
  (await sql`select state from orders where number = ${number}`)[0]?.["state"];

test("a guest whose delivery failed gets redelivery or a refund through the link", async ({
  page,
  browser,
  buyer,
  shelf,
  sql,
}) => {
  test.slow();
  const [goods] = await shelf.claim(1);
  const number = await bought(page.request, { goods: [goods!], buyer });
  const day = await dayOfItsOwn(sql);
  await lockFor(sql, number, day);
  const crew = await staffPage(browser, sql, { role: "logistics", email: `bo.${buyer.email}` });
  await findDoorClosed(crew, { number, productId: goods!.id, day });
  await crew.close();
  expect(await stateOf(sql, number)).toBe("failed_delivery");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await mailedLink(sql, "delivery_failed", buyer.email));
  const slot = page.getByRole("region", { name: /AM|PM/ });
  await expect(slot.getByText("The driver said: The gate was locked")).toBeVisible();
  await expect(slot.getByRole("button", { name: "I want my money back" })).toBeVisible();
  // The order's van has already left, although in real time its delivery day is still in the future.
  await slot.getByRole("button", { name: "Choose another time" }).click();
  const dialog = page.getByRole("dialog");
  const days = dialog.getByLabel("Delivery day");
  const other = await days.locator("option:not([disabled])").last().textContent();
  await days.selectOption({ label: other ?? "" });
  await dialog.getByLabel("Window").selectOption("evening");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Bring it again" }).click();
  await expect(page.getByText("We bring your order again")).toBeVisible();
  await expect(slot.getByText(`We bring it again: ${other}, 5PM-8PM.`)).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await slot.getByRole("button", { name: "I want my money back" }).click();
  await dialog.getByRole("button", { name: "I want my money back" }).click();
  await expect(slot.getByText("You asked for your money back. We answer by email.")).toBeVisible();
  await expect(slot.getByRole("button")).toHaveCount(0);
  const told =
    await sql`select p.kind, p.state from order_problems p join orders o on o.id = p.order_id
    where o.number = ${number}`;
  expect(told).toMatchObject([{ kind: "not_delivered", state: "open" }]);
});
