import { afterAll, beforeAll, beforeEach } from "vitest";
import { assertInvariants } from "#tests/support/invariants.ts";
import type { FreshDatabase } from "#tests/support/postgres/database.ts";

type Opened = AsyncDisposable & {
  sql: FreshDatabase["sql"];
  begin: () => Promise<void> | void;
};

/** Opens a market once for the tests of a file, which `take` hands to them; each begins a day of its own and leaves the books in order. */
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
    return () => assertInvariants(day.sql);
  });
}
