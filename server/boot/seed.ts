import { seedDemoAccounts } from "../demo/accounts.ts";
import { seedDemoFarmer } from "../demo/farmer.ts";
import { seedMarket } from "../demo/market.ts";
import type { Config } from "../config/config.ts";
import type { Deps } from "../deps.ts";
import type { PaymentProvider } from "./payments.ts";

type Seeding = {
  deps: Deps;
  provider: Pick<PaymentProvider, "sandbox">;
  say: (line: string) => void;
  /** Length of the simulated past in weeks; defaults to that of every demo. */
  weeks?: number;
};

/**
 * Fills an empty database with the demo market and its accounts and, if the full demo is configured, with a past.
 * Throws ConfigError if an earlier start was interrupted while doing so.
 */
export async function seedDemo(
  { seed }: Pick<Config, "seed">,
  { deps, provider, say, weeks }: Seeding,
): Promise<void> {
  const hasPast = provider.sandbox !== undefined && seed === "demo";
  const seeded = await seedMarket(deps.db, deps.clock.now(), hasPast);
  if (seeded) say("Filled the database with the demo market");
  await seedDemoAccounts(deps);
  await seedDemoFarmer(deps);
  if (provider.sandbox && seed === "demo") {
    const { sandbox } = provider;
    const { assertPastPlayed, playDemoPast, wakeSandbox } =
      await import("../demo/past/demo-past.ts");
    if (seeded) return playDemoPast({ deps, sandbox, say, weeks });
    await assertPastPlayed(deps);
    await wakeSandbox(sandbox);
  }
}
