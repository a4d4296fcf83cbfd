import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Deps } from "#server/deps.ts";
import { chargeBoxes } from "#server/services/boxes/charging/charge.ts";
import { remindOfBoxes } from "#server/services/boxes/remind.ts";
import { begin, firstSwappable, household } from "#tests/support/market/people/box-household.ts";
import { HOUR, type MovableClock, movableClock } from "#tests/support/market/time/clock.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";

let market: MarketPlace;
let clock: MovableClock;
let deps: Deps;
beforeAll(async () => {
  market = await openMarketPlace();
});
afterAll(() => market[Symbol.asyncDispose]());
beforeEach(() => {
  clock = movableClock("2026-11-23T18:00:00Z");
  deps = { ...market.deps, clock };
});
afterEach(() => assertInvariants(market.database.sql, clock.now()));
const goTo = (instant: number) => clock.pass(instant - clock.now().getTime());

async function begun() {
  const home = await household(market, deps, { plan: { size: "medium" } });
  const { chargeAt } = await begin(home);
  const box = async () => (await home.call((api) => api.boxes.own.read()))!.boxes[0]!;
  const mail = async (key: string) => {
    const [found] = await market.database.sql<{ text: string }[]>`
      select text from emails where dedupe_key = ${key} or dedupe_key like ${`${key}:%`}`;
    return found?.text ?? null;
  };
  return { ...home, box, mail, chargeAt: new Date(chargeAt).getTime() };
}
type Home = Awaited<ReturnType<typeof begun>>;

async function swapOne(home: Home) {
  const { box, out, wanted } = await firstSwappable(home);
  await home.call((api) => api.boxes.own.swap({ id: box.id, out: out.id, in: wanted.id }));
  return { out, wanted };
}

function idsOf({ contents }: Awaited<ReturnType<Home["box"]>>): number[] {
  return contents!.map(({ id }) => id).toSorted((a, b) => a - b);
}

async function sellOut(productId: number) {
  await market.database.sql`
    update stock set on_hand = reserved, received = reserved + sold + written_off
    where product_id = ${productId}`;
}

describe("a swap", () => {
  test("that is no longer possible is reported on the page, in the reminder and in an email", async () => {
    const home = await begun();
    const { box, mail, chargeAt } = home;
    const { out, wanted } = await swapOne(home);
    const { id } = await box();
    await sellOut(wanted.id);
    const shown = await box();
    // Replacing the sold-out product may change the rest of the box.
    const stays = idsOf(shown).includes(out.id) ? ` The box keeps: ${out.name}.` : "";
    const words = `We could not swap ${out.name} for ${wanted.name}: not available for that day.${stays}`;
    expect(shown.unmet).toEqual([words]);
    goTo(chargeAt - 12 * HOUR);
    await remindOfBoxes(deps);
    expect(await mail(`box_reminder:${id}`)).toContain(words);
    goTo(chargeAt);
    await chargeBoxes(deps);
    const placed = await box();
    expect(placed).toMatchObject({ state: "placed", unmet: [words] });
    expect(idsOf(placed)).toEqual(idsOf(shown));
    expect(idsOf(placed)).not.toContain(wanted.id);
    expect(await mail(`box_swaps:${id}`)).toContain(words);
    expect(await mail(`box_swaps:${id}`)).toContain("The price of the box stays the same.");
  });

  test("is not mentioned if it was possible, even if little stock is left", async () => {
    const home = await begun();
    const { box, mail, chargeAt } = home;
    const { wanted } = await swapOne(home);
    const { id } = await box();
    await market.database.sql`
      update stock set on_hand = 1 + reserved, received = 1 + reserved + sold + written_off
      where product_id = ${wanted.id}`;
    goTo(chargeAt);
    await chargeBoxes(deps);
    const placed = await box();
    expect(placed).toMatchObject({ state: "placed", unmet: [] });
    expect(idsOf(placed)).toContain(wanted.id);
    expect(await mail(`box_swaps:${id}`)).toBeNull();
  });
});

describe("the value of a box", () => {
  test("excludes tax and delivery, like its price, and uses the product prices when it was placed", async () => {
    const home = await begun();
    const { box, chargeAt } = home;
    const { sql } = market.database;
    await sql`insert into settings (key, value, updated_at) values ('deliveryFeeCents', '499', now())`;
    try {
      const open = await box();
      expect(open).toMatchObject({ price: 3_900, tax: 341, delivery: 499, total: 4_740 });
      goTo(chargeAt);
      await chargeBoxes(deps);
      const placed = await box();
      expect(placed).toMatchObject({ price: 3_900, tax: 341, delivery: 499, total: 4_740 });
      expect(placed.value).toBeGreaterThanOrEqual(placed.price);
      await sql`update products set price_cents = price_cents * 2`;
      expect(await box()).toMatchObject({ value: placed.value, contents: placed.contents });
    } finally {
      await sql`delete from settings where key = 'deliveryFeeCents'`;
      await sql`update products set price_cents = price_cents / 2 where price_cents % 2 = 0`;
    }
  });
});

test("a household can neither start nor change to a box below its zone's minimum", async () => {
  const home = await begun();
  const { sql } = market.database;
  await sql`insert into settings (key, value, updated_at) values ('minimumCents', '3000', now())`;
  try {
    const words = "is $30.00. Please choose a larger box.";
    const small = { ...home.plan, size: "small" as const };
    await expect(
      home.call((api) => api.boxes.own.change({ ...small, shown: home.plan })),
    ).rejects.toThrow(words);
    const { weekday, address } = home.plan;
    await expect(
      home.call((api) => api.boxes.own.terms({ size: "small", weekday, zipCode: address.zipCode })),
    ).rejects.toThrow(words);
    await home.call((api) =>
      api.boxes.own.change({ ...home.plan, shown: home.plan, size: "large" }),
    );
    expect(await home.box()).toMatchObject({ price: 5_900 });
  } finally {
    await sql`delete from settings where key = 'minimumCents'`;
  }
});
