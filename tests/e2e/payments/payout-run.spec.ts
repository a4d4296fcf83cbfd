import type { Browser, Page } from "@playwright/test";
import type { Sql } from "postgres";
import { formatUsd, type Cents } from "#shared/money.ts";
import { businessDayAt, type Day, formatDayFull, formatDayYear } from "#shared/time.ts";
import { expectFits } from "../support/appearance/fits.ts";
import { buyInShop, CARDS } from "../support/shopping/checkout.ts";
import type { Goods } from "../support/shopping/goods.ts";
import { type Buyer, expect, test } from "../support/shopping/journey.ts";
import { adminAt, pageAt } from "../support/servers/own-server.ts";
import { draftRun, untilPaid } from "../support/payout-runs.ts";
import { joinFarm, register } from "../support/people.ts";
import { markDelivered } from "#tests/support/market/orders/delivered-order.ts";
import { DAY_MS } from "#shared/durations.ts";
import { withOwnServer } from "../support/servers/with-own-server.ts";

const server = withOwnServer();

async function buy(browser: Browser, goods: Goods, buyer: Buyer): Promise<string> {
  const page = await pageAt(server(), browser);
  const number = await buyInShop(page, [goods], buyer, { units: 3, card: CARDS.atOnce });
  await page.context().close();
  return number;
}

/** Opens a page of someone who works for the goods' farm, with a payout account that is ready. */
async function farmer(browser: Browser, sql: Sql, { farmId }: Goods): Promise<Page> {
  const page = await pageAt(server(), browser);
  const email = "grower@furrow.example";
  await register(page, { email, firstName: "Gray", lastName: "Lee" });
  await joinFarm(sql, email, farmId);
  await page.goto("/dashboard/farmer/sales");
  await expect(page.getByText(/^No payouts yet/)).toBeVisible();
  await page.getByRole("button", { name: "Set up your payouts" }).click();
  await page.getByRole("button", { name: "Complete everything" }).click();
  await expect(page.getByText("ready", { exact: true })).toBeVisible();
  return page;
}

/** Makes the order delivered ten days ago, and today a payout day. */
async function payToday(sql: Sql, number: string, day: Day): Promise<void> {
  await markDelivered(sql, number, new Date(Date.now() - 10 * DAY_MS));
  await draftRun(sql, day);
}

test("a payout run is drafted, an admin approves it, and the farm sees it paid with every line", async ({
  browser,
  sql,
  shelf,
  buyer,
}) => {
  const [goods] = await shelf.claim(1);
  await shelf.setPrice(goods!, 1_250);
  const number = await buy(browser, { ...goods!, price: 1_250 }, buyer);
  const farm = await farmer(browser, sql, goods!);
  const day = businessDayAt(new Date());
  await payToday(sql, number, day);
  const [line] = await sql<{ share: Cents; commission: Cents; bps: number }[]>`
    select l.farm_share_cents as share, l.commission_cents as commission, l.commission_bps as bps
    from order_lines l join orders o on o.id = l.order_id where o.number = ${number}`;
  const share = formatUsd(line!.share);

  const admin = await adminAt(server(), browser);
  await admin.goto("/dashboard/payments");
  await admin.getByRole("link", { name: "Payouts to farms" }).click();
  const run = admin.getByRole("row", { name: new RegExp(formatDayFull(day)) });
  await expect(run).toContainText("Waits for approval");
  await expectFits(admin);
  await run.getByRole("link").click();
  const payout = admin.getByRole("row", { name: new RegExp(goods!.farmName) });
  await expect(payout).toContainText("Prepared");
  await expect(payout).toContainText(share);
  await expectFits(admin);
  await admin.getByRole("button", { name: "Approve and send" }).click();
  const asked = admin.getByRole("dialog", { name: "Approve and send" });
  await expect(asked).toContainText(`Send ${share} to 1 farm?`);
  await asked.getByRole("button", { name: "Approve and send" }).click();
  await expect(admin.getByText("Approved. The payouts are being sent.")).toBeVisible();
  await untilPaid(sql, day);
  await admin.reload();
  await expect(payout).toContainText("Paid");
  await expectFits(admin);

  await farm.reload();
  const payouts = farm.getByRole("region", { name: "Payouts" });
  await expect(payouts).toContainText(share);
  await expectFits(farm);
  await payouts.getByRole("link", { name: formatDayYear(day) }).click();
  const row = farm.getByRole("row", { name: new RegExp(number) });
  await expect(row).toContainText(`3 × ${goods!.name}`);
  await expect(row).toContainText("$37.50");
  await expect(row).toContainText(`${formatUsd(-line!.commission as Cents)} (${line!.bps / 100}%)`);
  await expect(row).toContainText(share);
  await expectFits(farm);
  const file = farm.waitForEvent("download");
  await farm.getByRole("button", { name: "CSV" }).click();
  expect((await file).suggestedFilename()).toBe(`payout-${day}.csv`);
  await farm.goto(farm.url().replace(server().origin, `${server().origin}/es`));
  await expect(farm.getByRole("heading", { level: 1 })).toContainText("Pago del");
  await expectFits(farm);

  const [mail] = await sql<{ subject: string }[]>`
    select subject from emails where kind = 'payout_sent' and to_address = 'grower@furrow.example'`;
  expect(mail?.subject).toBe(`We are paying you ${share}`);
});
