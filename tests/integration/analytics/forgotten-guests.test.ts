import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { purgeOld } from "#server/services/analytics/retention/retention.ts";
import { getFarmShare } from "#server/services/catalog/farm-share.ts";
import { DAY } from "#tests/support/market/time/clock.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { placedOrder } from "#tests/support/market/orders/placed-order.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

let market: MarketPlace;
beforeAll(async () => {
  market = await openMarketPlace();
});
afterAll(() => market[Symbol.asyncDispose]());

it("A guest's orders that are forgotten together go on counting as one household", async () => {
  const { deps } = market;
  const { sql } = market.database;
  const ago = (days: number) => new Date(deps.clock.now().getTime() - days * DAY).toISOString();
  const buy = async (name: string, placedAt: string) => {
    const number = await placedOrder(market, deps, visitor(deps), {
      goods: [{ slug: "leeks", quantity: 1 }],
      email: `${name}@furrow.example`,
    });
    await sql`update orders set placed_at = ${placedAt} where number = ${number}`;
    return number;
  };
  const old = ago(8 * 366);
  const cleo = [await buy("cleo", old), await buy("cleo", old)];
  const [dora, recent] = [await buy("dora", old), await buy("cleo", ago(10))];
  // What an account that was erased had bought as a guest has its key already, and the name for its receipt.
  const gone = [await buy("gone", old), await buy("gone", old)];
  const erased = `${randomUUID()}@erased.invalid`;
  await sql`update orders set email = ${erased} where email = 'gone@furrow.example'`;
  await purgeOld(deps);
  const keyOf = async (number: string) => {
    const [row] = await sql`
      select email, delivery->>'firstName' as name from orders where number = ${number}`;
    return [row?.["email"], row?.["name"]];
  };
  const [first, second] = [await keyOf(cleo[0]!), await keyOf(cleo[1]!)];
  expect(first).toEqual([expect.stringMatching(/@erased\.invalid$/u), ""]);
  expect(second).toEqual(first);
  expect(await keyOf(dora)).not.toEqual(first);
  expect((await keyOf(recent))[0]).toBe("cleo@furrow.example");
  expect(await Promise.all(gone.map(keyOf))).toEqual([
    [erased, ""],
    [erased, ""],
  ]);
  // The public number never counts a guest for each order.
  expect((await getFarmShare(deps)).households).toBe(1);
});
