import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { heapInUse } from "#tests/support/fuzz/fuzz-market.ts";
import { httpClient, openHttpMarket } from "#tests/support/servers/http.ts";

const REQUESTS = 500;
/** Far less than a request and its answer, which take 16 kB. */
const BYTES_EACH = 4_000;

it("an answered request leaves no memory behind that would add up under load", async () => {
  await using market = await openHttpMarket();
  const visitor = httpClient(market.app);
  const visit = async () => {
    for (let visits = 0; visits < REQUESTS; visits += 1) {
      await visitor.get("/trpc/orders.page");
    }
    // Lets the last answers finish what they still have to do.
    await setImmediate();
  };
  await visit();
  const before = heapInUse();
  await visit();
  expect((heapInUse() - before) / REQUESTS).toBeLessThan(BYTES_EACH);
});
