import type { Browser, Locator, Page } from "@playwright/test";
import type { Sql } from "postgres";
import { type Cents, formatUsd } from "#shared/money.ts";
import { addDays, businessDayAt, type Day, formatDayFull, formatDayYear } from "#shared/time.ts";
import { buyInShop, CARDS } from "../support/shopping/checkout.ts";
import type { Goods } from "../support/shopping/goods.ts";
import { type Buyer, expect, test } from "../support/shopping/journey.ts";
import { adminAt, pageAt } from "../support/servers/own-server.ts";
import { draftRun, untilPaid } from "../support/payout-runs.ts";
import { joinFarm, register } from "../support/people.ts";
import { withOwnServer } from "../support/servers/with-own-server.ts";

const PRICE = 1_250 as Cents;

const server = withOwnServer();

/** Opens a page of someone who works for the goods' farm and has set up payouts at the provider. */
async function onboarded(browser: Browser, sql: Sql, { farmId }: Goods): Promise<Page> {
  const page = await pageAt(server(), browser);
  const email = "story-grower@furrow.example";
  await register(page, { email, firstName: "Gray", lastName: "Lee" });
  await joinFarm(sql, email, farmId);
  await page.goto("/dashboard/farmer/sales");
  await page.getByRole("button", { name: "Set up your payouts" }).click();
  await page.getByRole("button", { name: "Complete everything" }).click();
  await expect(page.getByText("ready", { exact: true })).toBeVisible();
  return page;
}

type Bought = { number: string; intent: string; day: string };

async function buy(page: Page, sql: Sql, goods: Goods, buyer: Buyer, units: number) {
  const number = await buyInShop(page, [goods], buyer, { units, card: CARDS.atOnce });
  const [bought] = await sql<Bought[]>`
    select number, payment_intent_id as intent, delivery_day::text as day
    from orders where number = ${number}`;
  return bought!;
}

async function move(sql: Sql, { number }: Bought, to: "locked" | "delivered", cause: string) {
  await sql`insert into order_history (order_id, from_state, to_state, actor, cause, created_at)
    select id, state, ${to}, 'system', ${cause}, now() - interval '10 days'
    from orders where number = ${number}`;
  await sql`update orders set state = ${to} where number = ${number}`;
}

/** Marks one unit short on the farm's harvest sheet, which refunds it. */
async function markOneShort(
  farm: Page,
  sql: Sql,
  { number, intent, day }: Bought,
  { name }: Goods,
) {
  await farm.goto(`/dashboard/farmer/harvest?day=${day}`);
  const order = farm.getByRole("listitem", { name: `Order ${number}` });
  await order.getByRole("button", { name: `Short: ${name}` }).click();
  const dialog = farm.getByRole("dialog");
  await dialog.getByLabel("Why").selectOption("pests");
  await dialog.getByRole("button", { name: "Mark 1 short" }).click();
  await expect(order.getByText(/^1 of \d+ short/)).toBeVisible();
  await refunded(sql, intent);
}

/** Waits for the refund: the page shows a mark before the server has it, and the provider refunds after that. */
async function refunded(sql: Sql, intent: string): Promise<void> {
  const states = () => sql`select state from refunds where intent_id = ${intent}`;
  await expect.poll(async () => [...(await states())]).toEqual([{ state: "succeeded" }]);
}

/** Has the job draft the day's payout run, and an admin approve it. */
async function pay(admin: Page, sql: Sql, day: Day, { farmName }: Goods): Promise<void> {
  await draftRun(sql, day);
  const run = admin.getByRole("row", { name: new RegExp(formatDayFull(day)) });
  await admin.goto("/dashboard/payments/payouts");
  await expect(run).toContainText("Waits for approval");
  await run.getByRole("link").click();
  await admin.getByRole("button", { name: "Approve and send" }).click();
  const asked = admin.getByRole("dialog", { name: "Approve and send" });
  await asked.getByRole("button", { name: "Approve and send" }).click();
  await expect(admin.getByText("Approved. The payouts are being sent.")).toBeVisible();
  await untilPaid(sql, day);
  await admin.reload();
  await expect(admin.getByRole("row", { name: new RegExp(farmName) })).toContainText("Paid");
}

async function refundAll(admin: Page, { intent }: Bought, { name }: Goods, units: number) {
  await admin.goto(`/dashboard/payments/${intent}`);
  await admin.getByLabel(`Units of ${name} to refund`).fill(String(units));
  await admin.getByLabel("What went wrong").selectOption("Poor quality");
  await admin.getByRole("button", { name: /^Refund \$/ }).click();
  const dialog = admin.getByRole("dialog", { name: /^Refund \$/ });
  await dialog.getByRole("button", { name: /^Refund \$/ }).click();
  await expect(admin.getByText("Poor quality. Borne by: The farm").first()).toBeVisible();
}

/** What an explanation says of a refund: units of which goods, their price, the cause and whether the farm bears it. */
type Story = { units: number; name: string; price: number; cause: string; isFarms: boolean };

/** Opens the explanation of the last matching amount: a full refund stands below the order's total. */
async function ask(within: Page | Locator, page: Page, sum: RegExp | string): Promise<Locator> {
  await within.getByRole("button", { name: sum }).last().click();
  const dialog = page.getByRole("dialog", { name: /^Why / });
  await expect(dialog.getByText("Together")).toBeVisible();
  return dialog;
}

