import { expect, test } from "../support/shopping/journey.ts";
import { openLive } from "../support/live.ts";
import { RESENT } from "../support/resent.ts";

test("This week's goods can be added to the cart from the farm's page", async ({ page, shelf }) => {
  const [goods] = await shelf.claim(1);
  await openLive(page, `/farmers/${goods!.farmId}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(goods!.farmName);
  await page
    .getByRole("list", { name: "This week from us" })
    .getByRole("button", { name: `Add ${goods!.name} to the cart` })
    .click();
  await expect(
    page.getByRole("banner").getByRole("button", { name: "Cart, 1 item", exact: true }),
  ).toBeVisible();
});

test("The year calendar is a table that states each month in words", async ({ page }) => {
  await page.goto("/farmers/1");
  const squash = page.getByRole("row", { name: /^Butternut squash/ });
  await expect(squash.getByRole("cell")).toHaveCount(12);
  await expect(squash.getByRole("cell").nth(0)).toHaveText("yes");
  await expect(squash.getByRole("cell").nth(5)).toHaveText("no");
  await expect(page.getByRole("columnheader", { name: "January" })).toBeVisible();
});

test("Search engines get the farm's name and the page's breadcrumbs before any script runs", async ({
  request,
  baseURL,
}) => {
  const markup = await (await request.get("/farmers/1", RESENT)).text();
  expect(markup).toContain(`<link rel="canonical" href="${baseURL}/farmers/1"/>`);
  expect(markup).toContain(`<meta property="og:title" content="Blue Heron Farm - Furrow"`);
  const read = [...markup.matchAll(/<script[^>]*ld\+json"[^>]*>([^<]+)</g)].map(
    ([, text]) => JSON.parse(text!) as Record<string, unknown>,
  );
  expect(read).toContainEqual(
    expect.objectContaining({
      "@type": "LocalBusiness",
      name: "Blue Heron Farm",
      url: `${baseURL}/farmers/1`,
    }),
  );
  expect(read.map((data) => data["@type"])).toContain("BreadcrumbList");
});

for (const id of ["99999999", "beet", "0"]) {
  test(`Farm ${id} responds with the not-found page`, async ({ page }) => {
    const answer = await page.goto(`/farmers/${id}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  });
}

test.describe("a farm that does not sell", () => {
  /** Adds a farm of its own, without goods, that no other test looks at. */
  const addFarm = `
    insert into farms (slug, name, family, town, zip_code, latitude, longitude, since_year, acreage, farm_type,
      tagline, story, quote, quote_by, practices, commission_bps, picture, status_since, created_at, changed_at)
    select $1, $2, family, town, zip_code, latitude, longitude, since_year, acreage, farm_type,
      tagline, story, quote, quote_by, practices, commission_bps, picture, now(), now(), now() from farms where id = 1
    returning id`;

  test("Its page says since when and until when it is paused; suspended, it shows nothing but its name", async ({
    page,
    sql,
  }) => {
    const slug = `quiet-${Date.now()}`;
    const [row] = await sql.unsafe<{ id: number }[]>(addFarm, [slug, "Quiet Acres"]);
    const { id } = row!;
    try {
      await sql`update farms set status = 'paused', paused_until = '2031-03-09' where id = ${id}`;
      await page.goto(`/farmers/${id}`);
      const leave = page.getByRole("region", { name: "Taking a break" });
      await expect(leave).toContainText(
        /Quiet Acres has been taking a break since \w+\s\d+, \d{4}\./,
      );
      await expect(leave).toContainText("back on March 9, 2031");
      await expect(page.getByRole("heading", { name: "This week from us" })).toHaveCount(0);
      await sql`update farms set status = 'suspended' where id = ${id}`;
      // The page may still come from the cache for a moment.
      await expect(async () => {
        await page.goto(`/farmers/${id}`);
        const main = page.getByRole("main");
        await expect(main).toContainText("does not sell here at the moment", { timeout: 500 });
      }).toPass();
      await expect(page.getByRole("main").getByRole("heading")).toHaveText(["Quiet Acres"]);
    } finally {
      await sql`delete from farms where id = ${id}`;
    }
  });
});
