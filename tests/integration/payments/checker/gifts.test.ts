import { afterAll, beforeAll, expect, it } from "vitest";
import { DEFAULT_SETTINGS } from "#tests/support/market/default-settings.ts";
import { checkMoney } from "#tests/support/checker/checker.ts";
import { type GiftLife, liveGift } from "#tests/support/money/real-gifts.ts";
import { openRealMarket, type RealMarket } from "#tests/support/money/real-market.ts";

const PAYING = {
  delayDays: DEFAULT_SETTINGS.payoutDelayDays,
  smallest: DEFAULT_SETTINGS.payoutSmallestCents,
};

let market: RealMarket;
beforeAll(async () => {
  market = await openRealMarket();
});
afterAll(() => market.world[Symbol.asyncDispose]());

const look = () => checkMoney(market.world.market.database.sql, market.world.market.stripe, PAYING);

it.each<[GiftLife["end"], kind: string]>([
  ["kept", "gift_card_sold"],
  ["redeemed", "gift_card_redeemed"],
  ["taken back", "gift_card_returned"],
  ["won", "gift_card_sold"],
  ["lost", "gift_card_lost"],
  ["redeemed, then lost", "gift_card_redeemed"],
])("A gift card that is %s leaves no cent unexplained", async (end, kind) => {
  await liveGift(market, await market.world.person(), { amount: 5_000, end });
  const { unexplained, checked } = await look();
  expect(unexplained).toEqual([]);
  expect(checked[`books: ${kind}`]).toBeGreaterThan(0);
});

it("The checker finds a cent of a lost gift card that is booked as goodwill", async () => {
  const { sql } = market.world.market.database;
  const id = await liveGift(market, await market.world.person(), { amount: 7_500, end: "lost" });
  await sql.begin(async (tx) => {
    await tx`alter table ledger_entries disable trigger user`;
    const of = tx`select id from ledger_transactions where key = ${`gift_card_lost:${id}`}`;
    await tx`update ledger_entries set amount_cents = amount_cents + 1 where transaction_id = (${of}) and account = 'disputes'`;
    await tx`insert into ledger_entries (transaction_id, account, amount_cents) select id, 'goodwill', -1 from (${of}) t`;
    await tx`alter table ledger_entries enable trigger user`;
  });
  const { unexplained } = await look();
  expect(unexplained.map(({ what }) => what)).toEqual([
    "books: gift_card_lost",
    "books: gift_card_lost",
  ]);
});
