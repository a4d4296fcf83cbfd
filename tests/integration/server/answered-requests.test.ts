import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { heapInUse } from "#tests/support/fuzz/fuzz-market.ts";
import { httpClient, openHttpMarket } from "#tests/support/servers/http.ts";

const REQUESTS = 500;
/** Far less than a request with its answer, which are 16 kB. */
const BYTES_EACH = 4_000;

it("an answered request leaves no memory behind, so that load does not pile up", async () => {
  await using market = await openHttpMarket();
  const visitor = httpClient(market.app);
  const visit = async () => {
    for (let visits = 0; visits < REQUESTS; visits += 1) {
      await visitor.get("/trpc/orders.page");
    }
    // What the last answers left to do is done.
    await setImmediate();
  };
  await visit();
  const before = heapInUse();
  await visit();
  expect((heapInUse() - before) / REQUESTS).toBeLessThan(BYTES_EACH);
});
