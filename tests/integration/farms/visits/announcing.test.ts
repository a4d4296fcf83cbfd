import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AppCaller } from "#server/routers/index.ts";
import { visitLimits } from "#shared/farms/visits/visit.ts";
import { newestMail } from "#tests/support/market/people/account-mails.ts";
import { farmOwner } from "#tests/support/market/people/farm-owner.ts";
import { spend } from "#tests/support/market/spent.ts";
import { VISIT, type VisitWorld, visitWorld } from "#tests/support/market/visits.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";

type Cursor = Awaited<ReturnType<VisitWorld["page"]>>["nextCursor"] | undefined;

let database: FreshDatabase;
let world: VisitWorld;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  world = await visitWorld(database);
});

/** An open day's editable fields as its farm sees them. */
const seenOf = async (id: string) => {
  const { places, text, bring, meetingPoint, textEs, bringEs, meetingPointEs } = (
    await world.own()
  ).visits.find((visit) => visit.id === id)!;
  return { places, text, bring, meetingPoint, textEs, bringEs, meetingPointEs };
};
const change = async (id: string, fields: object) => {
  const seen = await seenOf(id);
  return world.owner.call((api) => api.farmer.visits.change({ ...seen, ...fields, seen, id }));
};
const callOff = (id: string, reason = "The road is under water.") =>
  world.owner.call((api) => api.farmer.visits.callOff({ id, reason }));

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

  it("and visitors see its places left but not the meeting point", async () => {
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

  it("and it is shown on its own page but not on another farm's", async () => {
    const id = await world.announce();
    const { farmId } = world.owner;
    expect(await world.listed({ farmId })).toMatchObject([{ id }]);
    expect(await world.listed({ farmId: farmId + 1 })).toEqual([]);
  });

  it("and sees guests by first name and party size, without email addresses", async () => {
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

  it.each(["paused", "suspended"])("and it is hidden while the farm is %s", async (status) => {
    const id = await world.announce();
    await database.sql`update farms set status = ${status}`;
    expect(await world.listed()).toEqual([]);
    await expect(world.reserve(id, "ana@x.example")).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await database.sql`update farms set status = 'live'`;
    expect(await world.listed()).toHaveLength(1);
  });

  it("and it leaves the list when it begins", async () => {
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

describe("A farm changes an open day", () => {
  it("with new text and places, but not fewer places than are taken", async () => {
    const id = await world.announce();
    await world.reserve(id, "ana@x.example", 4);
    await expect(change(id, { places: 3 })).rejects.toMatchObject({
      code: "BAD_REQUEST",
      cause: { details: { field: "places" } },
    });
    await change(id, { places: 4, text: "Only beets." });
    expect(await world.listed()).toMatchObject([{ placesLeft: 0, text: "Only beets." }]);
    const log = await database.sql`select action from audit_log order by at, id`;
    expect(log.map((row) => String(row["action"]))).toEqual(["visit.announced", "visit.changed"]);
  });

  it("at the same time as someone else: different fields are merged, the same field is a conflict", async () => {
    const id = await world.announce();
    const seen = await seenOf(id);
    const save = (fields: object) =>
      world.owner.call((api) => api.farmer.visits.change({ ...seen, ...fields, seen, id }));
    await save({ text: "Only beets." });
    await save({ places: 40 });
    expect(await seenOf(id)).toEqual({ ...seen, text: "Only beets.", places: 40 });
    await expect(save({ text: "Only leeks.", bring: "Boots." })).rejects.toMatchObject({
      code: "CONFLICT",
    });
    expect(await seenOf(id)).toEqual({ ...seen, text: "Only beets.", places: 40 });
  });

  it("and can call it off once, with the reason emailed to every guest in their language", async () => {
    const id = await world.announce();
    await world.reserve(id, "ana@x.example");
    await world.reserve(id, "ben@x.example");
    await database.sql`update visit_guests set language = 'es' where email = 'ben@x.example'`;
    expect(await callOff(id)).toEqual({ notified: 2 });
    const mails = await database.sql<{ to: string; subject: string; text: string }[]>`
      select to_address as to, subject, text from emails where kind = 'visit_called_off' order by 1`;
    expect(mails.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
      "ana@x.example: The open day on Saturday, December 5 is called off",
      "ben@x.example: Se canceló el día de visita del sábado 5 de diciembre",
    ]);
    for (const { text } of mails) expect(text).toContain("The road is under water.");
    await expect(callOff(id)).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(change(id, { places: 20 })).rejects.toMatchObject({
      code: "CONFLICT",
    });
    await expect(world.reserve(id, "cy@x.example")).rejects.toMatchObject({
      code: "CONFLICT",
    });
    expect(await world.listed()).toEqual([]);
    expect((await world.own()).visits).toMatchObject([{ standing: "called_off" }]);
  });

  it("and when it is called off, notifies even guests who are just reserving", async () => {
    const id = await world.announce({ places: 60 });
    const emails = Array.from({ length: 12 }, (_, at) => `guest${at}@x.example`);
    const [called] = await Promise.all([
      callOff(id),
      ...emails.map((email) => world.reserve(id, email).catch(() => null)),
    ]);
    const [counted] = await database.sql`select count(*)::int as guests,
      (select count(*)::int from emails where kind = 'visit_called_off') as mails from visit_guests`;
    expect(counted).toEqual({
      guests: called.notified,
      mails: called.notified,
    });
  });
});

it("A new meeting point is emailed to guests, but additional places are not", async () => {
  const id = await world.announce();
  await world.reserve(id, "gate@x.example");
  const written = () =>
    world.deps.db.$client<{ text: string }[]>`
      select text from emails where to_address = 'gate@x.example' order by created_at`;
  await change(id, { places: VISIT.places + 1 });
  expect(await written()).toHaveLength(1);
  await change(id, { meetingPoint: "At the red gate." });
  const mails = await written();
  expect(mails).toHaveLength(2);
  expect(mails.some(({ text }) => text.includes("At the red gate."))).toBe(true);
});

it("The email about a change says in its subject what changed, and lists that first", async () => {
  const id = await world.announce();
  await world.reserve(id, "gate@x.example");
  const changed = async (fields: Parameters<typeof change>[1]) => {
    await database.sql`delete from emails`;
    await change(id, fields);
    return newestMail(world.deps.db, "visit_reserved");
  };
  const meet = await changed({ meetingPoint: "At the red gate." });
  expect(meet.subject).toBe("Where to meet on Saturday, December 5 has changed");
  expect(meet.text).toMatch(
    /Please go by this email, not the earlier one\.\s+Where to meet: At the red/,
  );
  expect(meet.text).not.toContain("See you on the farm");
  const bring = await changed({ meetingPoint: "At the red gate.", bring: "" });
  expect(bring.subject).toBe("What to wear or bring on Saturday, December 5 has changed");
  expect(bring.text).toMatch(/earlier one\.\s+Wear or bring: Nothing special\s+Farm:/);
  const both = await changed({ meetingPoint: "At the barn", bring: "A hat" });
  expect(both.subject).toBe("Where to meet and what to bring on Saturday, December 5 have changed");
  expect(both.text).toMatch(/Where to meet: At the barn\s+Wear or bring: A hat\s+Farm:/);
});

it("Repeated changes do not flood a guest's mailbox", async () => {
  const id = await world.announce();
  await world.reserve(id, "gate@x.example");
  await spend(database.sql, "visit_change", `${world.owner.farmId}:${id}`);
  await expect(change(id, { bring: "A hat" })).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  const mails = await database.sql`select 1 from emails where to_address = 'gate@x.example'`;
  expect(mails).toHaveLength(1);
});

it("A farm cannot change another farm's open day or see its guests", async () => {
  const id = await world.announce();
  const other = await farmOwner(world.deps);
  const details = {
    places: 1,
    text: "Mine.",
    bring: "",
    meetingPoint: "Here.",
    textEs: "",
    bringEs: "",
    meetingPointEs: "",
  };
  const { farmId } = world.owner;
  for (const reach of [
    (api: AppCaller) => api.farmer.visits.callOff({ id, reason: "Mine." }),
    (api: AppCaller) => api.farmer.visits.change({ ...details, seen: {}, id }),
    (api: AppCaller) => api.farmer.visits.list({ farmId }),
  ]) {
    await expect(other.call<unknown>(reach)).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  }
  expect((await other.call((api) => api.farmer.visits.list({}))).visits).toEqual([]);
  await world.reserve(id, "ana@x.example");
  expect((await newestMail(world.deps.db, "visit_reserved")).text).toContain(VISIT.meetingPoint);
});
