import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { orderLines } from "#db/schema/orders/orders.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { type CrewDay, openCrewDay } from "#tests/support/market/orders/crew-day.ts";
import { CONFLICT } from "#tests/support/refusals.ts";

let at: CrewDay;
beforeAll(async () => {
  at = await openCrewDay();
});
afterAll(() => at[Symbol.asyncDispose]());
beforeEach(() => {
  at.begin();
  return () => assertInvariants(at.sql, at.clock.now());
});

describe("A crate", () => {
  it("is packed once its last line is, and until then lines can be taken out again", async () => {
    const [number] = await at.locked(1);
    await at.tick(at.lou, number!, at.beets);
    expect((await at.orderOf(number!)).state).toBe("locked");
    await at.tick(at.lou, number!, at.beets, false);
    await at.tick(at.lou, number!, at.leeks);
    expect((await at.orderOf(number!)).state).toBe("locked");
    expect(await at.tick(at.lou, number!, at.beets)).toMatchObject({ state: "packed" });
    // Once more, as after a lost answer.
    expect(await at.tick(at.bo, number!, at.beets)).toMatchObject({ state: "packed" });
    expect(await at.statesOf(number!)).toEqual(["placed", "locked", "packed"]);
  });

  it("is reopened by taking out one line or all of them, and returns to its previous state", async () => {
    const [number] = await at.packed(1);
    const inCrate = async () => {
      const [crate] = await at.lou.call((api) => api.logistics.pack(at.here()));
      return crate!.lines.map(({ isPacked }) => isPacked);
    };
    expect(await at.tick(at.bo, number!, at.beets, false)).toMatchObject({ state: "locked" });
    expect(await inCrate()).toEqual([false, true]);
    await at.tick(at.lou, number!, at.beets);
    const { id } = await at.orderOf(number!);
    await at.market.database.db
      .update(orderLines)
      .set({ harvestedAt: at.clock.now() })
      .where(eq(orderLines.orderId, id));
    const both = await Promise.allSettled([at.unpack(at.lou, number!), at.unpack(at.bo, number!)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await inCrate()).toEqual([false, false]);
    expect((await at.statesOf(number!)).slice(2)).toEqual([
      "packed",
      "locked",
      "packed",
      "harvesting",
    ]);
  });

  it("is returned by every change just as the list of its window shows it", async () => {
    const [number] = await at.locked(2);
    const asListed = async () => {
      const crates = await at.lou.call((api) => api.logistics.pack(at.here()));
      return crates.find((crate) => crate.number === number)!;
    };
    expect(await at.tick(at.lou, number!, at.beets)).toEqual(await asListed());
    await at.plan();
    expect(await at.tick(at.bo, number!, at.leeks)).toEqual(await asListed());
    expect(await asListed()).toMatchObject({
      state: "packed",
      stop: { position: expect.any(Number) },
    });
    expect(await at.unpack(at.bo, number!)).toEqual(await asListed());
  });

  it("cannot be reopened once its van has left", async () => {
    const { numbers } = await at.out(1);
    await expect(at.unpack(at.lou, numbers[0]!)).rejects.toMatchObject(CONFLICT);
    await expect(at.tick(at.lou, numbers[0]!, at.beets, false)).rejects.toMatchObject(CONFLICT);
    await expect(at.unpack(at.ana, numbers[0]!)).rejects.toMatchObject({ code: "FORBIDDEN" });
  });

  it("is packed once even if two packers finish it at the same moment", async () => {
    const [number] = await at.locked(1);
    await Promise.all([at.tick(at.lou, number!, at.beets), at.tick(at.bo, number!, at.leeks)]);
    expect(await at.statesOf(number!)).toEqual(["placed", "locked", "packed"]);
  });

  it("cannot be packed before the cut-off", async () => {
    const number = await at.bought();
    await expect(at.tick(at.lou, number, at.beets)).rejects.toMatchObject(CONFLICT);
  });
});
