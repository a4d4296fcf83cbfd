import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedDemoAccounts } from "#server/demo/accounts.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

let market: MarketPlace;
beforeAll(async () => {
  market = await openMarketPlace();
});
afterAll(() => market[Symbol.asyncDispose]());

describe("Diagnostics", () => {
  it("show the mode and that the provider answers, but no key", async () => {
    const told = await visitor(market.deps).call((api) => api.platform.diagnostics.payments());
    expect(told).toMatchObject({ mode: "sandbox", apiReachable: true, lastEvent: null });
    expect(JSON.stringify(told)).not.toContain(market.deps.payments.publishableKey);
  });

  it("list the demo accounts that exist", async () => {
    const list = () => visitor(market.deps).call((api) => api.platform.diagnostics.signIns());
    expect(await list()).toEqual([]);
    await seedDemoAccounts(market.deps);
    const roles = (await list()).map(({ role }) => role);
    expect(roles.toSorted()).toEqual(["admin", "customer", "farmer", "logistics"]);
  });

  it("do not exist on a production server, including the demo sign-ins", async () => {
    const closed = visitor({ ...market.deps, testPages: false });
    await expect(closed.call((api) => api.platform.diagnostics.payments())).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await expect(closed.call((api) => api.platform.diagnostics.signIns())).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    const { testPages } = await closed.call((api) => api.checkout.config());
    expect(testPages).toBe(false);
  });
});
