import { describe, expect, it } from "vitest";
import { visitLimits } from "#shared/farms/visits/visit.ts";
import { VISIT, type VisitWorld, withVisits } from "#tests/support/market/visits.ts";
import type { FreshDatabase } from "#tests/support/postgres/database.ts";

type Cursor = Awaited<ReturnType<VisitWorld["page"]>>["nextCursor"] | undefined;

let database: FreshDatabase;
let world: VisitWorld;
withVisits((opened) => {
  ({ database, world } = opened);
});

describe("A farm announces an open day", () => {
  it("only once, however often the form is submitted", async () => {
    const announce = (key: string) =>
      world.owner.call((api) => api.farmer.visits.announce({ ...VISIT, key }));
    const key = crypto.randomUUID();
    const [first, second] = await Promise.all([announce(key), announce(key)]);
    expect(second).toEqual(first);
    expect(await announce(key)).toEqual(first);
    expect(await announce(crypto.randomUUID())).not.toEqual(first);
    expect(await world.listed()).toHaveLength(2);
  });

  it("Visitors see the places left of an open day but not its meeting point", async () => {
    const id = await world.announce();
    await world.reserve(id, "ana@x.example", 3);
    const listed = await world.listed();
    expect(listed).toMatchObject([
      {
        id,
        farmId: world.owner.farmId,
        startsAt: "2026-12-05T18:00:00.000Z",
        placesLeft: 7,
      },
    ]);
    expect(JSON.stringify(listed)).not.toContain(VISIT.meetingPoint);
  });

  it("An open day is shown on its farm's page but not on another farm's", async () => {
    const id = await world.announce();
    const { farmId } = world.owner;
    expect(await world.listed({ farmId })).toMatchObject([{ id }]);
    expect(await world.listed({ farmId: farmId + 1 })).toEqual([]);
  });

  it("The farm sees guests by first name and party size, without email addresses", async () => {
    const id = await world.announce();
    await world.reserve(id, "ana@x.example", 3);
    world.clock.pass(1000);
    await world.reserve(id, "ben@x.example", 1);
    const { visits } = await world.own();
    expect(visits).toMatchObject([
      {
        taken: 4,
        standing: "open",
        guests: [
          { firstName: "Guest", party: 3 },
          { firstName: "Guest", party: 1 },
        ],
      },
    ]);
    expect(JSON.stringify(visits)).not.toContain("@x.example");
  });

  it("only in the future, only while the farm is live, and only a limited number", async () => {
    await expect(world.announce({ day: "2026-11-23" })).rejects.toMatchObject({
      code: "BAD_REQUEST",
      cause: { details: { field: "day" } },
    });
    for (let count = 0; count < visitLimits.coming; count += 1) await world.announce();
    await expect(world.announce()).rejects.toMatchObject({ code: "CONFLICT" });
    await database.sql`update farms set status = 'paused'`;
    await database.sql`delete from farm_visits`;
    await expect(world.announce()).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it.each(["paused", "suspended"])("An open day is hidden while its farm is %s", async (status) => {
    const id = await world.announce();
    await database.sql`update farms set status = ${status}`;
    expect(await world.listed()).toEqual([]);
    await expect(world.reserve(id, "ana@x.example")).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await database.sql`update farms set status = 'live'`;
    expect(await world.listed()).toHaveLength(1);
  });

  it("An open day leaves the list when it begins", async () => {
    const id = await world.announce();
    world.clock.pass(new Date("2026-12-05T18:00:00Z").getTime() - world.clock.now().getTime());
    expect(await world.listed()).toEqual([]);
    await expect(world.reserve(id, "ana@x.example")).rejects.toMatchObject({
      code: "CONFLICT",
    });
  });
});

describe("The open days of all farms", () => {
  /** Announces one open day per day from December 5, plus three more at the same times as the first ones. */
  const many = (days: number) => database.sql`
    insert into farm_visits (farm_id, starts_at, ends_at, places, text, bring, meeting_point, created_at)
    select ${world.owner.farmId}, day, day + interval '2 hours', 10, 'Beets', '', 'The gate', now()
    from (select timestamptz '2026-12-05 18:00Z' + (n % ${days}::int) * interval '1 day' as day
      from generate_series(0, ${days + 2}::int) n) days`;

  it("can be paged through to the end, each appearing once", async () => {
    await many(130);
    const starts: string[] = [];
    const ids = new Set<string>();
    let pages = 0;
    for (let cursor: Cursor = undefined; cursor !== null; pages += 1) {
      const page = await world.page({ cursor });
      for (const { id, startsAt } of page.items) {
        ids.add(id);
        starts.push(startsAt);
      }
      cursor = page.nextCursor;
    }
    expect(pages).toBe(3);
    expect(ids.size).toBe(133);
    expect(starts).toHaveLength(133);
    expect(starts).toEqual(starts.toSorted());
  });

  it("have no further page after the last one, and may be empty", async () => {
    expect(await world.page()).toEqual({ items: [], nextCursor: null });
    await many(57);
    const page = await world.page();
    expect(page.items).toHaveLength(60);
    expect(page.nextCursor).toBeNull();
  });

  it("can be paged through for one farm as well", async () => {
    await many(70);
    const { farmId } = world.owner;
    const { nextCursor } = await world.page({ farmId });
    expect((await world.page({ farmId, cursor: nextCursor ?? undefined })).items).toHaveLength(13);
    expect(await world.listed({ farmId: farmId + 1, cursor: nextCursor ?? undefined })).toEqual([]);
  });
});
