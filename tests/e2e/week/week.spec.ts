import { randomBytes } from "node:crypto";
import type { Sql } from "postgres";
import { chargeBoxes } from "#server/services/boxes/charging/charge.ts";
import { lockOrders } from "#server/services/orders/lifecycle/lock-orders.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { DAY, HOUR } from "#tests/support/market/time/clock.ts";
import { balanceAtProvider } from "#tests/support/market/payments/reconciliation.ts";
import { violations } from "#tests/support/invariants.ts";
import { button, fillAll, newFarm, openForm } from "../farms/applying/support.ts";
import { openDrawer, openWithCart } from "../support/shopping/cart.ts";
import {
  CARDS,
  fillDrawer,
  payWith,
  shownOrderNumber,
  typeCard,
} from "../support/shopping/checkout.ts";
import { register } from "../support/people.ts";
import { browserOf, expect, staff, test } from "../support/servers/week-browser.ts";
import type { WeekServer } from "../support/servers/week-server.ts";

/** Advances the clock to an hour of a business day. */
function goTo({ clock }: WeekServer, day: string, hour: number): void {
  clock.pass(Date.parse(`${day}T08:00:00Z`) + hour * HOUR - clock.now().getTime());
}

async function linkIn(sql: Sql, email: string, kind: string): Promise<string> {
  const [mail] = await sql<{ text: string }[]>`
    select text from emails where to_address = ${email} and kind = ${kind}`;
  const { pathname, search } = new URL(
    /https?:\/\/\S+\?token=\S+/.exec(mail?.text ?? "")?.[0] ?? "",
  );
  return pathname + search;
}

const mailsTo = async (sql: Sql, email: string) =>
  (
    await sql<{ kind: string }[]>`
      select kind from emails where to_address = ${email} order by created_at, kind desc`
  ).map(({ kind }) => kind);

