import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { farms } from "#db/schema/farms/farms.ts";
import { speak } from "#server/language.ts";
import { moveFarm } from "#server/services/farms/admin/state.ts";
import { getFarm } from "#server/services/farms/farm.ts";
import { farmDistances, farmMap, listFarms } from "#server/services/farms/list.ts";
import { pointOnMap } from "#server/geo/map.ts";
import { movableClock } from "#tests/support/market/time/clock.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { addCertificate, addFarm, addProduct } from "#tests/support/market/market.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

const clock = movableClock("2026-11-23T18:00:00Z");
const PETALUMA = { latitude: 38.2403, longitude: -122.6777 };

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

const deps = () => ({ db: database.db, clock });
const cardOf = async (id: number) => (await listFarms(deps())).find((farm) => farm.id === id);
const shelfOf = async (id: number) => {
  const farm = await getFarm(deps(), id);
  return farm.status === "suspended" ? null : farm.products.map(({ name }) => name);
};
const setStatus = (id: number, facts: Partial<typeof farms.$inferInsert>) =>
  database.db.update(farms).set(facts).where(eq(farms.id, id));

describe("a live farm", () => {
  let id: number;
  beforeEach(async () => {
    id = await addFarm(database.db, { ...PETALUMA, commissionBps: 1700 });
    const vegetables = { farmId: id, category: "vegetables" } as const;
    await addProduct(database.db, { ...vegetables, name: "Kale", seasonMonths: [10, 11] });
    await addProduct(database.db, { ...vegetables, name: "Leeks" });
    await addProduct(database.db, { ...vegetables, name: "Peas", onHand: 0, seasonMonths: [5] });
    await addProduct(database.db, { farmId: id, category: "bakery", name: "Rye" });
    await addProduct(database.db, {
      farmId: id,
      category: "fruit",
      name: "Figs",
      status: "paused",
    });
  });

  it("Counts available products, and lists categories with the most products first", async () => {
    expect(await cardOf(id)).toMatchObject({ products: 3, categories: ["vegetables", "bakery"] });
    expect(await shelfOf(id)).toEqual(["Kale", "Leeks", "Rye"]);
  });

  it("Shows its first 100 products and crops, and says how many it has", async () => {
    const few = await getFarm(deps(), id);
    expect(few).toMatchObject({ goodsInAll: 3, cropsInAll: 4 });
    const extra = Array.from({ length: 98 }, async (_none, at) =>
      addProduct(database.db, { farmId: id, name: `Squash ${at}` }),
    );
    await Promise.all(extra);
    const many = await getFarm(deps(), id);
    expect(many).toMatchObject({ goodsInAll: 101, cropsInAll: 102 });
    expect(await shelfOf(id)).toHaveLength(100);
    expect((await cardOf(id))?.products).toBe(101);
    const [row] = await database.db.select().from(farms).where(eq(farms.id, id));
    expect(many).toMatchObject({ slug: row!.slug });
  });

  it("Shows its seasonal calendar, including sold-out products but not paused ones", async () => {
    expect(await getFarm(deps(), id)).toMatchObject({
      month: 11,
      crops: [
        { name: "Kale", months: [10, 11] },
        { name: "Peas", months: [5] },
        { name: "Leeks" },
        { name: "Rye" },
      ],
    });
  });

  it("Shows the seasonal calendar in the reader's language", async () => {
    await addProduct(database.db, { farmId: id, name: "Chard", nameEs: "Acelgas" });
    const farm = await speak("es", () => getFarm(deps(), id));
    const crops = farm.status === "suspended" ? [] : farm.crops;
    expect(crops.map(({ name }) => name)).toEqual(["Kale", "Peas", "Acelgas", "Leeks", "Rye"]);
  });

  it("Shows no share of a dollar before anyone has bought from it", async () => {
    expect(await getFarm(deps(), id)).toMatchObject({ farmShare: null, pausedSince: null });
  });

  it("Shows certificates with their evidence through their last day", async () => {
    await addCertificate(database.db, id, { validTo: "2026-11-23", number: "TC-7" });
    await addCertificate(database.db, id, { certification: "fairTrade", validTo: "2026-11-22" });
    expect(await cardOf(id)).toMatchObject({ certifications: ["organic"] });
    expect(await getFarm(deps(), id)).toMatchObject({
      certificates: [
        {
          certification: "organic",
          issuer: "Test Certifiers",
          number: "TC-7",
          validTo: "2026-11-23",
        },
      ],
    });
  });

  it("Does not reveal its exact location", async () => {
    const told = JSON.stringify([await cardOf(id), await getFarm(deps(), id)]);
    expect(told).not.toMatch(/latitude|longitude|zipCode|38\.24/);
  });
});

