import type { Browser, Page } from "@playwright/test";
import type { Sql } from "postgres";
import { expectAccessible } from "../support/appearance/axe.ts";
import { bought, dayOfItsOwn, lockFor } from "../support/shopping/bought.ts";
import type { Goods } from "../support/shopping/goods.ts";
import { type Buyer, expect, test } from "../support/shopping/journey.ts";
import { staffPage } from "../support/office.ts";
import { register } from "../support/people.ts";
import { countTaps } from "../support/count-taps.ts";
import { sheetsOf } from "../support/on-paper.ts";

/** Buys the goods and moves the order to a day that only this test uses, whose cut-off has passed. */
async function lockedOrder(page: Page, buyer: Buyer, goods: Goods, day: string, sql: Sql) {
  const number = await bought(page.request, { goods: [goods], quantity: 2, buyer });
  await lockFor(sql, number, day);
  await sql`update orders set delivery = delivery || '{"phone": "(707) 555-0142"}'
    where number = ${number}`;
  return number;
}

/** Opens a page signed in as a packer or driver. */
const crew = (browser: Browser, email: string, sql: Sql, width: number) =>
  staffPage(browser, sql, { role: "logistics", email }, { viewport: { width, height: 844 } });

/** Returns the page paths stored in each of the browser's caches. */
async function cachedPages() {
  const names = await caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const paths = kept.map((requests) => requests.map(({ url }) => new URL(url).pathname));
  return paths.map((all) => all.filter((path) => !path.startsWith("/assets/")));
}

