import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { settings } from "#db/schema/platform/system.ts";
import { chargeBoxes } from "#server/services/boxes/charging/charge.ts";
import { remindOfBoxes } from "#server/services/boxes/remind.ts";
import { BOX_TAX_CATEGORY } from "#shared/checkout/tax/tax.ts";
import { HOUR } from "#tests/support/market/time/clock.ts";
import { type ChargedBoxes, chargedBoxes } from "#tests/support/setups/charged-boxes.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";

let market: MarketPlace;
let monday: ChargedBoxes;
beforeAll(async () => {
  market = await openMarketPlace();
});
afterAll(() => market[Symbol.asyncDispose]());
beforeEach(() => {
  monday = chargedBoxes(market);
});
afterEach(async () => {
  await monday.end();
  await market.database.sql`delete from settings`;
});

async function set(key: string, value: unknown) {
  const row = { key, value, updatedAt: monday.clock.now() };
  await market.database.db
    .insert(settings)
    .values(row)
    .onConflictDoUpdate({ target: settings.key, set: row });
}

test("a tax rate that starts on the charge day is in the consent, the pages, the reminder and the charge", async () => {
  const authority = "State of California";
  const rate = { category: BOX_TAX_CATEGORY, authority, zipPrefix: "", bps: 1_000, to: null };
  await set("taxRates", [{ ...rate, from: "2026-11-28" }]);
  const address = { street: "40 Granary Row", city: "Fresno", zipCode: "93721" };
  await set("foodBank", { ...address, name: "Valley Table", phone: "(559) 555-0144" });
  const { home, terms, box } = await monday.begun();
  expect(terms).toMatchObject({ chargeAt: "2026-11-28T08:00:00.000Z", tax: 250, total: 2_750 });
  const mine = async () => (await home.call((api) => api.boxes.own.read()))!;
  expect(await mine()).toMatchObject({ total: 2_750 });
  expect((await mine()).boxes[0]).toMatchObject({ total: 2_750, donation: { total: 2_750 } });
  monday.goTo(new Date(new Date(terms.chargeAt).getTime() - HOUR));
  await remindOfBoxes(monday.deps);
  const [mail] = await market.database
    .sql`select text from emails where dedupe_key like ${`box_reminder:${box.id}:%`}`;
  expect(mail!["text"]).toContain("Then we charge $27.50");
  monday.goTo(terms.chargeAt);
  await chargeBoxes(monday.deps);
  expect((await mine()).boxes[0]).toMatchObject({ state: "placed", total: 2_750 });
});
