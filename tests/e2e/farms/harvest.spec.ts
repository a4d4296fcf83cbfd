import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/appearance/axe.ts";
import { lock } from "../support/shopping/bought.ts";
import { buyInShop } from "../support/shopping/checkout.ts";
import { type Buyer, expect, test } from "../support/shopping/journey.ts";
import type { Goods } from "../support/shopping/goods.ts";
import { farmerOf, untilOnPhone } from "../support/harvest-phone.ts";
import { expectOnPaper } from "../support/on-paper.ts";
import { register } from "../support/people.ts";
import type { Sql } from "postgres";

/** Buys two units of each of the goods and lets the cut-off of the delivery day pass. */
async function lockedOrder(page: Page, buyer: Buyer, goods: readonly Goods[], sql: Sql) {
  const number = await buyInShop(page, goods, buyer, { units: 2 });
  return { number, day: await lock(sql, number) };
}

test("a farmer prints the harvest on A4 and Letter, marks one line ready and one short on a phone, and the customer sees the reason and the refund", async ({
  page,
  browser,
  buyer,
  shelf,
  sql,
}) => {
  const [carrots] = await shelf.claim(1);
  const [beets] = await shelf.claimFrom(carrots!, 1);
  await register(page, buyer);
  const { number, day } = await lockedOrder(page, buyer, [carrots!, beets!], sql);

  const phone = await farmerOf(browser, carrots!.farmId, `fern.${buyer.email}`, sql);
  await phone.goto("/farmer-dashboard");
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText(carrots!.farmName);
  await phone.goto(`/dashboard/farmer/harvest?day=${day}`);
  const order = phone.getByRole("listitem", { name: `Order ${number}` });
  await expect(order).toContainText("Ana");
  await expect(phone.getByRole("main")).not.toContainText(buyer.address);
  await expectAccessible(phone);
  const totals = phone.getByRole("region", { name: "Totals" });
  await expectOnPaper(phone, [
    ...[carrots!, beets!].map(({ name }) => totals.getByRole("listitem", { name })),
    ...[carrots!, beets!].map(({ name }) => order.getByRole("listitem").filter({ hasText: name })),
  ]);

  await order.getByRole("button", { name: `Ready: ${carrots!.name}` }).click();
  await expect(order.getByRole("button", { name: `Undo: ${carrots!.name}` })).toBeVisible();
  await order.getByRole("button", { name: `Short: ${beets!.name}` }).click();
  const dialog = phone.getByRole("dialog");
  await dialog.getByRole("button", { name: "Mark 1 short" }).click();
  await expect(dialog.getByText("Please choose why")).toBeVisible();
  // Fingers in gloves press them.
  for (const name of ["One less", "One more", "Mark 1 short"]) {
    const { width, height } = (await dialog.getByRole("button", { name }).boundingBox())!;
    expect(Math.min(width, height), name).toBeGreaterThanOrEqual(48);
  }
  await dialog.getByLabel("Why").selectOption("pests");
  await expect(dialog.getByText(`1 of Ana, ${number}`)).toBeVisible();
  await expectAccessible(phone, "[role=dialog]");
  await dialog.getByRole("button", { name: "Mark 1 short" }).click();
  await expect(order.getByText("1 of 2 short: pests or sickness took it")).toBeVisible();
  await expect(phone.getByText("Marked as short")).toBeVisible();
  await phone.close();

  await page.goto(`/dashboard/customer/orders/${number}`);
  const price = (beets!.price + Math.round((beets!.price * 875) / 10_000)) / 100;
  const line = page.getByRole("listitem").filter({ hasText: beets!.name });
  await expect(line).toContainText("1 of 2 could not be brought. Pests or sickness took it.");
  await expect(line).toContainText(`$${price.toFixed(2)} was refunded to you.`);
  const [mail] = await sql<{ subject: string }[]>`
    select subject from emails where to_address = ${buyer.email} and kind = 'order_short'`;
  expect(mail!.subject).toContain(number);
});

test("a farmer weighs goods sold by weight, and the customer is refunded the difference automatically", async ({
  page,
  browser,
  buyer,
  shelf,
  sql,
}) => {
  const goods = await shelf.claimByWeight();
  await register(page, buyer);
  const { number, day } = await lockedOrder(page, buyer, [goods], sql);
  const [{ most }] = await sql<[{ most: number }]>`
    select most_weight as most from products where id = ${goods.id}`;
  const pounds = (hundredths: number) => (hundredths / 100).toFixed(2);

  const phone = await farmerOf(browser, goods.farmId, `fern.${buyer.email}`, sql);
  await phone.goto(`/dashboard/farmer/harvest?day=${day}`);
  const order = phone.getByRole("listitem", { name: `Order ${number}` });
  await expect(order.getByRole("button", { name: `Ready: ${goods.name}` })).toHaveCount(0);
  await order.getByRole("button", { name: `Weigh: ${goods.name}` }).click();
  const dialog = phone.getByRole("dialog");
  const scale = dialog.getByLabel("Weight of all 2 together, in pounds");
  await expect(scale).toBeFocused();
  await dialog.getByRole("button", { name: "Save the weight" }).click();
  await expect(dialog.getByText("Please enter the pounds shown on the scale")).toBeVisible();
  const less = Math.round(most / 4);
  await scale.fill(pounds(2 * most - less));
  await expect(
    dialog.getByText(`${pounds(less)} lb less than the customer paid for`),
  ).toBeVisible();
  await expectAccessible(phone, "[role=dialog]");
  await dialog.getByRole("button", { name: "Save the weight" }).click();
  await expect(phone.getByText("Weight saved")).toBeVisible();
  await expect(
    order.getByText(`${pounds(2 * most - less)} lb of ${pounds(2 * most)} lb paid for`),
  ).toBeVisible();
  await phone.close();

  const price = Math.floor((2 * goods.price * less + most) / (2 * most));
  const back = (price + Math.round((price * 875) / 10_000)) / 100;
  await page.goto(`/dashboard/customer/orders/${number}`);
  await page.getByRole("button", { name: `Why $${back.toFixed(2)}?` }).click();
  const why = page.getByRole("dialog");
  await expect(why).toContainText(`${pounds(less)} lb of ${goods.name}`);
  await expect(why).toContainText("Weighed less");
});

