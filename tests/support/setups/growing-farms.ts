import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { assertInvariants } from "#tests/support/invariants.ts";
import { growingFarm } from "#tests/support/market/payments/payout-runs.ts";
import { openWorld, type Person, type World } from "#tests/support/powers/world.ts";

type Opened = { world: World; farmId: number; admin: Person; other: Person };

/**
 * Opens a world with two admins for the file, and begins each test with a new farm that grows its goods; afterward
 * the invariants hold.
 */
export function withGrowingFarms(begin: (opened: Opened) => void): void {
  let world: World;
  let admin: Person;
  let other: Person;
  beforeAll(async () => {
    world = await openWorld();
    admin = await world.person("admin");
    other = await world.person("admin");
  });
  beforeEach(async () => begin({ world, admin, other, farmId: await growingFarm(world) }));
  afterAll(() => world[Symbol.asyncDispose]());
  afterEach(() => assertInvariants(world.market.database.sql, world.clock.now()));
}
