import { describe, expect, it } from "vitest";
import type { AppCaller } from "#server/routers/index.ts";
import { newestMail } from "#tests/support/market/people/account-mails.ts";
import { signedInAdmin } from "#tests/support/market/people/accounts.ts";
import { farmOwner } from "#tests/support/market/people/farm-owner.ts";
import { spend } from "#tests/support/market/spent.ts";
import { VISIT, type VisitWorld, withVisits } from "#tests/support/market/visits.ts";
import type { FreshDatabase } from "#tests/support/postgres/database.ts";

let database: FreshDatabase;
let world: VisitWorld;
withVisits((opened) => {
  ({ database, world } = opened);
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
const cancel = (id: string, reason = "The road is under water.") =>
  world.owner.call((api) => api.farmer.visits.cancel({ id, reason }));

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

  it("The farm can cancel an open day once, and the reason is emailed to every guest in their language", async () => {
    const id = await world.announce();
    await world.reserve(id, "ana@x.example");
    await world.reserve(id, "ben@x.example");
    await database.sql`update visit_guests set language = 'es' where email = 'ben@x.example'`;
    expect(await cancel(id)).toEqual({ notified: 2 });
    // Sent again after a lost answer, it says the same and emails nobody twice.
    expect(await cancel(id)).toEqual({ notified: 2 });
    const mails = await database.sql<{ to: string; subject: string; text: string }[]>`
      select to_address as to, subject, text from emails where kind = 'visit_canceled' order by 1`;
    expect(mails.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
      "ana@x.example: The open day on Saturday, December 5 is canceled",
      "ben@x.example: Se canceló el día de visita del sábado 5 de diciembre",
    ]);
    for (const { text } of mails) expect(text).toContain("The road is under water.");
    await expect(cancel(id, "Hail.")).rejects.toMatchObject({ code: "CONFLICT" });
    const admin = await signedInAdmin(world.deps);
    const [visit] = await database.sql`select farm_id from farm_visits where id = ${id}`;
    const asAdmin = { id, reason: "The road is under water.", farmId: Number(visit?.["farm_id"]) };
    await expect(admin.call((api) => api.farmer.visits.cancel(asAdmin))).rejects.toMatchObject({
      code: "CONFLICT",
    });
    const acts = await database.sql`select from audit_log where action = 'visit.canceled'`;
    expect(acts).toHaveLength(1);
    await expect(change(id, { places: 20 })).rejects.toMatchObject({
      code: "CONFLICT",
    });
    await expect(world.reserve(id, "cy@x.example")).rejects.toMatchObject({
      code: "CONFLICT",
    });
    expect(await world.listed()).toEqual([]);
    expect((await world.own()).visits).toMatchObject([{ standing: "canceled" }]);
  });

  it("Even guests who are just reserving are notified when an open day is canceled", async () => {
    const id = await world.announce({ places: 60 });
    const emails = Array.from({ length: 12 }, (_, at) => `guest${at}@x.example`);
    const [called] = await Promise.all([
      cancel(id),
      ...emails.map((email) => world.reserve(id, email).catch(() => null)),
    ]);
    const [counted] = await database.sql`select count(*)::int as guests,
      (select count(*)::int from emails where kind = 'visit_canceled') as mails from visit_guests`;
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
  // Changes nothing, so it counts for nothing.
  await change(id, {});
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
    (api: AppCaller) => api.farmer.visits.cancel({ id, reason: "Mine." }),
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
