import { describe, expect, test } from "vitest";
import type { Deps } from "#server/deps.ts";
import { sendBoxNotices } from "#server/services/boxes/notices.ts";
import { planBoxes } from "#server/services/boxes/plan.ts";
import { businessDayAt } from "#shared/time.ts";
import { yearsSince } from "#shared/boxes/box-plan.ts";
import { begin, changeNow, household } from "#tests/support/market/people/box-household.ts";
import { DAY } from "#tests/support/market/time/clock.ts";
import { type ChargedBoxes, withChargedBoxes } from "#tests/support/setups/charged-boxes.ts";
import type { MarketPlace } from "#tests/support/market/market-place.ts";

let market: MarketPlace;
let monday: ChargedBoxes;
let deps: Deps;
const sql = () => market.database.sql;
withChargedBoxes((opened) => {
  ({ market, at: monday } = opened);
  ({ deps } = monday);
});

const mailsTo = (address: string, key: "box_yearly" | "box_price") => sql()<
  { subject: string; text: string }[]
>`select subject, text from emails
  where to_address = ${address} and dedupe_key like ${`${key}:%`} order by dedupe_key`;

describe("The yearly notice about a weekly box", () => {
  test("states its price and how to cancel it, and is sent once a year", async () => {
    const home = await household(market, deps);
    await begin(home);
    monday.clock.pass(364 * DAY);
    await planBoxes(deps);
    await sendBoxNotices(deps);
    expect(await mailsTo(home.user.email, "box_yearly")).toHaveLength(0);
    monday.clock.pass(2 * DAY);
    await planBoxes(deps);
    await Promise.all([sendBoxNotices(deps), sendBoxNotices(deps)]);
    const [mail, ...more] = await mailsTo(home.user.email, "box_yearly");
    expect(more).toEqual([]);
    expect(mail?.text).toContain("small box comes every week");
    expect(mail?.text).toContain("It costs $25.00 each time");
    expect(mail?.text).toContain("cancel it on the page below");
    expect(mail?.text).toContain("/dashboard/customer/boxes");
    monday.clock.pass(365 * DAY);
    await sendBoxNotices(deps);
    expect(await mailsTo(home.user.email, "box_yearly")).toHaveLength(2);
  });

  test("is not sent after the subscription is canceled", async () => {
    const home = await household(market, deps);
    await begin(home);
    await home.call((api) => api.boxes.own.cancel());
    monday.clock.pass(366 * DAY);
    await sendBoxNotices(deps);
    expect(await mailsTo(home.user.email, "box_yearly")).toHaveLength(0);
  });

  test.each([
    ["2026-11-23", "2027-11-22", 0],
    ["2026-11-23", "2027-11-23", 1],
    ["2024-02-29", "2025-02-28", 0],
    ["2024-02-29", "2025-03-01", 1],
  ])("counts whole years from %s to %s: %i", (begun, today, years) => {
    expect(yearsSince(begun, today)).toBe(years);
  });
});

describe("A new price of a weekly box", () => {
  test("is announced at least 7 and at most 30 days before it is charged, once", async () => {
    const home = await household(market, deps);
    await begin(home);
    // Simulates a later release with another price for newly planned boxes.
    await sql()`
      update boxes set price_cents = 2700 where day >= ${businessDayAt(monday.clock.now())}::date + 50
        and state = 'planned'`;
    await sendBoxNotices(deps);
    expect(await mailsTo(home.user.email, "box_price")).toHaveLength(0);
    const [first] = await sql()<{ due: Date }[]>`
      select min(due_at) as due from boxes where price_cents = 2700 and state = 'planned'`;
    let sent = 0;
    for (let day = 0; sent === 0 && day < 60; day += 1) {
      monday.clock.pass(DAY);
      await sendBoxNotices(deps);
      sent = (await mailsTo(home.user.email, "box_price")).length;
    }
    const notice = (new Date(first!.due).getTime() - monday.clock.now().getTime()) / DAY;
    expect(notice).toBeGreaterThanOrEqual(7);
    expect(notice).toBeLessThanOrEqual(31);
    const [mail] = await mailsTo(home.user.email, "box_price");
    expect(mail?.text).toContain("costs $27.00 instead of $25.00");
    expect(mail?.text).toContain("you can skip or cancel");
    await sendBoxNotices(deps);
    expect(await mailsTo(home.user.email, "box_price")).toHaveLength(1);
  });

  test("is not announced because of a closed, skipped box of the previous size", async () => {
    const home = await household(market, deps);
    await begin(home);
    const mine = await home.call((api) => api.boxes.own.read());
    await home.call((api) => api.boxes.own.skip({ id: mine!.boxes[0]!.id, skipped: true }));
    monday.clock.pass(6 * DAY);
    await home.call((api) =>
      api.boxes.own.change({ ...home.plan, shown: home.plan, size: "medium" }),
    );
    await sendBoxNotices(deps);
    expect(await mailsTo(home.user.email, "box_price")).toHaveLength(0);
    monday.clock.pass(361 * DAY);
    await planBoxes(deps);
    await sendBoxNotices(deps);
    const [yearly] = await mailsTo(home.user.email, "box_yearly");
    expect(yearly?.text).toContain("It costs $39.00 each time");
  });

  test("takes effect with its notice, not with another change of the subscription", async () => {
    const home = await household(market, deps);
    await begin(home);
    const boxes = async () => (await home.call((api) => api.boxes.own.read()))!.boxes;
    const change = (plan: Partial<typeof home.plan>) => changeNow(home, plan);
    // Simulates boxes planned by an earlier release.
    await sql()`update boxes set price_cents = 2400 where state = 'planned'`;
    await change({ window: "evening" });
    expect(new Set((await boxes()).map(({ price }) => price))).toEqual(new Set([2400]));
    await change({ weekday: 4 });
    await sendBoxNotices(deps);
    const prices = await boxes();
    const soon = monday.clock.now().getTime() + 29 * DAY;
    for (const { price, dueAt } of prices)
      expect(price).toBe(new Date(dueAt!).getTime() < soon ? 2400 : 2500);
    expect(prices.at(-1)?.price).toBe(2500);
    await change({ weekday: 5 });
    expect((await boxes())[0]?.price).toBe(2400);
    expect((await boxes()).at(-1)?.price).toBe(2500);
    await change({ size: "medium" });
    expect(new Set((await boxes()).map(({ price }) => price))).toEqual(new Set([3900]));
  });

  test("is not announced to a household that chose another size itself", async () => {
    const home = await household(market, deps);
    await begin(home);
    await home.call((api) =>
      api.boxes.own.change({ ...home.plan, shown: home.plan, size: "medium" }),
    );
    for (let week = 0; week < 8; week += 1) {
      monday.clock.pass(7 * DAY);
      await planBoxes(deps);
      await sendBoxNotices(deps);
    }
    expect(await mailsTo(home.user.email, "box_price")).toHaveLength(0);
  });
});
