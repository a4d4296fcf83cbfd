import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Sql } from "postgres";
import { expectAccessible } from "../support/appearance/axe.ts";
import { bought, dayOfItsOwn, lockFor } from "../support/shopping/bought.ts";
import type { Goods } from "../support/shopping/goods.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { call, confirmIdentity, forgetConfirmation, staffPage } from "../support/office.ts";
import { metPopup } from "../support/popup.ts";

const window = "morning";
const DISPUTED = "pm_card_createDispute";

type Planned = { routes: { id: string; stops: { id: string; orderNumber: string }[] }[] };

/** Packs the orders and plans one van for their delivery day. Returns its route. */
async function packed(crew: Page, day: string, numbers: readonly string[], { id }: Goods) {
  for (const orderNumber of numbers) {
    await call(crew, "logistics.packLine", { orderNumber, productId: id, packed: true });
  }
  await call(crew, "logistics.plan", { day, window, vans: 1 });
  const { routes } = await call<Planned>(crew, "logistics.routes", { day, window }, "query");
  return routes[0]!;
}

/** Starts the route and reports every stop as delivered. */
async function deliver(crew: Page, { id: routeId, stops }: Planned["routes"][number]) {
  await call(crew, "logistics.start", { routeId });
  const happenedAt = new Date(Date.now() - 60_000).toISOString();
  const events = stops.map(({ id: stopId }) => ({
    id: randomUUID(),
    stopId,
    kind: "delivered",
    note: "Handed over in person",
    happenedAt,
  }));
  await call(crew, "logistics.report", { routeId, events });
}

const knownDisputes = (sql: Sql, number: string) => async () =>
  (
    await sql`select 1 from disputes d join orders o on o.payment_intent_id = d.intent_id
      where o.number = ${number}`
  ).length;

/** Inserts a bank inquiry about a delivered order: the provider's test cards would raise it right after payment. */
async function askAbout(sql: Sql, number: string): Promise<void> {
  await sql`insert into disputes (id, intent_id, status, reason, amount_cents, taken_cents, due_by, created_at, updated_at, read_at)
    select ${`du_${randomUUID().replaceAll("-", "")}`}, payment_intent_id, 'warning_needs_response',
      'product_not_received', total_cents, 0, now() + interval '9 days', now(), now(), now()
    from orders where number = ${number}`;
}

test("an admin reads a dispute's evidence and cancels a disputed order, which is then neither packed nor delivered", async ({
  page,
  browser,
  baseURL,
  sql,
  shelf,
  buyer,
}) => {
  // Takes about twelve seconds, and longer when other browsers run on the same cores.
  test.slow();
  const [goods] = await shelf.claim(1);
  const options = { baseURL: baseURL!, storageState: metPopup(baseURL!) };
  const boss = `admin.${buyer.email}`;
  const crew = await staffPage(
    browser,
    sql,
    { role: "logistics", email: `crew.${buyer.email}` },
    options,
  );
  const desk = await staffPage(browser, sql, { role: "admin", email: boss }, options);
  await forgetConfirmation(sql, boss);
  const day = await dayOfItsOwn(sql);
  const buy = (card?: string) =>
    bought(page.request, { goods: [goods!], buyer, ...(card && { card }) });
  const arrived = await buy();
  await lockFor(sql, arrived, day);
  await deliver(crew, await packed(crew, day, [arrived], goods!));
  await sql`update emails set state = 'sent', sent_at = now() where to_address = ${buyer.email}`;
  await askAbout(sql, arrived);
  const stopped = await buy(DISPUTED);
  const fine = await buy();
  await expect.poll(knownDisputes(sql, stopped)).toBe(1);
  const tomorrow = await dayOfItsOwn(sql);
  for (const number of [stopped, fine]) await lockFor(sql, number, tomorrow);

  await crew.goto(`/dashboard/logistics/pack?day=${tomorrow}&window=${window}`);
  await expect(
    crew.getByText("0 of 1 order packed. 1 disputed, not to be sent out."),
  ).toBeVisible();
  const crate = crew.getByRole("region", { name: buyer.firstName }).filter({ hasText: stopped });
  await expect(crate.getByText("Disputed: do not pack")).toBeVisible();
  await expect(crate.getByRole("checkbox")).toBeDisabled();
  const round = await packed(crew, tomorrow, [fine], goods!);
  expect(round.stops.map(({ orderNumber }) => orderNumber)).toEqual([fine]);

  await desk.goto("/dashboard/payments");
  const attention = desk.getByRole("alert").filter({ hasText: "Needs attention" });
  await attention.getByRole("link", { name: arrived }).click();
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText(`Dispute of ${arrived}`);
  await expect(desk.getByText(`1 × ${goods!.name}`)).toBeVisible();
  await expect(desk.getByText("Delivered (Handed over in person)").first()).toBeVisible();
  await expect(desk.getByRole("listitem").filter({ hasText: "Order placed" })).toBeVisible();
  await expect(desk.getByLabel("Evidence")).toHaveValue(new RegExp(`order ${arrived}`));
  await expectAccessible(desk, "main");
  await desk.goBack();

  await attention.getByRole("link", { name: stopped }).click();
  await desk.getByRole("link", { name: "Cancel it on its payment’s page" }).click();
  await expect(desk.getByText("nothing can be refunded here")).toBeVisible();
  await desk.getByRole("button", { name: "Cancel the order" }).click();
  const dialog = desk.getByRole("dialog", { name: "Cancel the order" });
  await dialog.getByLabel("Reason").fill("The bank says that it was fraud");
  await dialog.getByRole("button", { name: "Cancel the order" }).click();
  await confirmIdentity(desk);
  await expect(desk.getByText("The order is canceled", { exact: true })).toBeVisible();
  await expect(desk.getByRole("button", { name: "Cancel the order" })).toHaveCount(0);

  await crew.reload();
  await expect(crew.getByText("1 of 1 order packed.")).toBeVisible();
  await expect(crew.getByText(stopped)).toHaveCount(0);
  await crew.context().close();
  await desk.context().close();
});
