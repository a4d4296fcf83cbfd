import type { Clock } from "#server/clock.ts";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { assertInvariants } from "#tests/support/invariants.ts";
import type { FreshDatabase } from "#tests/support/postgres/database.ts";

type Opened = AsyncDisposable & {
  sql: FreshDatabase["sql"];
  clock: Clock;
  begin: () => Promise<void> | void;
};

/**
 * Opens one market for the tests of a file, which get it from `take`. Each test begins a new day, and afterward all
 * invariants must hold.
 */
export function onADay<Day extends Opened>(
  open: () => Promise<Day>,
  take: (opened: Day) => void,
): void {
  let day: Day;
  beforeAll(async () => {
    day = await open();
    take(day);
  });
  afterAll(() => day[Symbol.asyncDispose]());
  beforeEach(async () => {
    await day.begin();
    return () => assertInvariants(day.sql, day.clock.now());
  });
}
