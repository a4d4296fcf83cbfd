import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { providerTransactions } from "#db/schema/payments/reconciliation.ts";
import { exportJournal } from "#server/services/payments/books/journal.ts";
import { reconcile } from "#server/services/payments/reconciliation/reconcile.ts";
import { cents } from "#shared/money.ts";
import { addDays, businessDayAt } from "#shared/time.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { HOUR } from "#tests/support/market/time/clock.ts";
import { sold } from "#tests/support/market/payments/payout-runs.ts";
import { differing, newestRun } from "#tests/support/market/payments/reconciliation.ts";
import { openWorld, type Person, type World } from "#tests/support/powers/world.ts";

/** A market that has sold goods and agrees with the provider. */
let world: World;
let admin: Person;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.person("admin");
  await sold(world, 90);
  world.clock.pass(3 * HOUR);
  await reconcile(world.deps);
});
afterAll(() => world[Symbol.asyncDispose]());

const sql = () => world.market.database.sql;

describe("The market's payout to its own bank", () => {
  const ledger = () => world.market.database.sql<{ account: string; sum: number }[]>`
    select e.account, sum(e.amount_cents)::int as sum from ledger_entries e
      join ledger_transactions t on t.id = e.transaction_id and t.kind = 'own_payout'
    group by e.account order by e.account`;
  /** The provider's transactions of a payout: instant ones cost a fee, rejected ones are returned. */
  const listed = (id: string, type: string, [amount, fee]: readonly [number, number]) =>
    world.deps.db.insert(providerTransactions).values({
      id,
      type,
      sourceId: "po_instant",
      amount: cents(amount),
      fee: cents(fee),
      net: cents(amount - fee),
      availableOn: new Date(),
      madeAt: new Date(),
    });

  it("is booked once, when it is listed, so that both sides agree from then on", async () => {
    const own = await world.market.stripe.payouts.create({ amount: 700, currency: "usd" });
    const before = (await differing(world)).map(({ id }) => id);
    await Promise.all([reconcile(world.deps), reconcile(world.deps)]);
    world.clock.pass(400 * 24 * HOUR);
    await reconcile(world.deps);
    expect((await differing(world)).map(({ id }) => id)).toEqual(before);
    const { totals } = await newestRun(world);
    expect(totals.find(({ kind }) => kind === "payout")).toMatchObject({
      ours: -700,
      theirs: -700,
      oursCount: 1,
    });
    expect(await ledger()).toEqual([
      { account: "provider_balance", sum: -700 },
      { account: "own_bank", sum: 700 },
    ]);
    const day = businessDayAt(world.clock.now());
    const period = { from: addDays(day, -800), to: day };
    let journal = "";
    for await (const part of await exportJournal(world.deps, admin.user, period)) journal += part;
    expect(journal).toContain(
      `our bank account,1010,our bank account,7.00,,payout to our bank ${own.id}`,
    );
    await assertInvariants(sql(), world.clock.now());
  });

  it("has its fee in the ledger, and is returned when the bank rejects it", async () => {
    await listed("txn_instant", "payout", [-1000, 15]);
    await reconcile(world.deps);
    await listed("txn_back", "payout_failure", [1000, 0]);
    await reconcile(world.deps);
    expect((await differing(world)).filter(({ id }) => id.startsWith("payout:"))).toEqual([]);
    expect(await ledger()).toEqual([
      { account: "provider_balance", sum: -715 },
      { account: "own_bank", sum: 700 },
      { account: "card_fees", sum: 15 },
    ]);
  });
});