/** Keys under which the phone stores harvest data and the offline queue. */
const keptOnPhone = () => Object.keys(localStorage).filter((key) => /harvest|offline/.test(key));

test("a phone stores the next days for offline use, and says of any other day that it is not loaded", async ({
  page,
  browser,
  buyer,
  shelf,
  sql,
}) => {
  const [carrots] = await shelf.claim(1);
  const { number, day } = await lockedOrder(page, buyer, [carrots!], sql);
  const phone = await farmerOf(browser, carrots!.farmId, `fern.${buyer.email}`, sql);
  const later = new Date(Date.parse(day) + 40 * 86_400_000).toISOString().slice(0, 10);
  await phone.goto(`/dashboard/farmer/harvest?day=${later}`);
  await expect(phone.getByText("Nothing is ordered for this day")).toBeVisible();
  const kept = () => localStorage.getItem("furrow-harvest") ?? "";
  await expect.poll(() => phone.evaluate(kept)).toContain(number);
  await untilOnPhone(phone);
  await phone.context().setOffline(true);
  await phone.locator(`a[href*="day=${day}"]`).click();
  await expect(phone.getByRole("listitem", { name: `Order ${number}` })).toBeVisible();
  await phone.goto(`/dashboard/farmer/harvest?day=${later.slice(0, 8)}01`);
  await expect(phone.getByText("your phone has not loaded this day yet")).toBeVisible();
  await expect(phone.locator(`a[href*="day=${day}"]`)).toBeVisible();
  await phone.close();
});

test("a farmer without a signal opens and marks the harvest, and every mark is sent once the phone is back online", async ({
  page,
  browser,
  buyer,
  shelf,
  sql,
}) => {
  test.slow();
  const [carrots] = await shelf.claim(1);
  const [beets] = await shelf.claimFrom(carrots!, 1);
  const { number, day } = await lockedOrder(page, buyer, [carrots!, beets!], sql);
  const phone = await farmerOf(browser, carrots!.farmId, `fern.${buyer.email}`, sql);
  await phone.goto(`/dashboard/farmer/harvest?day=${day}`);
  const order = phone.getByRole("listitem", { name: `Order ${number}` });
  await expect(order).toBeVisible();
  await untilOnPhone(phone);

  await phone.context().setOffline(true);
  await phone.reload();
  await expect(phone.getByText("You are offline.")).toBeVisible();
  await order.getByRole("button", { name: `Ready: ${carrots!.name}` }).click();
  await expect(order.getByRole("button", { name: `Undo: ${carrots!.name}` })).toBeVisible();
  await order.getByRole("button", { name: `Short: ${beets!.name}` }).click();
  const dialog = phone.getByRole("dialog");
  await dialog.getByLabel("Why").selectOption("weather");
  await expect(dialog).toContainText("as soon as your phone is online");
  await dialog.getByRole("button", { name: "Mark 1 short" }).click();
  await expect(order.getByText("1 of 2 short")).toBeVisible();
  await expect(phone.getByText("2 not sent yet.")).toBeVisible();
  await expectAccessible(phone);
  await phone.reload();
  await expect(phone.getByText("2 not sent yet.")).toBeVisible();
  await expect(order.getByText("1 of 2 short")).toBeVisible();
  expect(await linesOf(sql, number)).toEqual([0, 0]);

  await phone.context().setOffline(false);
  await expect(phone.getByText("not sent yet.")).toHaveCount(0);
  await expect(phone.getByText("You are offline.")).toHaveCount(0);
  await expect.poll(() => linesOf(sql, number)).toEqual([0, 1]);
  const [ready] = await sql<{ done: number }[]>`
    select count(*)::int as done from order_lines line join orders on orders.id = line.order_id
    where orders.number = ${number} and line.harvested_at is not null`;
  expect(ready!.done).toBe(2);

  await phone.goto("/dashboard/farmer");
  await phone.getByRole("button", { name: "More" }).click();
  await phone.getByRole("button", { name: "Sign out" }).click();
  await expect.poll(() => phone.evaluate(() => caches.keys())).toEqual([]);
  expect(await phone.evaluate(keptOnPhone)).toEqual([]);
  await phone.close();
});

/** Units short of each line of an order, in ascending order. */
async function linesOf(sql: Sql, number: string): Promise<number[]> {
  const rows = await sql<{ short: number }[]>`
    select line.short from order_lines line join orders on orders.id = line.order_id
    where orders.number = ${number} order by line.short`;
  return rows.map(({ short }) => short);
}
