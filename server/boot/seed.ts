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
};

/**
 * Fills an empty database with the demo market and its accounts, and, where the
 * settings ask for the whole demonstration, with a past; returns what it does.
 */
export async function seedDemo(
  { seed }: Pick<Config, "seed">,
  { deps, provider, say }: Seeding,
): Promise<void> {
  const seeded = await seedMarket(deps.db, deps.clock.now());
  if (seeded) say("Filled the database with the demo market");
  await seedDemoAccounts(deps);
  await seedDemoFarmer(deps);
  if (provider.sandbox && seed === "demo") {
    const { sandbox } = provider;
    const { playDemoPast, wakeSandbox } = await import("../demo/past/demo-past.ts");
    if (seeded) await playDemoPast({ deps, sandbox, say });
    else await wakeSandbox(sandbox);
  }
}
