import { describe, expect, it } from "vitest";
import { sql } from "drizzle-orm";
import { bindPaymentMode } from "#server/boot/database.ts";
import { seedDemo } from "#server/boot/seed.ts";
import { ConfigError } from "#server/config/error.ts";
import { seedDemoAccounts } from "#server/demo/accounts.ts";
import { seedDemoFarmer } from "#server/demo/farmer.ts";
import { playPast } from "#server/demo/past/play.ts";
import { openPast } from "#server/demo/past/session.ts";
import { freshDatabase } from "#tests/support/postgres/database.ts";
import { balanceAtProvider } from "../../support/market/payments/reconciliation.ts";
import { assertInvariants } from "../../support/invariants.ts";
import { everyWhy } from "../../support/money/every-why.ts";
import { openMarketPlace } from "../../support/market/market-place.ts";

describe("The demo market's past", () => {
  it("is played through the services: what was due is delivered, the books agree, and its days are past", async () => {
    await using market = await openMarketPlace();
    const { deps, control } = market;
    await seedDemoAccounts(deps);
    await seedDemoFarmer(deps);
    await control.webhookMode({ mode: "drop" });
    const past = openPast({
      deps,
      advanceProvider: (seconds) => control.advanceClock(seconds),
    });
    const placed = await playPast(past, market, 2);

    const [facts] = await deps.db.execute<Record<string, number>>(sql`
      select count(*)::int as orders,
        count(*) filter (where delivery_day < current_date - 1 and state <> 'delivered')::int as late,
        count(*) filter (where placed_at > now() - interval '6 hours')::int as today,
        (select count(*)::int from boxes where state = 'placed') as boxes,
        (select count(*)::int from stop_events where kind = 'delivered') as doors,
        (select count(*)::int from route_stops s join order_history h on h.order_id = s.order_id
          where h.to_state = 'delivered' and h.from_state = 'out_for_delivery'
            and s.state = 'delivered' and h.created_at <> s.done_at) as told_twice,
        (select count(*)::int from order_history where created_at > now() - interval '1 minute') as now
      from orders`);
    expect(placed).toBeGreaterThan(10);
    expect(facts).toMatchObject({ late: 0, today: 0, told_twice: 0 });
    expect(facts!["orders"]).toBe(placed + facts!["boxes"]!);
    expect(facts!["doors"]).toBeGreaterThan(5);
    await assertInvariants(deps.db.$client, new Date());
    const why = await everyWhy(deps);
    expect(why.broken).toEqual([]);
    expect(why.asked).toBeGreaterThan(placed);
    const ours = await deps.db.execute<{ sum: number }>(
      sql`select sum(amount_cents)::int as sum from ledger_entries where account = 'provider_balance'`,
    );
    expect(ours[0]?.sum).toBe(await balanceAtProvider(deps));
  }, 120_000);
});

describe("The first start of a demo", () => {
  const saidBy = () => {
    const lines: string[] = [];
    return { lines, say: (line: string) => void lines.push(line) };
  };

  it("that is interrupted while the past is played says at every later start what to delete", async () => {
    await using market = await openMarketPlace();
    await using database = await freshDatabase();
    const deps = { ...market.deps, db: database.db };
    await bindPaymentMode(deps.db, "sandbox", deps.clock);
    const { say } = saidBy();
    const leaves = new Error("The person at the keyboard leaves");
    const sandbox = { ...market, pay: () => Promise.reject(leaves) };
    const start = (provider: Parameters<typeof seedDemo>[1]["provider"]) =>
      seedDemo({ seed: "demo" }, { deps, provider, say, weeks: 1 });
    await expect(start({ sandbox })).rejects.toThrow(leaves.message);
    for (let again = 0; again < 2; again += 1) {
      const refusal = await start({ sandbox: market }).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(ConfigError);
      expect(String(refusal)).toMatch(/broken off.*DATA_DIR/);
    }
  }, 120_000);

  it("that succeeded is not repeated, and neither is one of a market without a past", async () => {
    await using market = await openMarketPlace();
    for (const seed of ["demo", "market"] as const) {
      await using database = await freshDatabase();
      const deps = { ...market.deps, db: database.db };
      await bindPaymentMode(deps.db, "sandbox", deps.clock);
      const { lines, say } = saidBy();
      const start = () =>
        seedDemo({ seed }, { deps, provider: { sandbox: market }, say, weeks: 1 });
      await start();
      const said = [...lines];
      await start();
      expect(lines).toEqual(said);
    }
  }, 120_000);
});
