import { afterAll, beforeAll, expect, it } from "vitest";
import { eraseDueAccounts } from "#server/services/accounts/own/erase.ts";
import { begin, household } from "#tests/support/market/people/box-household.ts";
import { DAY, movableClock } from "#tests/support/market/time/clock.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";

let market: MarketPlace;
beforeAll(async () => {
  market = await openMarketPlace();
});
afterAll(() => market[Symbol.asyncDispose]());

const SPANISH =
  "Acepto que Furrow cobre $27.19 a mi American Express terminada en 4242 por una canasta chica cada semana, por primera vez el sáb 28 nov, hasta que yo cancele.";

it.each([
  ["English", null, "I agree that Furrow charges my card $27.19 for a small box every week"],
  ["Spanish", SPANISH, "Acepto que Furrow cobre $27.19 a mi tarjeta por una canasta chica"],
])("The consent text in %s is kept without the card", async (_, text, kept) => {
  const clock = movableClock("2026-11-23T18:00:00Z");
  const deps = { ...market.deps, clock };
  const home = await household(market, deps);
  await begin(home);
  const { sql } = market.database;
  const { id } = home.user;
  if (text) await sql`update box_subscriptions set consent_text = ${text} where user_id = ${id}`;
  await home.call((api) => api.accounts.requestDeletion());
  clock.pass(15 * DAY);
  await eraseDueAccounts(deps);
  const [row] =
    await sql`select consent_text as words from box_subscriptions where user_id = ${id}`;
  expect(row!["words"]).toContain(kept);
  expect(row!["words"]).not.toMatch(/4242|Visa|American/u);
});
