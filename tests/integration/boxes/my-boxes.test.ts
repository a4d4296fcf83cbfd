import { eq } from "drizzle-orm";
import { settings } from "#db/schema/platform/system.ts";
import { describe, expect, test } from "vitest";
import { ALLERGENS } from "#shared/catalog/catalog.ts";
import { addDays, businessDayAt } from "#shared/time.ts";
import { chargeBoxes } from "#server/services/boxes/charging/charge.ts";
import { planBoxes } from "#server/services/boxes/plan.ts";
import {
  begin,
  firstBox,
  firstSwappable,
  household,
} from "#tests/support/market/people/box-household.ts";
import type { MarketPlace } from "#tests/support/market/market-place.ts";
import { type ChargedBoxes, withChargedBoxes } from "#tests/support/setups/charged-boxes.ts";

let market: MarketPlace;
let at: ChargedBoxes;
withChargedBoxes((opened) => {
  ({ market, at } = opened);
});

describe("subscribing", () => {
  test("stores the consent text and emails a copy of it", async () => {
    const { user } = await at.subscribed();
    const [row] = await market.database.sql`
      select consent_text, consent_at from box_subscriptions where user_id = ${user.id}`;
    expect(row!["consent_text"]).toBe(
      "I agree that Furrow charges my Visa ending in 4242 $27.19 for a small box every week, " +
        "first on Sat Nov\u00a028, until I cancel. I can skip or cancel each box online until it is charged.",
    );
    const [mail] = await market.database.sql`
      select text from emails where kind = 'box_started' and to_address = ${user.email}`;
    expect(mail!["text"]).toContain(row!["consent_text"]);
  });

  test("is refused if the charge differs from the one shown", async () => {
    const home = await household(market, at.deps);
    await expect(
      home.call((api) =>
        api.boxes.own.subscribe({ ...home.plan, consent: true, consentText: "I agree to $1.00" }),
      ),
    ).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await home.call((api) => api.boxes.own.read())).toBeNull();
  });

  test("is refused without checking the consent box", async () => {
    const { call, plan } = await household(market, at.deps);
    const unticked = { ...plan, consent: false as true, consentText: "" };
    await expect(call((api) => api.boxes.own.subscribe(unticked))).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
  });

  test("begins one box when the response is lost and the form is sent again", async () => {
    const home = await household(market, at.deps);
    const { day, chargeAt } = await begin(home);
    const [row] = await market.database.sql<{ text: string }[]>`
      select consent_text as text from box_subscriptions where user_id = ${home.user.id}`;
    const subscribe = (window = home.plan.window) =>
      home.call((api) =>
        api.boxes.own.subscribe({ ...home.plan, window, consent: true, consentText: row!.text }),
      );
    expect(await Promise.all([subscribe(), subscribe()])).toEqual(
      [1, 2].map(() => ({ day, chargeAt })),
    );
    const mails = await market.database.sql`
      select from emails where kind = 'box_started' and to_address = ${home.user.email}`;
    expect(mails).toHaveLength(1);
    await expect(subscribe("evening")).rejects.toThrow("You already have a weekly box");
  });

  test("is refused a second time with another plan, or with someone else's card", async () => {
    const ana = await at.subscribed();
    await expect(begin({ ...ana, plan: { ...ana.plan, size: "large" } })).rejects.toMatchObject({
      code: "CONFLICT",
    });
    const ben = await household(market, at.deps);
    ben.plan.cardId = ana.plan.cardId;
    await expect(begin(ben)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("the calendar", () => {
  test("is private: another household's box is not found (ASVS 8.2.2)", async () => {
    const ana = await at.subscribed();
    const ben = await at.subscribed();
    const { id, contents } = (await ana.read()).boxes[0]!;
    const out = contents![0]!.id;
    const acts = [
      () => ben.call((api) => api.boxes.own.skip({ id, skipped: true })),
      () => ben.call((api) => api.boxes.own.swapOffers({ id, out })),
      () => ben.call((api) => api.boxes.own.swap({ id, out, in: out })),
      () => ben.call((api) => api.boxes.own.unswap({ id })),
      () => ben.call((api) => api.boxes.own.payNow({ id })),
    ];
    for (const act of acts) await expect(act()).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("lets a box be skipped and restored until its cut-off, and not after", async () => {
    const { call, read, terms } = await at.subscribed();
    const { id } = (await read()).boxes[0]!;
    await call((api) => api.boxes.own.skip({ id, skipped: true }));
    expect((await read()).boxes[0]).toMatchObject({ state: "skipped", isOpen: true });
    await call((api) => api.boxes.own.skip({ id, skipped: false }));
    at.goTo(terms.chargeAt);
    for (const skipped of [true, false]) {
      await expect(call((api) => api.boxes.own.skip({ id, skipped }))).rejects.toThrow(
        "This box is closed. It could be changed until Fri Nov\u00a027, 11:59 PM.",
      );
    }
  });

  test("lets a product be swapped for another of similar price, which is then delivered", async () => {
    const { call, read, terms } = await at.subscribed();
    const { box, out, offers, wanted } = await firstSwappable({ call });
    for (const { value } of offers) {
      expect(value).toBeGreaterThanOrEqual(2_500);
      expect(value).toBeLessThanOrEqual(2_625);
    }
    await call((api) => api.boxes.own.swap({ id: box.id, out: out.id, in: wanted.id }));
    const swapped = (await read()).boxes[0]!;
    expect(swapped).toMatchObject({ isSwapped: true, value: wanted.value });
    const others = box.contents!.filter(({ id }) => id !== out.id).map(({ id }) => id);
    expect(new Set(swapped.contents!.map(({ id }) => id))).toEqual(new Set([...others, wanted.id]));
    at.goTo(terms.chargeAt);
    await chargeBoxes(at.deps);
    const placed = (await read()).boxes[0]!;
    expect(placed.state).toBe("placed");
    expect(new Set(placed.contents!.map(({ id }) => id))).toEqual(new Set([...others, wanted.id]));
  });

  test("skips the boxes of a pause without charging them, and resumes automatically afterward", async () => {
    const { call, read } = await at.subscribed();
    await call((api) => api.boxes.own.pause({ until: "2026-12-10" }));
    const paused = await read();
    expect(paused).toMatchObject({ state: "paused", pausedUntil: "2026-12-10" });
    expect(paused.boxes.slice(0, 3).map(({ state }) => state)).toEqual([
      "skipped",
      "skipped",
      "planned",
    ]);
    at.goTo("2026-12-10T20:00:00Z");
    await chargeBoxes(at.deps);
    await planBoxes(at.deps);
    expect(await read()).toMatchObject({ state: "active", pausedUntil: null });
  });

  test("plans the open boxes again if day and cycle change, and keeps closed ones", async () => {
    const { call, plan, read, terms } = await at.subscribed();
    at.goTo(terms.chargeAt);
    await chargeBoxes(at.deps);
    await call((api) => api.boxes.own.change({ ...plan, shown: plan, weekday: 4, everyWeeks: 2 }));
    expect((await read()).boxes.map(({ day }) => day)).toEqual([
      "2026-12-01",
      "2026-12-10",
      "2026-12-24",
      "2027-01-07",
      "2027-01-21",
    ]);
  });

  test("moves a box to the next delivery day on a holiday, and notifies its owner once", async () => {
    const { read } = await at.subscribed();
    const { sql } = market.database;
    await sql`insert into settings (key, value, updated_at) values ('holidays', '["2026-12-08"]', now())`;
    await planBoxes(at.deps);
    await planBoxes(at.deps);
    const days = (await read()).boxes.map(({ day }) => day);
    await sql`delete from settings where key = 'holidays'`;
    expect(days.slice(0, 3)).toEqual(["2026-12-01", "2026-12-09", "2026-12-15"]);
    const [told] = await sql`select count(*)::int from emails where dedupe_key like 'box_moved:%'`;
    expect(told!["count"]).toBe(1);
    await planBoxes(at.deps);
    expect((await read()).boxes[1]!.day).toBe("2026-12-08");
  });

  test("moves a box along with a moved delivery day, unless it would already be closed", async () => {
    const { read } = await at.subscribed();
    const stay = () => market.database.db.delete(settings).where(eq(settings.key, "movedDays"));
    const moveTo = async (to: string) => {
      await stay();
      const value = [{ from: "2026-12-08", to }];
      await market.database.db
        .insert(settings)
        .values({ key: "movedDays", value, updatedAt: at.clock.now() });
    };
    const second = async () => {
      await planBoxes(at.deps);
      return (await read()).boxes[1]!.day;
    };
    await moveTo("2026-12-07");
    expect(await second()).toBe("2026-12-07");
    await moveTo(addDays(businessDayAt(at.clock.now()), 1));
    expect(await second()).toBe("2026-12-09");
    await stay();
    expect(await second()).toBe("2026-12-08");
  });

  test("names the last box to be delivered after canceling, and nothing is charged after it", async () => {
    const { call, read, terms } = await at.subscribed();
    at.goTo(terms.chargeAt);
    await chargeBoxes(at.deps);
    expect(await call((api) => api.boxes.own.cancel())).toEqual({ lastDay: "2026-12-01" });
    at.goTo("2027-01-15T20:00:00Z");
    await planBoxes(at.deps);
    await chargeBoxes(at.deps);
    expect((await read()).boxes).toEqual([]);
  });

  test("answers a cancellation as before when its answer was lost and it is sent again, with one email", async () => {
    const { call, user, terms } = await at.subscribed();
    at.goTo(terms.chargeAt);
    await chargeBoxes(at.deps);
    const cancel = () => call((api) => api.boxes.own.cancel());
    expect(await cancel()).toEqual({ lastDay: "2026-12-01" });
    expect(await cancel()).toEqual({ lastDay: "2026-12-01" });
    const [mails] = await market.database.sql`select count(*)::int from emails
      where dedupe_key like 'box_canceled:%' and to_address = ${user.email}`;
    expect(mails!["count"]).toBe(1);
    const { call: stranger } = await household(market, at.deps);
    await expect(stranger((api) => api.boxes.own.cancel())).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });
});

test("a box never contains what its household leaves out, nor goods without declared allergens", async () => {
  const { sql } = market.database;
  const diets = [["milk"], ["eggs", "wheat"], ["soy", "tree nuts"], [...ALLERGENS]] as const;
  const homes = [];
  for (const without of diets) {
    const plain = await sql<{ id: number }[]>`select id from products order by rank, id limit 8`;
    const plan = { without: [...without], never: plain.map(({ id }) => id) };
    homes.push(await at.subscribed({ plan }));
  }
  at.goTo(homes[0]!.terms.chargeAt);
  await chargeBoxes(at.deps);
  for (const { call, plan } of homes) {
    const box = await firstBox({ deps: at.deps, call });
    expect(box.state).toBe("placed");
    const bad = await sql`
      select p.id from products p where p.id = any(${box.contents!.map(({ productId }) => productId)}::int[])
        and (p.id = any(${plan.never}::int[]) or not p.allergens_declared
          or exists (select from jsonb_array_elements(p.allergens) note where note->>'allergen' = any(${plan.without}::text[])))`;
    expect(bad).toEqual([]);
  }
});

test("many boxes charged at once never take more than is in stock", async () => {
  const homes = [];
  for (let count = 0; count < 12; count += 1) homes.push(await at.subscribed());
  const { sql } = market.database;
  await sql`update stock set on_hand = 3 + reserved, received = 3 + reserved + sold + written_off`;
  at.goTo(homes[0]!.terms.chargeAt);
  await Promise.all([chargeBoxes(at.deps), chargeBoxes(at.deps), chargeBoxes(at.deps)]);
  const states = await Promise.all(
    homes.map(({ read }) => read().then(({ boxes }) => boxes[0]!.state)),
  );
  expect(states.every((state) => state === "placed" || state === "given_up")).toBe(true);
  expect(states).toContain("placed");
  const [low] = await sql`select count(*)::int from stock where on_hand - reserved < 0`;
  expect(low!["count"]).toBe(0);
});
