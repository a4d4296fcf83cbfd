import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedDemoAccounts } from "#server/demo/accounts.ts";
import { seedDemoFarmer } from "#server/demo/farmer.ts";
import { playPast } from "#server/demo/past/play.ts";
import { openPast } from "#server/demo/past/session.ts";
import { DEFAULT_SETTINGS } from "#tests/support/market/default-settings.ts";
import { checkMoney } from "#tests/support/checker/checker.ts";
import type { Findings } from "#tests/support/checker/findings.ts";
import { openMarketPlace } from "#tests/support/market/market-place.ts";
import { histories } from "#tests/support/money/acts.ts";
import { liveHistory } from "#tests/support/money/real-history.ts";
import { openRealMarket, type RealMarket } from "#tests/support/money/real-market.ts";
import { AT_ONCE } from "#tests/support/market/payments/payout-runs.ts";

const PAYING = {
  delayDays: DEFAULT_SETTINGS.payoutDelayDays,
  smallest: DEFAULT_SETTINGS.payoutSmallestCents,
};

/** Tables that are changed by hand; some of them reject all updates. */
const TABLES = ["order_lines", "ledger_entries", "refunds", "credits", "payouts"];

it("Of the demo market's past no cent is unexplained", async () => {
  await using market = await openMarketPlace();
  const { deps, control, database, stripe } = market;
  await seedDemoAccounts(deps);
  await seedDemoFarmer(deps);
  await control.webhookMode({ mode: "drop" });
  const advanceProvider = (seconds: number) => control.advanceClock(seconds);
  await playPast(openPast({ deps, advanceProvider }), market, 2);
  const { checked, unexplained, cents } = await checkMoney(database.sql, stripe, PAYING);
  expect({ unexplained, cents }).toEqual({ unexplained: [], cents: 0 });
  const [{ orders, lines } = {}] = await database.sql<{ orders: number; lines: number }[]>`
    select (select count(*)::int from orders) as orders, (select count(*)::int from order_lines) as lines`;
  expect(checked["charge"]).toBe(orders);
  expect(checked["commission"]).toBe(lines);
  process.stdout.write(`Of the demo's past: ${JSON.stringify(checked)}\n`);
}, 240_000);

describe("The checker finds cents that are put in the wrong place:", () => {
  let market: RealMarket;
  let number: string;
  beforeAll(async () => {
    market = await openRealMarket();
    const [history] = fc.sample(
      histories.filter(
        ({ payments, acts }) => payments.length === 1 && acts.some(({ kind }) => kind === "refund"),
      ),
      { seed: 7, numRuns: 1 },
    );
    const goods = {
      farm: 1,
      price: 1_250,
      commission: 1_833,
      category: "food" as const,
      weighs: null,
    };
    number =
      (await liveHistory(market, {
        history: {
          ...history!,
          catalog: [goods, { ...goods, farm: 2, price: 777 }],
          payments: [{ units: [5, 4, 0, 0, 0], balance: 400, rates: { taxBps: 875 } }],
          fee: 500,
          code: null,
          acts: [
            {
              kind: "refund",
              units: [2, 1, 0, 0, 0],
              delivery: 250,
              isGreedy: false,
              to: "card",
              cause: "poor_quality",
              bearer: undefined,
            },
          ],
        },
        card: AT_ONCE,
        endsAfter: 1,
        end: "delivered",
        isWon: true,
        paysAfter: [],
        isTakenBack: false,
        isRefused: false,
        gift: null,
      })) ?? "";
    expect((await look()).unexplained).toEqual([]);
  }, 240_000);
  afterAll(() => market.world[Symbol.asyncDispose]());

  const look = (): Promise<Findings> =>
    checkMoney(market.world.market.database.sql, market.world.market.stripe, PAYING);
  const whatIsWrong = async () => [...new Set((await look()).unexplained.map(({ what }) => what))];

  /**
   * Falsifies an amount as the database owner, who may update tables that are append-only for the application's role,
   * runs the checker, and restores it.
   */
  async function planted(wrong: string, right: string): Promise<string[]> {
    const { sql } = market.world.market.database;
    const triggers = (word: "disable" | "enable") =>
      TABLES.map((table) => `alter table ${table} ${word} trigger user`).join(";");
    const change = (statement: string) =>
      sql.begin((tx) => tx.unsafe([triggers("disable"), statement, triggers("enable")].join(";")));
    await change(wrong);
    const found = await whatIsWrong();
    await change(right);
    expect(await whatIsWrong()).toEqual([]);
    return found;
  }
  const ofOrder = () => `order_id = (select id from orders where number = '${number}')`;

  it("a cent of commission that became the farm's, on the line and in the ledger", async () => {
    const move = (by: number) => `
      update order_lines set commission_cents = commission_cents - ${by}, farm_share_cents = farm_share_cents + ${by}
      where ${ofOrder()} and product_id = (select min(product_id) from order_lines where ${ofOrder()});
      update ledger_entries e set amount_cents = amount_cents - ${by} from ledger_transactions t
      where t.id = e.transaction_id and t.kind = 'sale' and t.${ofOrder()} and e.account = 'farm_payable'
        and e.farm_id = (select farm_id from order_lines where ${ofOrder()} order by product_id limit 1);
      update ledger_entries e set amount_cents = amount_cents + ${by} from ledger_transactions t
      where t.id = e.transaction_id and t.kind = 'sale' and t.${ofOrder()} and e.account = 'commission'`;
    const found = await planted(move(1), move(-1));
    expect(found).toEqual(expect.arrayContaining(["commission", "farm's part", "books: sale"]));
  });

  it("a cent of a refund that went to the card and not to the customer's credit", async () => {
    const move = (by: number) => `
      update refunds set amount_cents = amount_cents + ${by}, credit_cents = credit_cents - ${by} where ${ofOrder()};
      update credits set amount_cents = amount_cents - ${by} where key like 'refund:%' and ${ofOrder()}`;
    const found = await planted(move(1), move(-1));
    expect(found).toEqual(expect.arrayContaining(["refund to card", "refund as credit", "credit"]));
  });

  it("three extra cents for a farm that only the payout contains", async () => {
    const move = (by: number) =>
      `update payouts set amount_cents = amount_cents + ${by} where state = 'paid' and farm_id = ${market.farmIds[0]}`;
    expect(await planted(move(3), move(-3))).toEqual(["payout"]);
    const { unexplained, cents } = await look();
    expect({ unexplained, cents }).toEqual({ unexplained: [], cents: 0 });
  });

  it("money that the provider received without a sale", async () => {
    const { stripe } = market.world.market;
    const [intent] = await market.world.market.database.sql<{ id: string }[]>`
      select payment_intent_id as id from orders where number = ${number}`;
    const [last] = (await stripe.transfers.list({ limit: 1 })).data;
    expect(intent && last).toBeTruthy();
    await stripe.transfers.create({
      amount: 7,
      currency: "usd",
      destination: String(last!.destination),
    });
    const { unexplained, cents } = await look();
    expect(unexplained).toMatchObject([
      { what: "transfer at the provider", due: 0, found: 7 },
      { what: "balance", id: "provider" },
    ]);
    expect(cents).toBe(14);
  });
});
