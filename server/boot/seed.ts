import { makeMarketPictures } from "../files/market-pictures.ts";
import { seedDemoAccounts } from "../demo/accounts.ts";
import { seedDemoFarmer } from "../demo/farmer.ts";
import { seedMarket } from "../demo/market.ts";
import type { Deps } from "../deps.ts";

/** Fills an empty database with the demo market, its pictures and its accounts; tells what it does. */
export async function seedDemo(
  deps: Pick<Deps, "db" | "auth" | "clock">,
  picturesDir: string,
  say: (line: string) => void,
): Promise<void> {
  const seeded = await seedMarket(deps.db);
  if (seeded) say("Filled the database with the demo market");
  await seedDemoAccounts(deps);
  await seedDemoFarmer(deps);
  const made = await makeMarketPictures(picturesDir, ({ done, total }) => {
    if (done % 50 === 0) say(`Pictures: ${done} of ${total}`);
  });
  if (made > 0) say(`Made ${made} pictures`);
}
