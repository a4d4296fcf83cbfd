import type { Page } from "@playwright/test";
import type { Sql } from "postgres";
import { bought } from "../../support/shopping/bought.ts";
import { untilSettled } from "../../support/live.ts";
import { expect, test } from "../../support/shopping/journey.ts";
import { signIn } from "../../support/people.ts";

const PAGES = {
  admin: [
    "/dashboard/admin",
    "/dashboard/admin/analytics",
    "/dashboard/payments",
    "/dashboard/admin/users",
    "/dashboard/admin/farmers",
    "/dashboard/admin/problems",
    "/dashboard/admin/jobs",
  ],
  visitor: ["/", "/products/1", "/farmers/1", "/subscription", "/how-it-works", "/our-story"],
  logistics: ["/dashboard/logistics"],
  farmer: ["/dashboard/farmer", "/dashboard/farmer/sales", "/dashboard/farmer/inventory"],
} as const;

type Looked = { seen: number; wrong: string[] };

/** Counts cells that contain only an amount; wrong are those not right-aligned with tabular digits. */
const amounts = (page: Page): Promise<Looked> =>
  page.locator("main td").evaluateAll((cells) => {
    const money = cells.filter((cell) => /^[-–−]?\$[\d,]+\.\d\d$/.test(cell.textContent.trim()));
    const wrong = money.filter((cell) => {
      const { textAlign, fontVariantNumeric, display, justifyContent } = getComputedStyle(cell);
      // On phones a row of the farm's sales is a flex row with its name and figure at opposite ends.
      const isRight =
        display === "flex" ? justifyContent === "space-between" : /end|right/.test(textAlign);
      return !isRight || !fontVariantNumeric.includes("tabular-nums");
    });
    return { seen: money.length, wrong: wrong.map((cell) => cell.outerHTML) };
  });

/** Counts grids of three to eight tiles or facts, possibly in list items; wrong are those with a partial last row. */
const grids = (page: Page): Promise<Looked> =>
  page.locator("main *").evaluateAll((all) => {
    const tilesOf = (grid: Element) =>
      [...grid.children].map((child) =>
        child.matches("li") && child.children.length === 1 ? child.firstElementChild! : child,
      );
    const tiled = all.filter(
      (one) =>
        getComputedStyle(one).display === "grid" &&
        one.children.length > 2 &&
        // A longer list may end with a partial row, and so may the rows of a table.
        (one.matches("dl") || one.children.length <= 8) &&
        !one.matches("tbody") &&
        tilesOf(one).every((tile) => getComputedStyle(tile).borderRadius === "20px"),
    );
    const wrong = tiled.filter((grid) => {
      const tops = tilesOf(grid).map((tile) => Math.round(tile.getBoundingClientRect().top));
      const first = tops.filter((top) => top === tops[0]).length;
      return first > 1 && tops.length % first > 0;
    });
    return {
      seen: tiled.length,
      wrong: wrong.map((grid) => `${grid.className}: ${grid.children.length}`),
    };
  });

/** The day for which most is ordered. */
async function dayOfOrders(sql: Sql): Promise<string> {
  const [busiest] = await sql<{ day: string }[]>`
    select delivery_day::text as day from orders where state not in ('canceled', 'refunded')
    group by delivery_day order by count(*) desc, delivery_day limit 1`;
  return busiest!.day;
}

for (const [who, paths] of Object.entries(PAGES)) {
  for (const width of [390, 768, 1440]) {
    test(`at ${width} px pages of the ${who} fit, amounts are aligned, tile rows are full and dates are in words`, async ({
      page,
      request,
      sql,
      shelf,
      buyer,
    }) => {
      if (who === "farmer") {
        // The farm's pages show amounts only once something of it has been sold.
        const [farm] = await sql<{ farmId: number }[]>`
          select m.farm_id as "farmId" from farm_members m join users u on u.id = m.user_id
          where u.username = 'farmer'`;
        const [one] = await shelf.claim(1);
        const goods = await shelf.claimFrom({ ...one!, farmId: farm!.farmId }, 1);
        await bought(request, { goods, buyer });
      }
      if (who !== "visitor") {
        await signIn(page.request, who);
      }
      let search = "";
      if (who === "logistics") {
        // The board of a day without deliveries only leads to the next ones.
        await bought(request, { goods: await shelf.claim(1), buyer });
        search = `?day=${await dayOfOrders(sql)}`;
      }
      await page.setViewportSize({ width, height: 900 });
      const seen = { amounts: 0, grids: 0 };
      for (const path of paths) {
        await test.step(path, async () => {
          await page.goto(path + search);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await untilSettled(page);
          const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
          expect.soft(await wide(), path).toBeLessThanOrEqual(width);
          const [money, tiles] = [await amounts(page), await grids(page)];
          expect.soft(money.wrong, path).toEqual([]);
          expect.soft(tiles.wrong, path).toEqual([]);
          // Dates are written in words, not as 2026-11-24.
          const text = await page.getByRole("main").innerText();
          expect.soft(text.match(/\b\d{4}-\d\d-\d\d\b/g) ?? [], path).toEqual([]);
          seen.amounts += money.seen;
          seen.grids += tiles.seen;
        });
      }
      // Fails if the pages had nothing to check.
      if (who !== "farmer") expect(seen.grids).toBeGreaterThan(0);
      if (who === "admin" || who === "farmer") expect(seen.amounts).toBeGreaterThan(0);
    });
  }
}