test("a week at the market: a farm joins, an order and a box are sold, packed and delivered with a shortage, and the money adds up", async ({
  browser,
  week,
  sql,
  buyer,
}) => {
  test.setTimeout(300_000);
  const farm = newFarm();
  const product = `Frog lettuce ${randomBytes(3).toString("hex")}`;

  // A farm applies and is approved.
  const farmer = await browserOf(browser, week, 390);
  await openForm(farmer);
  await fillAll(farmer, farm);
  await button(farmer, "Submit Application").click();
  await expect(farmer.getByText(`We have ${farm.name}’s application`)).toBeVisible();
  const admin = await staff(browser, week, "admin");
  await admin.goto("/dashboard/admin/applications?state=open");
  await admin.getByRole("link", { name: farm.name }).click();
  await admin.getByLabel("Farming since").fill("1968");
  await admin.getByLabel("Acres").fill("12");
  await button(admin, "Approve").click();
  await expect(admin.getByText("No one works for it.")).toBeVisible();
  await farmer.goto(await linkIn(sql, farm.email, "application_approved"));
  await farmer.getByLabel("First name").fill("Ida");
  await farmer.getByLabel("Last name").fill("Kaiser");
  await farmer.getByLabel("Username").fill(farm.email.split("@")[0] ?? "");
  await farmer.getByLabel("Password", { exact: true }).fill("frogs sing at dusk");
  await button(farmer, "Open my account").click();
  await expect(farmer).toHaveURL(/\/dashboard\/farmer$/);
  await expect(farmer.getByRole("heading", { level: 1 })).toContainText(farm.name);

  // The farm lists a product.
  await farmer.goto("/dashboard/farmer/inventory/new");
  await farmer.getByLabel("Name", { exact: true }).fill(product);
  await farmer.getByLabel("Category").selectOption("vegetables");
  await farmer.getByLabel("Price ($)").fill("2.50");
  await farmer.getByLabel("Pack", { exact: true }).fill("1 head");
  // Too few units for weekly boxes, so that only the visitor's order includes it.
  await farmer.getByLabel("Stock").fill("6");
  await button(farmer, "List it now").click();
  await expect(farmer.getByRole("heading", { level: 1, name: product })).toBeVisible();

  // A household starts a weekly box.
  const subscriber = await browserOf(browser, week);
  const home = { email: `box.${buyer.email}`, firstName: "Bo", lastName: "Reyes" };
  await register(subscriber, home);
  await subscriber.goto("/dashboard/customer/cards");
  await button(subscriber, "Add a card").click();
  await typeCard(subscriber, CARDS.good);
  await button(subscriber, "Save this card").click();
  await expect(subscriber.getByRole("heading", { name: "Visa ending in 4242" })).toBeVisible();
  await subscriber.goto("/subscribe?size=small");
  await subscriber.getByLabel("Street address").fill("218 Orchard Way");
  await subscriber.getByLabel("Zip code").fill("94952");
  await subscriber.getByLabel("City").fill("Petaluma");
  await subscriber.getByRole("checkbox", { name: /^I agree that/ }).check();
  await button(subscriber, "Start my weekly box").click();
  await expect(subscriber.getByRole("list", { name: "Coming boxes" })).toContainText("Planned");
  const [box] = await sql<{ day: string; due: Date; window: string }[]>`
    select b.day::text, b.due_at as due, s."window" from boxes b
    join box_subscriptions s on s.id = b.subscription_id order by b.day limit 1`;
  const { day, due, window } = box!;
  // The day and window that the drawer also proposes.
  expect(window).toBe("morning");

  // A visitor buys two units of the farm's product for the same delivery.
  const visitor = await browserOf(browser, week);
  const [goods] = await sql<{ id: number; price: number; farmId: number; farmName: string }[]>`
    select id, price_cents as price, farm_id as "farmId", farm_name as "farmName"
    from products where name = ${product}`;
  await openWithCart(visitor, "/shop", [{ ...goods!, name: product }], 2);
  const drawer = await openDrawer(visitor);
  await drawer.getByRole("button", { name: "Checkout", exact: true }).click();
  await fillDrawer(drawer, buyer);
  await drawer.getByLabel("Delivery day").selectOption(day);
  await drawer.getByRole("button", { name: "Continue to payment" }).click();
  await payWith(visitor, CARDS.good);
  const bought = await shownOrderNumber(drawer);

  // The box is charged at its cut-off, and the orders are locked at theirs.
  week.clock.pass(due.getTime() + HOUR - week.clock.now().getTime());
  await chargeBoxes(week.deps);
  await chargeBoxes(week.deps);
  const [boxed] = await sql<{ number: string; total: number }[]>`
    select number, total_cents as total from orders where email = ${home.email}`;
  expect(boxed!.total).toBe(2_719);
  goTo(week, new Date(Date.parse(day) - DAY).toISOString().slice(0, 10), 0.5);
  expect(await lockOrders(week.deps)).toBe(2);
  expect(await lockOrders(week.deps)).toBe(0);
  expect(await mailsTo(sql, farm.email)).toContain("farm_sheet");

  // The farmer marks one of the two units short.
  await farmer.goto(`/dashboard/farmer/harvest?day=${day}`);
  const order = farmer.getByRole("listitem", { name: `Order ${bought}` });
  await order.getByRole("button", { name: `Short: ${product}` }).click();
  const dialog = farmer.getByRole("dialog");
  await dialog.getByLabel("Why").selectOption("weather");
  await button(farmer, "Mark 1 short").click();
  await expect(order.getByText("1 of 2 short")).toBeVisible();
  await expect(farmer.getByText("Marked as short")).toBeVisible();

  // The packer packs, and the routes are planned.
  const packer = await staff(browser, week, "logistics");
  await packer.goto(`/dashboard/logistics/pack?day=${day}&window=${window}`);
  await expect(packer.getByLabel(`1 × ${product}`)).toBeVisible();
  // Checking off a line returns only its crate, not the list of all crates.
  const lists: string[] = [];
  packer.on("request", (request) => {
    if (request.url().includes("/trpc/logistics.pack?")) lists.push(request.url());
  });
  const unpacked = packer.getByRole("main").getByRole("checkbox", { checked: false });
  while ((await unpacked.count()) > 0) {
    const left = await unpacked.count();
    await unpacked.first().click();
    await expect.poll(() => unpacked.count()).toBeLessThan(left);
  }
  await expect(packer.getByText("2 of 2 orders packed.")).toBeVisible();
  expect(lists).toEqual([]);
  await packer.goto(`/dashboard/logistics/routes?day=${day}&window=${window}`);
  await packer.getByLabel("How many vans?").selectOption("1");
  await button(packer, "Plan the routes").click();
  const route = await packer
    .getByRole("link", { name: "Open the driver’s page" })
    .getAttribute("href");

  // The driver delivers one order while offline and finds nobody home for the other.
  goTo(week, day, 9);
  const phone = await staff(browser, week, "logistics", 390);
  await phone.goto(route ?? "");
  await button(phone, "Start the route").click();
  const first = (await phone.getByText(/^Stop 1 of 2/).textContent())?.includes(bought)
    ? bought
    : boxed!.number;
  await phone.context().setOffline(true);
  await phone.getByRole("button", { name: "Delivered", exact: true }).click();
  await button(phone, "Left with a neighbor").click();
  await expect(phone.getByText("Stop 2 of 2")).toBeVisible();
  await phone.context().setOffline(false);
  await expect(phone.getByText("not sent yet.")).toHaveCount(0);
  await button(phone, "Not home").click();
  await button(phone, "No one answered").click();
  await expect(phone.getByRole("heading", { name: "Every stop is done" })).toBeVisible();
  await expect(phone.getByText("not sent yet.")).toHaveCount(0);

  // Pages and emails agree on what happened.
  const isBoxDelivered = first === boxed!.number;
  const end = (isDelivered: boolean) => (isDelivered ? "order_delivered" : "delivery_failed");
  const [toVisitor, toSubscriber] = [
    await mailsTo(sql, buyer.email),
    await mailsTo(sql, home.email),
  ];
  expect(toVisitor).toEqual(["order_placed", "order_short", "order_out", end(!isBoxDelivered)]);
  expect(toSubscriber.slice(-3)).toEqual(["order_placed", "order_out", end(isBoxDelivered)]);
  await subscriber.goto(`/dashboard/customer/orders/${boxed!.number}`);
  const way = subscriber.getByRole("region", { name: "Where it is" });
  await expect(way).toContainText(isBoxDelivered ? "Left with a neighbor" : "No one answered");

  // The money adds up to the cent: one lettuce and its tax were refunded, and nothing else.
  await sweepPayments(week.deps);
  const given = await sql<{ amount: number; state: string }[]>`
    select amount_cents as amount, state from refunds`;
  expect(given).toEqual([{ amount: 272, state: "succeeded" }]);
  expect(await violations(sql, week.deps.clock.now())).toEqual({});
  const [books] = await sql<{ sum: number }[]>`
    select sum(amount_cents)::int as sum from ledger_entries where account = 'provider_balance'`;
  expect(books!.sum).toBe(await balanceAtProvider(week.deps));
});
