import { describe, expect, test } from "vitest";
import type { Deps } from "#server/deps.ts";
import { chargeBoxes } from "#server/services/boxes/charging/charge.ts";
import { begin, changeNow, HOME, household } from "#tests/support/market/people/box-household.ts";
import {
  type ChargedBoxes,
  LATER_DECLINED,
  withChargedBoxes,
} from "#tests/support/setups/charged-boxes.ts";
import type { MarketPlace } from "#tests/support/market/market-place.ts";
import { markDelivered } from "#tests/support/market/orders/delivered-order.ts";

let market: MarketPlace;
let monday: ChargedBoxes;
let deps: Deps;
withChargedBoxes((opened) => {
  ({ market, at: monday } = opened);
  ({ deps } = monday);
});

/** A household whose first box, for Tuesday, December 1, in the morning, has been charged. */
async function charged(wishes: Parameters<typeof household>[2] = {}) {
  const home = await household(market, deps, wishes);
  const { chargeAt } = await begin(home);
  monday.goTo(chargeAt);
  await chargeBoxes(deps);
  const read = async () => (await home.call((api) => api.boxes.own.read()))!;
  const first = (await read()).boxes[0]!;
  const number = first.orderNumber ?? "";
  return {
    ...home,
    read,
    first,
    number,
    current: async () => (await read()).boxes.find(({ id }) => id === first.id),
    move: (day: string) =>
      home.call((api) => api.orders.changeDelivery({ number, day, window: "evening", ...HOME })),
    mail: async (key: string) => {
      const [mail] = await market.database.sql`select text from emails
        where dedupe_key like ${`${key}:%`} and to_address = ${home.user.email}`;
      return String(mail?.["text"]).replaceAll("\u00a0", " ");
    },
  };
}

describe("A box whose order was moved", () => {
  test("is shown on the order's day and in its window, among the boxes of that time", async () => {
    const home = await charged();
    await home.move("2026-12-10");
    const { boxes } = await home.read();
    expect(boxes.map(({ day }) => day).slice(0, 3)).toEqual([
      "2026-12-08",
      "2026-12-10",
      "2026-12-15",
    ]);
    expect(boxes[1]).toMatchObject({
      id: home.first.id,
      window: "evening",
      movedFrom: null,
      chosenFrom: null,
    });
    monday.goTo("2026-12-02T20:00:00Z");
    expect(await home.current()).toMatchObject({ day: "2026-12-10" });
    monday.goTo("2026-12-11T20:00:00Z");
    expect(await home.current()).toBeUndefined();
  });

  test("is named with that day when its household pauses or ends the subscription", async () => {
    const home = await charged();
    await home.move("2026-12-03");
    monday.goTo("2026-12-02T20:00:00Z");
    await home.call((api) => api.boxes.own.pause({ until: "2026-12-20" }));
    expect(await home.mail("box_paused")).toContain(
      "Your box for Thursday, December 3 is closed already and still comes.",
    );
    expect((await home.read()).lastDay).toBe("2026-12-03");
    expect(await home.call((api) => api.boxes.own.cancel())).toEqual({ lastDay: "2026-12-03" });
    expect(await home.mail("box_canceled")).toContain("Thursday, December 3");
  });
});

test.each([["pm_card_visa"], [LATER_DECLINED]])(
  "A closed box paid with %s keeps its window when the plan gets another one",
  async (card) => {
    const home = await charged({ card });
    await changeNow(home, { window: "evening" });
    const { boxes, window } = await home.read();
    expect(window).toBe("evening");
    expect(boxes.slice(0, 2).map((box) => box.window)).toEqual(["morning", "evening"]);
  },
);

test("A placed box no longer lists goods that were taken off its order, and shows the refund", async () => {
  const home = await charged();
  const [off, ...kept] = home.first.contents!;
  const { amount } = await home.call((api) =>
    api.orders.takeOff({ number: home.number, productId: off!.id, quantity: 1 }),
  );
  expect(amount).toBeGreaterThan(0);
  expect(home.first.refunded).toBe(0);
  const box = await home.current();
  expect(box!.contents!.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
    kept.map(({ id }) => id).toSorted((a, b) => a - b),
  );
  expect(box).toMatchObject({
    value: home.first.value - off!.price,
    total: home.first.total,
    refunded: amount,
  });
});

test("A box that was delivered today is not announced as still to come", async () => {
  const home = await charged();
  monday.goTo("2026-12-01T20:00:00Z");
  expect((await home.read()).lastDay).toBe("2026-12-01");
  await markDelivered(market.database.sql, home.number, monday.clock.now());
  expect((await home.read()).lastDay).toBeNull();
  await home.call((api) => api.boxes.own.pause({ until: "2026-12-20" }));
  expect(await home.mail("box_paused")).not.toContain("still comes");
});

test("A box that was asked back after a failed delivery is not announced as still to come", async () => {
  const home = await charged();
  const { sql } = market.database;
  await sql`update orders set state = 'failed_delivery' where number = ${home.number}`;
  expect((await home.read()).lastDay).toBe("2026-12-01");
  await sql`
    insert into order_problems (order_id, product_id, kind, quantity, created_at)
    select order_id, product_id, 'not_delivered', quantity, now() from order_lines
    where order_id = (select id from orders where number = ${home.number}) limit 1`;
  expect((await home.read()).lastDay).toBeNull();
});
