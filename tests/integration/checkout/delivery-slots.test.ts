import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Tx } from "#db/client.ts";
import { checkouts, deliverySlots } from "#db/schema/checkout/checkout.ts";
import {
  holdFirstFree,
  holdSlot,
  nextFreeSlot,
  releaseSlot,
  slotsLeft,
} from "#server/services/checkout/delivery-slots.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { somethingWaits } from "#tests/support/postgres/waiting.ts";
import { written } from "#tests/support/market/written.ts";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

async function checkout(): Promise<string> {
  const [row] = await database.db
    .insert(checkouts)
    .values({
      tokenHash: randomUUID(),
      holdExpiresAt: new Date("2030-01-01T00:00:00Z"),
      holdEndsAt: new Date("2030-01-01T00:00:00Z"),
      ...written(),
    })
    .returning();
  return row!.id;
}

const hold = (id: string, day: string, window: "morning" | "evening", capacity = 5) =>
  database.db.transaction((tx) => holdSlot(tx, id, { day, window }, capacity));
const slot = async (day: string) => {
  const rows = await database.db.select().from(deliverySlots);
  return rows
    .filter((row) => row.day === day)
    .map(({ window, held, booked }) => ({ window, held, booked }));
};

it("Sixty-four shoppers for the last five slots take exactly five", async () => {
  const shoppers = await Promise.all(Array.from({ length: 64 }, checkout));
  const taken = await Promise.all(shoppers.map((id) => hold(id, "2026-11-26", "morning")));
  expect(taken.filter(Boolean)).toHaveLength(5);
  expect(await slot("2026-11-26")).toEqual([{ window: "morning", held: 5, booked: 0 }]);
});

it("A slot given back can be taken by the next", async () => {
  const [first, second] = [await checkout(), await checkout()];
  expect(await hold(first, "2026-11-27", "morning", 1)).toBe(true);
  expect(await hold(second, "2026-11-27", "morning", 1)).toBe(false);
  await database.db.transaction((tx) => releaseSlot(tx, first));
  expect(await hold(second, "2026-11-27", "morning", 1)).toBe(true);
});

it("Holding the same slot again changes nothing, another window moves it", async () => {
  const shopper = await checkout();
  await hold(shopper, "2026-11-28", "morning");
  await hold(shopper, "2026-11-28", "morning");
  expect(await slot("2026-11-28")).toEqual([{ window: "morning", held: 1, booked: 0 }]);
  await hold(shopper, "2026-11-28", "evening");
  expect(await slot("2026-11-28")).toEqual(
    expect.arrayContaining([
      { window: "morning", held: 0, booked: 0 },
      { window: "evening", held: 1, booked: 0 },
    ]),
  );
});

describe("Two who swap windows do not wait for each other", () => {
  type Window = "morning" | "evening";
  const DAY = "2026-12-05";
  const ways: Record<string, (tx: Tx, id: string, window: Window) => PromiseLike<unknown>> = {
    "in a box": (tx, id, window) => holdSlot(tx, id, { day: DAY, window }, 5),
    "at checkout": (tx, id, window) =>
      tx.execute(sql`
        select hold_place(h.checkout_id, h, ${DAY}::date, ${window})
        from slot_holds h where checkout_id = ${id} and has_place(h, ${DAY}::date, ${window}, 5)`),
    "as orders": (tx, id, window) =>
      tx.execute(sql`select book_slot(${id}, ${DAY}::date, ${window}, 5)`),
  };

  it.each(Object.entries(ways))("%s", async (_name, move) => {
    const [early, late] = [await checkout(), await checkout()];
    await hold(early, DAY, "morning");
    await hold(late, DAY, "evening");
    const { swapping } = await database.sql.begin(async (tx) => {
      await tx`select from delivery_slots where day = ${DAY} for update`;
      const begun = Promise.allSettled([
        database.db.transaction(async (own) => move(own, early, "evening")),
        database.db.transaction(async (own) => move(own, late, "morning")),
      ]);
      await somethingWaits(database.sql, 2);
      return { swapping: begun };
    });
    expect((await swapping).map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
  });
});

const ONE = { morning: 1, afternoon: 1, evening: 1 };
const WINDOWS = ["morning", "afternoon", "evening"] as const;

it("Two boxes that prefer different windows of a full day do not wait for each other", async () => {
  const day = "2026-12-06";
  for (const window of WINDOWS) {
    await database.db.transaction(async (tx) => holdSlot(tx, await checkout(), { day, window }, 1));
  }
  const [early, late] = [await checkout(), await checkout()];
  const fill = (id: string, windows: readonly (typeof WINDOWS)[number][]) =>
    database.db.transaction((tx) => holdFirstFree(tx, id, { day, windows }, ONE));
  const { filling } = await database.sql.begin(async (tx) => {
    await tx`select from delivery_slots where day = ${day} for update`;
    const begun = Promise.allSettled([
      fill(early, WINDOWS),
      fill(late, ["evening", "morning", "afternoon"]),
    ]);
    await somethingWaits(database.sql, 2);
    return { filling: begun };
  });
  const nothing = { status: "fulfilled", value: null };
  expect(await filling).toEqual([nothing, nothing]);
});

it("The first window with room is held, in the order of the wish", async () => {
  const day = "2026-12-07";
  const windows = ["evening", "morning", "afternoon"] as const;
  const next = async (capacities = ONE) => {
    const id = await checkout();
    return database.db.transaction((tx) => holdFirstFree(tx, id, { day, windows }, capacities));
  };
  expect([await next(), await next()]).toEqual(["evening", "morning"]);
  // A window that has been closed is passed over.
  expect(await next({ ...ONE, afternoon: 0 })).toBeNull();
  expect([await next(), await next()]).toEqual(["afternoon", null]);
});

it("A full window points to the next with a place", async () => {
  const shopper = await checkout();
  await hold(shopper, "2026-11-29", "morning", 1);
  const days = ["2026-11-29", "2026-11-30"];
  const next = await nextFreeSlot(database, days, { day: "2026-11-29", window: "morning" }, ONE);
  expect(next).toEqual({ day: "2026-11-29", window: "afternoon" });
  expect((await slotsLeft(database, days, ONE))[0]?.windows[0]).toEqual({ id: "morning", left: 0 });
});

it("A full window points to no earlier one of its day, unless nothing later is left", async () => {
  const days = ["2026-12-01", "2026-12-02"];
  const evening = { day: "2026-12-01", window: "evening" } as const;
  await hold(await checkout(), evening.day, evening.window, 1);
  const next = () => nextFreeSlot(database, days, evening, ONE);
  expect(await next()).toEqual({ day: "2026-12-02", window: "morning" });
  for (const window of WINDOWS) {
    await database.db.transaction((tx) =>
      checkout().then((id) => holdSlot(tx, id, { day: "2026-12-02", window }, 1)),
    );
  }
  expect(await next()).toEqual({ day: "2026-12-01", window: "morning" });
});
