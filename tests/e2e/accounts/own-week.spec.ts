import type { Page } from "@playwright/test";
import { untilSettled } from "../support/live.ts";
import { expectAccessible } from "../support/appearance/axe.ts";
import { bought } from "../support/shopping/bought.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { register } from "../support/people.ts";
import { countTaps } from "../support/count-taps.ts";
import { beginBox } from "../support/shopping/weekly-box.ts";
import { RESENT } from "../support/resent.ts";

const boxOffer = (page: Page) => page.getByRole("link", { name: "Build your box" });

const heading = (page: Page) => page.getByRole("heading", { level: 1, name: "Your week, Ana" });

/** The page's cumulative layout shift since it was loaded, as the browser has recorded it. */
const shifted = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    return observer
      .takeRecords()
      .reduce((sum, entry) => sum + Number(Reflect.get(entry, "value")), 0);
  });

test("the home page shows a guest the general promise", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("At your door");
  await expect(page.getByText("Your week")).toHaveCount(0);
  await expect(boxOffer(page)).toBeVisible();
  // The chips link to the shop, so none of them may look selected.
  await expect(page.getByRole("link", { name: "In season", exact: true })).toBeVisible();
  await expect(page.getByRole("main").locator("[aria-current=true]")).toHaveCount(0);
});

test("the server renders a customer's own week, so the general promise never flashes first", async ({
  page,
  buyer,
  playwright,
  baseURL,
}) => {
  await register(page, buyer);
  for (const path of ["/", "/home"]) {
    const own = await page.request.get(path, { headers: { accept: "text/html" }, ...RESENT });
    expect(await own.text()).toContain("Your week, ");
    expect(await own.text()).not.toContain("At your door");
    expect(own.headers()["cache-control"]).toBe("no-store");
    const guest = await playwright.request.newContext({ baseURL: baseURL ?? "" });
    const kept = await guest.get(path, { headers: { accept: "text/html" } });
    expect(await kept.text()).toContain("At your door");
    expect(await kept.text()).not.toContain("Your week");
    await guest.dispose();
  }
});

test("a customer without orders or boxes sees one sentence and no empty frame", async ({
  page,
  buyer,
}) => {
  await register(page, buyer);
  await page.goto("/");
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText("Nothing is on its way to you yet")).toBeVisible();
  await expect(boxOffer(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Buy again" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Back and new for you" })).toHaveCount(0);
  await expectAccessible(page);
});

for (const width of [390, 1440]) {
  test(`the home page starts with the next delivery and goods to buy again, without layout shift, at ${width} px`, async ({
    page,
    buyer,
    shelf,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const goods = await shelf.claim(3);
    // The fonts are cached, as for a returning visitor: layout shift from fonts is not tested here.
    await page.goto("/");
    await untilSettled(page);
    await register(page, buyer);
    const number = await bought(page.request, { goods, buyer });
    await page.goto("/");
    const delivery = page.getByRole("region", { name: /8AM-12PM$/ });
    await expect(delivery).toContainText(/You can change it for another .*(days?|hours?|minutes?)/);
    for (const { name } of goods) await expect(delivery).toContainText(name);
    await expect(delivery.getByRole("link", { name: "Add to it" })).toBeVisible();
    await untilSettled(page);
    expect(await shifted(page)).toBeLessThan(0.005);
    await expectAccessible(page);

    await shelf.setLeft(goods[1]!, 0);
    await page.reload();
    const again = page.getByRole("region", { name: "Buy again" });
    await expect(again.getByRole("listitem").filter({ hasText: goods[1]!.name })).toContainText(
      "Sold out for now",
    );
    await again.getByRole("button", { name: `Add ${goods[0]!.name} to the cart` }).click();
    await expect(page.getByRole("button", { name: /cart/i }).first()).toContainText("1");
    await delivery.getByRole("link", { name: "See the order" }).click();
    await expect(page).toHaveURL(new RegExp(`/orders/${number}$`));
  });
}

test("the next weekly box can be skipped from the home page in at most two taps", async ({
  page,
  buyer,
}) => {
  test.slow();
  await register(page, buyer);
  await beginBox(page);
  await page.goto("/");
  const box = page.getByRole("region", { name: /^\w{3} \w{3}\s\d+, 8AM-12PM$/ });
  await expect(box).toContainText("Planned");
  await expect(boxOffer(page)).toHaveCount(0);
  const counted = await countTaps(page);
  await box.getByRole("button", { name: "Skip this box" }).click();
  await expect(box).toContainText("Skipped");
  expect(counted.effort().taps).toBeLessThanOrEqual(2);
  await expectAccessible(page);
});