describe("a farm that is not selling", () => {
  let id: number;
  beforeEach(async () => {
    id = await addFarm(database.db);
    await addProduct(database.db, { farmId: id, name: "Kale" });
  });

  it("Paused, it stays in the list and keeps its page, with dates but without products", async () => {
    await setStatus(id, { status: "paused", pausedUntil: "2026-12-04" });
    expect(await cardOf(id)).toMatchObject({
      status: "paused",
      pausedUntil: "2026-12-04",
      products: 0,
      categories: [],
    });
    const farm = await getFarm(deps(), id);
    expect(farm).toMatchObject({ status: "paused", pausedUntil: "2026-12-04", products: [] });
    expect(farm).toHaveProperty("pausedSince", expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/));
  });

  it("Live again, it has its products and no pause dates", async () => {
    await setStatus(id, { status: "paused", pausedUntil: "2026-12-04" });
    await setStatus(id, { status: "live" });
    expect(await shelfOf(id)).toEqual(["Kale"]);
    expect(await getFarm(deps(), id)).toMatchObject({ pausedSince: null, pausedUntil: null });
  });

  it("Its status date changes only when its status does", async () => {
    const since = async () => {
      const [row] = await database.db.select().from(farms).where(eq(farms.id, id));
      return row!.statusSince.getTime();
    };
    const long = new Date("2020-01-01T00:00:00Z");
    await setStatus(id, { status: "paused", statusSince: long });
    const move = { id, to: "paused", reason: "Winter", until: "2026-12-24" } as const;
    await moveFarm(deps(), null, move);
    expect(await since()).toBe(long.getTime());
    await moveFarm(deps(), null, { id, to: "live" });
    expect(await since()).toBe(clock.now().getTime());
  });

  it.each(["2020-01-01", "2026-11-23"])("It cannot be paused until %s: too soon", async (until) => {
    await setStatus(id, { status: "live" });
    const move = { id, to: "paused", reason: "Winter", until } as const;
    await expect(moveFarm(deps(), null, move)).rejects.toMatchObject({
      code: "invalid",
      details: { field: "until" },
    });
    expect(await getFarm(deps(), id)).toMatchObject({ status: "live", pausedUntil: null });
  });

  it("Suspended, it shows only its name, and is not listed or on the map", async () => {
    await setStatus(id, { status: "suspended", name: "Closed Gate" });
    expect(await getFarm(deps(), id)).toEqual({ id, name: "Closed Gate", status: "suspended" });
    expect(await cardOf(id)).toBeUndefined();
    const ids = ({ farms: listed }: { farms: { id: number }[] }) => listed.map((farm) => farm.id);
    expect(ids(await farmMap(deps()))).not.toContain(id);
    expect(ids(await farmDistances(deps(), "94952"))).not.toContain(id);
  });

  it("An unknown farm is not found", async () => {
    const api = visitor(testDeps(database.db));
    await expect(api.call((call) => call.farms.byId({ id: 99_999 }))).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });
});

describe("farm locations", () => {
  let id: number;
  beforeAll(async () => {
    id = await addFarm(database.db, PETALUMA);
  });

  it("The Mission in San Francisco is 37 miles from Petaluma", async () => {
    const { city, farms: far } = await farmDistances(deps(), "94110");
    expect(city).toBe("San Francisco");
    expect(Math.round(far.find((farm) => farm.id === id)?.miles ?? 0)).toBe(37);
  });

  it("A farm is shown on the map at its town", async () => {
    const map = await farmMap(deps());
    expect(map.farms).toContainEqual({ id, ...pointOnMap(PETALUMA) });
  });

  it.each([
    ["10001", "10001 is not a zip code in California."],
    ["9411", "Enter a five-digit zip code."],
  ])("Distances from %s are refused with a message", async (zipCode, message) => {
    const api = visitor(testDeps(database.db));
    await expect(api.call((call) => call.farms.distances({ zipCode }))).rejects.toMatchObject({
      code: "BAD_REQUEST",
      message: expect.stringContaining(message),
    });
  });
});
