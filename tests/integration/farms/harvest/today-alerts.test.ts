import { afterAll, beforeAll, expect, it } from "vitest";
import { businessDayAt } from "#shared/time.ts";
import { speak } from "#server/language.ts";
import { setStock } from "#tests/support/market/orders/basket.ts";
import { addProduct } from "#tests/support/market/market.ts";
import { type HarvestDay, openHarvestDay } from "#tests/support/setups/harvest-day.ts";

let at: HarvestDay;
beforeAll(async () => {
  at = await openHarvestDay();
});
afterAll(() => at[Symbol.asyncDispose]());

const alerts = async (who = at.fern) => (await who.call((api) => api.farmer.today())).alerts;

it("lists in-season products running low, fewest first, and counts the rest", async () => {
  const { db, sql } = at.market.database;
  expect((await alerts()).low).toEqual({ named: [], total: 0 });
  for (const [slug, units] of Object.entries({ chard: 0, kale: 5, fennel: 6, okra: 3, peas: 4 })) {
    await addProduct(db, { farmId: at.ids.farmId, slug, name: slug });
    await setStock(db, slug, units);
  }
  expect((await alerts()).low).toMatchObject({
    named: [
      { name: "chard", left: 0 },
      { name: "okra", left: 3 },
      { name: "peas", left: 4 },
    ],
    total: 4,
  });
  await sql`update products set name_es = 'Chícharo' where slug = 'peas'`;
  const spoken = await speak("es", () => alerts());
  expect(spoken.low.named.map(({ name }) => name)).toContain("Chícharo");
  const month = Number(businessDayAt(at.clock.now()).slice(5, 7));
  await sql`update products set season_months = ${[(month % 12) + 1]} where slug = 'chard'`;
  await sql`update products set status = 'paused', visible = false where slug = 'okra'`;
  expect((await alerts()).low).toMatchObject({ total: 2 });
  expect((await alerts(at.gus)).low.total).toBe(0);
});

it("counts reviews without a reply from the farm, except hidden ones", async () => {
  const { sql } = at.market.database;
  expect(await alerts()).toMatchObject({ unanswered: 0 });
  for (const who of [at.ana, at.gus, at.lou]) {
    await sql`
      insert into product_reviews (product_id, user_id, rating, text, created_at, written_at)
      values (${at.ids.beets}, ${who.user.id}, 5, 'Sweet', now(), now())`;
  }
  expect(await alerts()).toMatchObject({ unanswered: 3 });
  await sql`
    update product_reviews set hidden_at = now(), hidden_reason = 'Rude' where user_id = ${at.gus.user.id}`;
  const waiting = () =>
    at.fern.call((api) =>
      api.farmer.reviews.page({
        page: 1,
        size: 20,
        sort: "createdAt",
        dir: "desc",
        standing: "unanswered",
      }),
    );
  const { rows, total } = await waiting();
  expect([total, (await alerts()).unanswered]).toEqual([2, 2]);
  await at.fern.call((api) => api.farmer.reviews.reply({ id: rows[0]!.id, text: "Thank you" }));
  expect(await alerts()).toMatchObject({ unanswered: 1 });
  expect(await alerts(at.gus)).toMatchObject({ unanswered: 0 });
  // Their own from before they joined, which is not on the page.
  await sql`
    insert into product_reviews (product_id, user_id, rating, text, created_at, written_at)
    values (${at.ids.beets}, ${at.fern.user.id}, 5, 'Mine', now(), now())`;
  expect([(await waiting()).total, (await alerts()).unanswered]).toEqual([1, 1]);
});
