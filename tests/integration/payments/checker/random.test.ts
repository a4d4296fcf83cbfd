import fc from "fast-check";
import { expect, it } from "vitest";
import { DEFAULT_SETTINGS } from "#tests/support/market/default-settings.ts";
import { checkMoney } from "#tests/support/checker/checker.ts";
import type { Findings } from "#tests/support/checker/findings.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { liveHistory, realHistories } from "#tests/support/money/real-history.ts";
import { openRealMarket, type RealMarket } from "#tests/support/money/real-market.ts";
import { processReportedEvents } from "#tests/support/market/reported-events.ts";

/** `npm run money` plays more sequences than a regular test run has time for. */
const SEQUENCES = Number(process.env["MONEY_SEQUENCES"] ?? 8);
const SEED = Number(process.env["MONEY_SEED"] ?? Date.now() % 1_000_000_000);
/** Number of sequences played in one market before a new one is opened. */
const OF_MARKET = 50;
const PAYING = {
  delayDays: DEFAULT_SETTINGS.payoutDelayDays,
  smallest: DEFAULT_SETTINGS.payoutSmallestCents,
};

/** Processes new reports of the provider, such as late refund failures, then runs the checker. */
async function look({ world }: RealMarket): Promise<Findings> {
  const { sql } = world.market.database;
  await processReportedEvents(world.deps);
  return checkMoney(sql, world.market.stripe, PAYING);
}

/** Plays the sequences of these seeds in one market and runs the checker after every few. */
async function live(seeds: readonly number[]): Promise<Record<string, number>> {
  const market = await openRealMarket();
  const { world } = market;
  try {
    let findings: Findings | undefined;
    for (const [at, seed] of seeds.entries()) {
      const [real] = fc.sample(realHistories, { seed, numRuns: 1 });
      if (real) {
        await liveHistory(market, real).catch((error: unknown) => {
          throw new Error(`The sequence of seed ${seed} broke off`, { cause: error });
        });
      }
      if (at % 10 !== 9 && at < seeds.length - 1) continue;
      findings = await look(market);
      const until = seeds.slice(0, at + 1).join(", ");
      expect(findings.unexplained, `Seeds ${until}`).toEqual([]);
      expect(findings.cents).toBe(0);
    }
    await assertInvariants(world.market.database.sql, world.clock.now());
    return findings?.checked ?? {};
  } finally {
    await world[Symbol.asyncDispose]();
  }
}

it(
  `Of ${SEQUENCES} random sequences of buying, changing and paying out no cent is unexplained`,
  async () => {
    const seeds = Array.from({ length: SEQUENCES }, (_, at) => SEED + at);
    process.stdout.write(`MONEY_SEED=${SEED}, ${SEQUENCES} sequences\n`);
    const all: Record<string, number> = {};
    for (let from = 0; from < seeds.length; from += OF_MARKET) {
      const checked = await live(seeds.slice(from, from + OF_MARKET));
      for (const [what, count] of Object.entries(checked)) all[what] = (all[what] ?? 0) + count;
    }
    process.stdout.write(`Worked out anew: ${JSON.stringify(all)}\n`);
    for (const what of ["charge", "commission", "farm's part", "payout", "refund to card"])
      expect(all[what]).toBeGreaterThan(0);
  },
  3_600_000 + SEQUENCES * 10_000,
);
