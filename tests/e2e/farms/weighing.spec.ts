import type { Page } from "@playwright/test";
import type { Sql } from "postgres";
import { expectAccessible } from "../support/appearance/axe.ts";
import { farmerOf, untilOnPhone } from "../support/harvest-phone.ts";
import { register } from "../support/people.ts";
import { bought, dayOfItsOwn, lockFor } from "../support/shopping/bought.ts";
import type { Goods } from "../support/shopping/goods.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { RESENT } from "../support/resent.ts";

const pounds = (hundredths: number) => (hundredths / 100).toFixed(2);

/** Refund in cents, tax included, for two units that weigh `less` under `most`, the weight that was paid for. */
function worth({ price }: Goods, less: number, most: number): number {
  const goods = Math.floor((2 * price * less + most) / (2 * most));
  return goods + Math.round((goods * 875) / 10_000);
}

/** Returns the weight recorded for an order, whether it is ready, and its refunds. */
async function countedOf(sql: Sql, number: string) {
  const [line] = await sql<{ weighed: number | null; ready: boolean }[]>`
    select line.weighed, line.harvested_at is not null as ready
    from order_lines line join orders on orders.id = line.order_id where orders.number = ${number}`;
  const refunds = await sql<{ amount: number }[]>`
    select refund.amount_cents as amount from refunds refund
    join orders on orders.id = refund.order_id where orders.number = ${number}`;
  return { ...line, refunds: refunds.map(({ amount }) => amount) };
}

/** Enters the combined weight of both units of an order and leaves the dialog open. */
async function enter(phone: Page, { number, name }: { number: string; name: string }, lb: string) {
  await phone.getByRole("button", { name: `Weigh: ${name}, ${number}` }).click();
  const dialog = phone.getByRole("dialog");
  await dialog.getByLabel("Weight of all 2 together, in pounds").fill(lb);
  return dialog;
}

test("a farmer without a signal weighs two orders, and each weight counts once when the phone is back online", async ({
  page,
  browser,
  buyer,
  shelf,
  sql,
}) => {
  test.slow();
  const goods = await shelf.claimByWeight();
  const { name } = goods;
  await register(page, buyer);
  const day = await dayOfItsOwn(sql);
  const order = async () => {
    const number = await bought(page.request, { goods: [goods], quantity: 2, buyer });
    await lockFor(sql, number, day);
    return { number, name };
  };
  const [first, second] = [await order(), await order()];
  const [{ most }] = await sql<[{ most: number }]>`
    select most_weight as most from products where id = ${goods.id}`;
  const [less, muchLess] = [Math.round(most / 4), Math.round(most / 2)];
  const [heavy, light] = [2 * most - less, 2 * most - muchLess];

  const phone = await farmerOf(browser, goods.farmId, `fern.${buyer.email}`, sql);
  const harvest = `/dashboard/farmer/harvest?day=${day}`;
  await phone.goto(harvest);
  const one = phone.getByRole("listitem", { name: `Order ${first.number}` });
  const other = phone.getByRole("listitem", { name: `Order ${second.number}` });
  await expect(one).toBeVisible();
  await untilOnPhone(phone);

  await phone.context().setOffline(true);
  const dialog = await enter(phone, first, pounds(heavy));
  await expect(dialog).toContainText("once your phone is online");
  await expectAccessible(phone, "[role=dialog]");
  await dialog.getByRole("button", { name: "Save the weight" }).click();
  await expect(one).toContainText(`${pounds(heavy)} lb of ${pounds(2 * most)} lb paid for`);
  await (
    await enter(phone, second, pounds(light))
  )
    .getByRole("button", { name: "Save the weight" })
    .click();
  await expect(phone.getByText("2 not sent yet.")).toBeVisible();
  await expect(phone.getByText("is sent when you are online")).toBeVisible();

  await phone.goto("about:blank");
  await phone.goto(harvest);
  await expect(phone.getByText("You are offline.")).toBeVisible();
  await expect(phone.getByText("2 not sent yet.")).toBeVisible();
  await expect(one).toContainText(`${pounds(heavy)} lb of`);
  await expect(other).toContainText(`${pounds(light)} lb of`);
  await expectAccessible(phone);
  const again = await enter(phone, first, pounds(heavy));
  await again.getByRole("button", { name: "Save the weight" }).click();
  await expect(again.getByText(`${pounds(heavy)} lb was entered before`)).toBeVisible();
  await again.getByRole("button", { name: "Go back" }).click();
  await expect(phone.getByText("2 not sent yet.")).toBeVisible();
  expect(await countedOf(sql, first.number)).toEqual({ weighed: null, ready: false, refunds: [] });

  // A colleague also weighs the second order, and the response to the first order's weight is lost.
  const colleague = await farmerOf(browser, goods.farmId, `gus.${buyer.email}`, sql);
  await colleague.goto(harvest);
  await (
    await enter(colleague, second, pounds(light))
  )
    .getByRole("button", { name: "Save the weight" })
    .click();
  await expect(colleague.getByText("Weight saved")).toBeVisible();
  await colleague.close();
  const lost = Promise.withResolvers<void>();
  await phone.route(
    "**/trpc/farmer.weigh**",
    async (route) => {
      await route.fetch(RESENT);
      await route.abort();
      lost.resolve();
    },
    { times: 1 },
  );
  await phone.context().setOffline(false);
  await lost.promise;
  // The phone automatically resends every weight that was not confirmed.
  await expect(phone.getByText("not sent yet.")).toHaveCount(0, { timeout: 30_000 });
  await expect(phone.getByText("It was not marked")).toHaveCount(0);
  await expect(one).toContainText(`${pounds(heavy)} lb of`);

  const refunds = [worth(goods, less, most), worth(goods, muchLess, most)] as const;
  expect(await countedOf(sql, first.number)).toEqual({
    weighed: heavy,
    ready: true,
    refunds: [refunds[0]],
  });
  expect(await countedOf(sql, second.number)).toEqual({
    weighed: light,
    ready: true,
    refunds: [refunds[1]],
  });
  await phone.close();
  await page.goto(`/dashboard/customer/orders/${first.number}`);
  await expect(
    page.getByRole("button", { name: `Why $${(refunds[0] / 100).toFixed(2)}?` }),
  ).toBeVisible();
});
