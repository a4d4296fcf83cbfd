import { expect, test } from "vitest";
import { chargeBoxes } from "#server/services/boxes/charging/charge.ts";
import { firstSwappable } from "#tests/support/market/people/box-household.ts";
import { somethingWaits } from "#tests/support/postgres/waiting.ts";
import { type ChargedBoxes, withChargedBoxes } from "#tests/support/setups/charged-boxes.ts";
import type { MarketPlace } from "#tests/support/market/market-place.ts";

let market: MarketPlace;
let monday: ChargedBoxes;
withChargedBoxes((opened) => {
  ({ market, at: monday } = opened);
});

test("a household that cancels while its box is being claimed hears that this box still comes", async () => {
  const { sql } = market.database;
  const { home, box, terms } = await monday.begun();
  monday.goTo(terms.chargeAt);
  const { charging, canceling } = await sql.begin(async (tx) => {
    await tx`select from stock for update`;
    const charge = chargeBoxes(monday.deps);
    await somethingWaits(sql);
    const cancel = home.call((api) => api.boxes.own.cancel());
    await Promise.race([cancel, somethingWaits(sql, 2)]);
    return { charging: [charge], canceling: [cancel] };
  });
  await Promise.all(charging);
  expect(await Promise.all(canceling)).toEqual([{ lastDay: box.day }]);
  expect((await monday.boxOf(box.id)).state).toBe("placed");
});

test("a household that cancels after the cut-off but before the claim is not charged", async () => {
  const { home, box, terms } = await monday.begun();
  monday.goTo(terms.chargeAt);
  expect(await home.call((api) => api.boxes.own.cancel())).toEqual({ lastDay: null });
  expect(await monday.boxOf(box.id)).toMatchObject({ state: "canceled", dueAt: null });
  await chargeBoxes(monday.deps);
  expect((await monday.boxOf(box.id)).state).toBe("canceled");
});

test("of two swaps made from the same page at once, the second is refused", async () => {
  const { sql } = market.database;
  const { home, box } = await monday.begun({ plan: { size: "medium" } });
  const { out, offers } = await firstSwappable(home);
  const swaps = await sql.begin(async (tx) => {
    await tx`select from boxes where id = ${box.id} for update`;
    const made = offers
      .slice(0, 2)
      .map((wanted) =>
        home.call((api) => api.boxes.own.swap({ id: box.id, out: out.id, in: wanted.id })),
      );
    const results = Promise.allSettled(made);
    await somethingWaits(sql, 2);
    return { results };
  });
  const results = await swaps.results;
  const refused = results.filter(({ status }) => status === "rejected");
  expect(refused).toMatchObject([{ reason: { code: "CONFLICT" } }]);
  expect((await monday.boxOf(box.id)).swaps).toHaveLength(1);
});
