import { expect, test } from "vitest";
import { BOX_SIZES, type BoxSizeId } from "#shared/boxes/boxes.ts";
import { chargeBoxes } from "#server/services/boxes/charging/charge.ts";
import { getPastWeeks } from "#server/services/boxes/past-weeks.ts";
import { changeNow } from "#tests/support/market/people/box-household.ts";
import { DAY, HOUR } from "#tests/support/market/time/clock.ts";
import {
  type ChargedBoxes,
  LATER_DECLINED,
  withChargedBoxes,
} from "#tests/support/setups/charged-boxes.ts";
import type { MarketPlace } from "#tests/support/market/market-place.ts";

let market: MarketPlace;
let at: ChargedBoxes;
withChargedBoxes((opened) => {
  ({ market, at } = opened);
});

test.each<[BoxSizeId, BoxSizeId]>([
  ["small", "large"],
  ["large", "small"],
])(
  "a closed %s box that waits for its charge stays one when its plan becomes %s",
  async (size, other) => {
    const { home, box, terms } = await at.begun({ plan: { size } });
    at.goTo(terms.chargeAt);
    at.clock.pass(HOUR / 12);
    await changeNow(home, { size: other });
    await chargeBoxes(at.deps);
    const [its, next] = [size, other].map((id) => BOX_SIZES.find((one) => one.id === id)!);
    const placed = await at.boxOf(box.id);
    expect(placed).toMatchObject({ state: "placed", size, price: its!.price });
    expect(placed.contents).toHaveLength(its!.items);
    const mine = await home.call((api) => api.boxes.own.read());
    expect(mine!.boxes[1]!.price).toBe(next!.price);
    expect(mine!.boxes[1]!.contents).toHaveLength(next!.items);
  },
);

test("new boxes and open ones have the plan's size, also after their days were planned again", async () => {
  const { home, box } = await at.begun();
  expect(box.size).toBe("small");
  await changeNow(home, { size: "medium" });
  expect((await at.boxOf(box.id)).size).toBe("medium");
  await changeNow(home, { size: "large", weekday: 4 });
  const { sql } = market.database;
  const rows = await sql<{ size: string }[]>`
    select distinct b.size from boxes b where b.subscription_id = ${box.subscriptionId}`;
  expect(rows.map(({ size }) => size)).toEqual(["large"]);
});

test("the email about a declined box names the size of that box", async () => {
  const { home, box, terms } = await at.begun({ card: LATER_DECLINED });
  at.goTo(terms.chargeAt);
  await changeNow(home, { size: "large" });
  await chargeBoxes(at.deps);
  const [mail] = await market.database.sql`
    select text from emails where dedupe_key = ${`box_declined:${box.id}:1`}`;
  expect(mail!["text"]).toContain("small box");
  expect(mail!["text"]).not.toContain("large box");
});

test("past weeks count a box under the size that came", async () => {
  const homes = [];
  for (let count = 0; count < 3; count += 1) homes.push(await at.begun());
  at.goTo(homes[0]!.terms.chargeAt);
  await chargeBoxes(at.deps);
  for (const { home } of homes) await changeNow(home, { size: "large" });
  at.clock.pass(14 * DAY);
  const week = (await getPastWeeks(at.deps)).find(({ monday }) => monday === "2026-11-30");
  expect(week?.sizes.map(({ id }) => id)).toEqual(["small"]);
});