/** Checks that the driver's controls at a door are in view, large enough and within reach of the thumb. */
async function expectOneHanded(phone: Page): Promise<void> {
  const way = phone.getByRole("link", { name: "Navigate" });
  await expect(way).toBeInViewport({ ratio: 1 });
  await expect(way).toHaveAttribute("href", /^https:\/\/www\.google\.com\/maps\/dir\//);
  await expect(phone.getByRole("link", { name: /^Call / })).toBeInViewport({ ratio: 1 });
  for (const name of ["Not home", "Delivered", "Previous stop", "All stops", "Next stop"]) {
    const box = (await phone.getByRole("button", { name, exact: true }).boundingBox())!;
    expect(Math.min(box.height, box.width), name).toBeGreaterThanOrEqual(48);
    expect(box.y, name).toBeGreaterThan(844 - 150);
  }
  const heading = phone.getByRole("heading", { level: 2 });
  const first = (await heading.textContent()) ?? "";
  await expect(phone.getByRole("button", { name: "Previous stop" })).toBeDisabled();
  await phone.getByRole("button", { name: "Next stop" }).click();
  await expect(phone.getByText(/^Stop 2 of 2/)).toBeVisible();
  await expect(heading).toBeFocused();
  await phone.getByRole("button", { name: "All stops" }).click();
  const list = phone.getByRole("dialog", { name: "All stops" });
  await expectAccessible(phone);
  await list.getByRole("button", { name: new RegExp(`^1 ?${first}`) }).click();
  await expect(phone.getByText(/^Stop 1 of 2/)).toBeVisible();
  await expect(list).toHaveCount(0);
}

/** Moves the first of two stops down and up again by keyboard. The focus stays on the stop that is moved. */
async function expectMovedByKeyboard(page: Page, number: string): Promise<void> {
  const stops = page.getByRole("region", { name: "Van 1" }).getByRole("listitem");
  const placeOf = async () =>
    (await stops.allTextContents()).findIndex((text) => text.includes(number));
  const before = await placeOf();
  await stops
    .first()
    .getByRole("button", { name: /^Move .* down$/ })
    .focus();
  await page.keyboard.press("Enter");
  await expect.poll(placeOf).toBe(1 - before);
  await expect(stops.nth(1).getByRole("button", { name: /^Move .* down$/ })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect.poll(placeOf).toBe(before);
  await expect(stops.first().getByRole("button", { name: /^Move .* up$/ })).toBeFocused();
}

/** Moves a stop: until that is saved, the sheets wait, and closing the tab asks. */
async function expectAskedBeforeClosing(page: Page): Promise<void> {
  const print = page.getByRole("button", { name: "Print the sheets" });
  // Earlier moves are saved by then.
  await expect(print).toBeEnabled();
  let save = (): void => {};
  const isSaved = new Promise<void>((resolve) => {
    save = resolve;
  });
  await page.context().route("**/trpc/logistics.arrange*", async (route) => {
    await isSaved;
    await route.continue();
  });
  const asks = () =>
    page.evaluate(() => {
      const leaving = new Event("beforeunload", { cancelable: true });
      window.dispatchEvent(leaving);
      return leaving.defaultPrevented;
    });
  const stops = page.getByRole("region", { name: "Van 1" }).getByRole("listitem");
  await stops
    .first()
    .getByRole("button", { name: /^Move .* down$/ })
    .click();
  await expect(print).toBeDisabled();
  expect(await asks()).toBe(true);
  save();
  await expect(print).toBeEnabled();
  expect(await asks()).toBe(false);
}

test("crates are packed, an offline driver delivers one and finds one door closed, and the customer sees it", async ({
  page,
  browser,
  buyer,
  shelf,
  sql,
}) => {
  test.slow();
  const goods = await shelf.claim(2);
  await register(page, buyer);
  const day = await dayOfItsOwn(sql);
  const first = await lockedOrder(page, buyer, goods[0]!, day, sql);
  const second = await lockedOrder(page, buyer, goods[1]!, day, sql);

  const packer = await crew(browser, `packs.${buyer.email}`, sql, 1280);
  await packer.goto(`/dashboard/logistics/pack?day=${day}&window=morning`);
  await expect(packer.getByText("0 of 2 orders packed.")).toBeVisible();
  const packing = await countTaps(packer);
  for (const { name } of goods) await packer.getByLabel(`2 × ${name}`).click();
  await expect(packer.getByText("2 of 2 orders packed.")).toBeVisible();
  // One tap per line without confirmation: an order with one line is packed with a single tap.
  expect(packing.effort()).toEqual({ taps: goods.length, fields: 0 });
  await packer.getByRole("button", { name: "Unpack" }).first().click();
  await packer.getByRole("dialog").getByRole("button", { name: "Unpack" }).click();
  await expect(packer.getByText("1 of 2 orders packed.")).toBeVisible();
  await packer.getByRole("main").getByRole("checkbox", { checked: false }).click();
  await expect(packer.getByText("2 of 2 orders packed.")).toBeVisible();
  await expectAccessible(packer);
  await packer.goto(`/dashboard/logistics/routes?day=${day}&window=morning`);
  await packer.getByLabel("How many vans?").selectOption("1");
  await packer.getByRole("button", { name: "Plan the routes" }).click();
  const open = packer.getByRole("link", { name: "Open the driver’s page" });
  const path = await open.getAttribute("href");
  await expectAccessible(packer);
  // One van is one sheet, with no empty one after it.
  expect(await sheetsOf(packer)).toBe(1);
  await expectMovedByKeyboard(packer, first);
  await expectAskedBeforeClosing(packer);
  await packer.close();

  const phone = await crew(browser, `drives.${buyer.email}`, sql, 390);
  await phone.addInitScript(() => void caches.open("furrow-offline-pages of an earlier build"));
  await phone.goto(path ?? "");
  await phone.getByRole("button", { name: "Start the route" }).click();
  await expect(phone.getByText("Stop 1 of 2")).toBeVisible();
  const shown = await phone.getByText(/^Stop 1 of 2/).textContent();
  await expectOneHanded(phone);
  const counted = await countTaps(phone);
  await phone.getByRole("button", { name: "Running late: Van 1" }).click();
  await phone.getByRole("button", { name: "Traffic" }).click();
  await expect(phone.getByText("Delay: traffic.")).toBeVisible();
  expect(counted.effort().taps).toBe(2);
  await expectAccessible(phone);
  await expect.poll(() => phone.evaluate(cachedPages)).toEqual([[path]]);
  await phone.context().setOffline(true);
  await phone.reload();
  await expect(phone.getByText("You are offline.")).toBeVisible();
  await expect(phone.getByText(shown ?? "")).toBeVisible();
  await phone.getByRole("button", { name: "Arrived", exact: true }).click();
  const before = counted.effort().taps;
  await phone.getByRole("button", { name: "Delivered", exact: true }).click();
  await phone.getByRole("button", { name: "Left with a neighbor" }).click();
  await expect(phone.getByText("Stop 2 of 2")).toBeVisible();
  expect(counted.effort().taps - before).toBe(2);
  await expect(phone.getByRole("heading", { level: 2 })).toBeFocused();
  await phone.getByRole("button", { name: "Not home" }).click();
  await phone.getByRole("button", { name: "No one answered" }).click();
  await expect(phone.getByRole("heading", { name: "Every stop is done" })).toBeVisible();
  await expect(phone.getByText("3 not sent yet.")).toBeVisible();
  await expectAccessible(phone);
  await phone.context().setOffline(false);
  await expect(phone.getByText("not sent yet.")).toHaveCount(0);
  await expect(phone.getByText("You are offline.")).toHaveCount(0);
  await phone.goto("/dashboard/logistics/routes");
  await expect(phone.getByRole("link", { name: "Routes", exact: true })).toBeInViewport({
    ratio: 1,
  });
  await phone.context().setOffline(true);
  await phone.getByRole("button", { name: "More" }).click();
  await phone.getByRole("button", { name: "Sign out" }).click();
  await expect(phone.getByText("Logout failed").first()).toBeVisible();
  await expect.poll(() => phone.evaluate(() => caches.keys())).toEqual([]);
  expect(await phone.evaluate(() => Object.keys(localStorage).join(" "))).not.toContain("driver");
  await phone.close();

  const [delivered, closed] = shown?.includes(first) ? [first, second] : [second, first];
  const told = await sql`select kind from stop_events event
    join route_stops stop on stop.id = event.stop_id join orders o on o.id = stop.order_id
    where o.number = ${delivered} order by event.happened_at`;
  expect(told.map(({ kind }) => String(kind))).toEqual(["arrived", "delivered"]);
  await page.goto(`/dashboard/customer/orders/${delivered}`);
  const way = page.getByRole("region", { name: "Where it is" });
  await expect(way.getByText("Left with a neighbor")).toBeVisible();
  await page.goto(`/dashboard/customer/orders/${closed}`);
  await expect(way.getByText("No one answered")).toBeVisible();
});