const partsIn = (dialog: Locator) =>
  dialog
    .getByRole("list", { name: /^What makes/ })
    .getByRole("listitem")
    .allTextContents();
const eventsIn = (dialog: Locator) =>
  dialog.getByRole("region", { name: "What happened" }).getByRole("listitem").allTextContents();

/** Reads the explanation shown to customers and the team: the refunded goods and a sentence with the cause. */
async function storyOfRefund(dialog: Locator): Promise<Story> {
  const [goods = ""] = await partsIn(dialog);
  const [, units = "1", name = "", price] = /^(?:(\d+) × )?(.+) \(.+\) at \$([\d.]+)/.exec(goods)!;
  const sentence = (await dialog.getByText(/ bears it\./).textContent()) ?? "";
  const [, cause = "", bearer] = /^(.+)\. The (\w+) bears it\./.exec(sentence)!;
  const sold = Number(units) * Number(price) * 100;
  return { units: Number(units), name, price: sold, cause, isFarms: bearer === "farm" };
}

/** Reads the explanation shown to the farm, as part of its payout. */
async function storyOfFarm(dialog: Locator): Promise<Story> {
  const part = (await partsIn(dialog)).find((text) => text.startsWith("Refunded: ")) ?? "";
  const [, units, name = "", cause = "", price] =
    /^Refunded: (\d+) × (.+?)\. (.+?)\. The farm bears it: \$([\d.]+) less/.exec(part) ?? [];
  return { units: Number(units), name, price: Number(price) * 100, cause, isFarms: true };
}

test("customer, farm and admin read the same story of a short line and of an order refunded after its payout", async ({
  browser,
  sql,
  shelf,
  buyer,
}) => {
  // Slow: three people, two orders and two payout runs.
  test.slow();
  const [claimed] = await shelf.claim(1);
  await shelf.setPrice(claimed!, PRICE);
  const goods = { ...claimed!, price: PRICE };
  const farm = await onboarded(browser, sql, goods);
  const customer = await pageAt(server(), browser);
  await register(customer, buyer);
  const paidOut = await buy(customer, sql, goods, buyer, 3);
  const shortened = await buy(customer, sql, goods, buyer, 9);
  const admin = await adminAt(server(), browser);

  const today = businessDayAt(new Date());
  await move(sql, paidOut, "delivered", "driver");
  await pay(admin, sql, addDays(today, -1), goods);
  await refundAll(admin, paidOut, goods, 3);
  await refunded(sql, paidOut.intent);
  await move(sql, shortened, "locked", "cut_off");
  await markOneShort(farm, sql, shortened, goods);
  await move(sql, shortened, "delivered", "driver");
  await pay(admin, sql, today, goods);

  await farm.goto("/dashboard/farmer/sales");
  await farm
    .getByRole("region", { name: "Payouts" })
    .getByRole("link", { name: formatDayYear(today) })
    .click();
  const rowsOf = ({ number }: Bought) =>
    farm.getByRole("row").filter({ has: farm.getByRole("rowheader", { name: number }) });
  const told = [
    { bought: shortened, units: 1, cause: "Missing at harvest" },
    { bought: paidOut, units: 3, cause: "Poor quality" },
  ];
  for (const { bought, units, cause } of told) {
    const { number, intent } = bought;
    const back = rowsOf(bought).filter({ hasText: cause });
    await expect(back).toContainText(`${units} × ${goods.name}`);
    const [refund] = await sql<{ amount: Cents }[]>`
      select amount_cents as amount from refunds where intent_id = ${intent}`;
    const why = `Why ${formatUsd(refund!.amount)}?`;
    const expected = { units, name: goods.name, price: units * PRICE, cause, isFarms: true };

    const theirs = await ask(rowsOf(bought), farm, /^Why /);
    await customer.goto(`/dashboard/customer/orders/${number}`);
    const own = await ask(customer, customer, why);
    await admin.goto(`/dashboard/payments/${intent}`);
    const team = await ask(admin, admin, why);
    expect({
      farm: await storyOfFarm(theirs),
      customer: await storyOfRefund(own),
      team: await storyOfRefund(team),
    }).toEqual({ farm: expected, customer: expected, team: expected });
    expect(await partsIn(own)).toEqual(await partsIn(team));
    expect(await eventsIn(own)).toEqual(await eventsIn(team));
    await farm.keyboard.press("Escape");
  }
  // The amount paid, as the admin sees it, is the sum of the farm's lines.
  const [payout] = await sql<{ amount: Cents; lines: Cents }[]>`
    select p.amount_cents as amount, (select -sum(e.amount_cents)::int from payout_entries x
      join ledger_entries e on e.id = x.entry_id where x.payout_id = p.id and x.freed_at is null) as lines
    from payouts p join payout_runs r on r.id = p.run_id where r.day = ${today}`;
  expect(payout!.amount).toBe(payout!.lines);
  const sum = formatUsd(payout!.amount);
  await expect(farm.getByRole("button", { name: `Why ${sum}?` })).toBeVisible();
});
