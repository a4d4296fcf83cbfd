import { rmSync } from "node:fs";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { analyticsRules } from "#messages/analytics/rules.ts";
import { speak } from "#server/language.ts";
import { ruleWords } from "#shared/analytics/records-check.ts";
import { needsAttention } from "#server/services/analytics/attention.ts";
import {
  checkInvariants,
  newestInvariantCheck,
  recordInvariantCheck,
} from "#server/services/analytics/invariants/check.ts";
import { INVARIANTS } from "#server/services/analytics/invariants/invariants.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { temporaryFolder } from "#tests/support/servers/temporary-folder.ts";
import { clockAtNoon } from "#tests/support/market/time/clock.ts";
import { runCommand } from "#tests/support/servers/command.ts";
import type { Deps } from "#server/deps.ts";

const RESERVED = "reservedIsHeld";

const clock = clockAtNoon();
const dataDir = temporaryFolder("verify");
let market: MarketPlace;
let deps: Deps;
beforeAll(async () => {
  market = await openMarketPlace();
  deps = { ...market.deps, clock };
});
afterAll(async () => {
  await market[Symbol.asyncDispose]();
  rmSync(dataDir, { recursive: true });
});
const sql = () => market.database.sql;
afterEach(() => sql()`update stock set reserved = 0`);

const verify = () =>
  runCommand(["server/bin/verify.ts"], { DATABASE_URL: market.database.url, DATA_DIR: dataDir });

describe("The check of our records", () => {
  it("has a description for each rule, and for nothing else, in both languages", () => {
    expect(Object.keys(analyticsRules.rules).toSorted()).toEqual(
      Object.keys(INVARIANTS).toSorted(),
    );
    expect(ruleWords(RESERVED)).toBe("what is reserved is what active holds hold");
    expect(speak("es", () => ruleWords(RESERVED))).toBe(
      "lo reservado es lo que apartan los apartados vigentes",
    );
  });

  it("finds no violations in a new market", async () => {
    const rules = Object.keys(INVARIANTS).length;
    expect(rules).toBeGreaterThan(50);
    expect(await checkInvariants(deps)).toEqual({ checked: rules, broken: [], unchecked: [] });
    expect(await verify()).toMatchObject({ code: 0, output: "violations 0" });
  });

  it("reports violations with their rows, in the command's output and to the team", async () => {
    await sql()`update stock set reserved = 1 where product_id in (select product_id from stock where on_hand > 0 order by product_id limit 25)`;
    const { broken } = await checkInvariants(deps);
    expect(broken).toMatchObject([{ invariant: RESERVED, count: 25 }]);
    expect(broken[0]?.rows).toHaveLength(20);
    const { code, output } = await verify();
    expect(code).toBe(1);
    expect(output).toMatch(
      new RegExp(`^what is reserved is what active holds hold: 25\\n  \\{"product_id":\\d+\\}\\n`),
    );
    expect(output).toMatch(/\n {2}and 5 more\nviolations 25$/);

    await recordInvariantCheck(deps);
    expect(await newestInvariantCheck(deps)).toMatchObject({
      broken: [{ invariant: RESERVED, count: 25 }],
    });
    expect(await needsAttention(deps)).toContainEqual({
      what: "rule broken in our own records",
      count: 1,
      to: "/dashboard/admin/jobs",
    });
  });

  it("replaces the previous result, so that fixed records no longer need attention", async () => {
    clock.pass(1_000);
    await recordInvariantCheck(deps);
    expect(await newestInvariantCheck(deps)).toMatchObject({ broken: [], unchecked: [] });
    const what = (await needsAttention(deps)).map((one) => one.what);
    expect(what).not.toContain("rule broken in our own records");
  });

  it("reports a rule whose query takes too long as unchecked", async () => {
    const { promise: looked, resolve } = Promise.withResolvers<undefined>();
    const locked = Promise.withResolvers<undefined>();
    const holding = sql().begin(async (tx) => {
      await tx`lock table stock in access exclusive mode`;
      locked.resolve(undefined);
      await looked;
    });
    await locked.promise;
    const { unchecked, broken } = await checkInvariants(deps, 300);
    resolve(undefined);
    await holding;
    expect(broken).toEqual([]);
    expect(unchecked).toContain(RESERVED);
  });
});
