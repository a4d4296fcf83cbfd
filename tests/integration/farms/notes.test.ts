import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { farmMembers } from "#db/schema/accounts/accounts.ts";
import { noteLimits } from "#shared/farms/notes/note-limits.ts";
import { eraseDueAccounts } from "#server/services/accounts/own/erase.ts";
import { defaultBudgets } from "#server/throttle/budgets.ts";
import { registered, signedInAdmin } from "#tests/support/market/people/accounts.ts";
import { addFarm } from "#tests/support/market/market.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { written } from "#tests/support/market/written.ts";
import { type Visitor, visitor } from "#tests/support/servers/visitor.ts";

type Person = Visitor & { user: { id: string; email: string } };

let market: MarketPlace;
let serial = 0;
let farmId = 0;
let fern: Person;
const sql = () => market.database.sql;
const NOTE = "The first beets are up.";
const REASON = "It names a neighbor.";

/** A farmer of a farm. */
async function farmer(name: string, ofFarm: number): Promise<Person> {
  const person = await registered(market.deps, {
    username: `${name}${serial}`,
    email: `${name}${serial}@furrow.example`,
  });
  await sql()`update users set role = 'farmer', email_verified_at = now() where id = ${person.user.id}`;
  await market.database.db
    .insert(farmMembers)
    .values({ userId: person.user.id, farmId: ofFarm, ...written() });
  return person;
}

beforeAll(async () => {
  market = await openMarketPlace();
});
afterAll(() => market[Symbol.asyncDispose]());
beforeEach(async () => {
  serial += 1;
  farmId = await addFarm(market.database.db, { name: `Fern Farm ${serial}` });
  fern = await farmer("fern", farmId);
});

const publish = (text = NOTE, who: Visitor = fern) =>
  who.call((api) => api.farmer.notes.publish({ text, language: "en" }));
const own = async (who: Visitor = fern) =>
  (await who.call((api) => api.farmer.notes.list({}))).notes;
const change = (id: string, text: string, seen: Record<string, unknown> = { text: NOTE }) =>
  fern.call((api) => api.farmer.notes.change({ id, text, language: "en", seen }));
const remove = (id: string, who: Visitor = fern) =>
  who.call((api) => api.farmer.notes.remove({ id }));
const shown = (all = false) => visitor(market.deps).call((api) => api.farms.notes({ farmId, all }));
const actionsOn = async (id: string) => {
  const rows = await sql()<{ action: string }[]>`
    select action from audit_log where subject_kind = 'note' and subject_id = ${id} order by id`;
  return rows.map(({ action }) => action);
};

describe("A farm's note", () => {
  it("stands on the farm's page at once, dated and without who wrote it", async () => {
    const { id } = await publish();
    const [row] = await sql()<{ day: string }[]>`
      select to_char(created_at at time zone 'America/Los_Angeles', 'YYYY-MM-DD') as day
      from farm_notes where id = ${id}`;
    expect(await shown()).toEqual({
      notes: [{ id, text: NOTE, language: "en", day: row!.day }],
      inAll: 1,
    });
  });

  it("is listed newest first, the first three and then all", async () => {
    const count = noteLimits.first + 2;
    await sql()`
      insert into farm_notes (farm_id, text, created_at)
      select ${farmId}, 'Note ' || n, now() - n * interval '1 day' from generate_series(1, ${count}::int) n`;
    const first = await shown();
    expect(first.notes.map(({ text }) => text)).toEqual(["Note 1", "Note 2", "Note 3"]);
    expect(first.inAll).toBe(count);
    const all = await shown(true);
    expect(all.notes.map(({ text }) => text)).toEqual(
      Array.from({ length: count }, (_, at) => `Note ${at + 1}`),
    );
  });

  it("is changed by the farm and keeps its day, also in another language", async () => {
    const { id } = await publish();
    const before = (await shown()).notes[0]!;
    await fern.call((api) =>
      api.farmer.notes.change({
        id,
        text: "Ya brotó el betabel.",
        language: "es",
        seen: { text: NOTE, language: "en" },
      }),
    );
    expect((await shown()).notes).toEqual([
      { ...before, text: "Ya brotó el betabel.", language: "es" },
    ]);
    const [entry] = await sql()<{ detail: unknown }[]>`
      select detail from audit_log where action = 'note.changed' and subject_id = ${id}`;
    expect(entry?.detail).toMatchObject({ text: { from: NOTE, to: "Ya brotó el betabel." } });
  });

  it("is not changed over what a colleague has changed meanwhile", async () => {
    const { id } = await publish();
    await change(id, "The first beets are gone.");
    await expect(change(id, "The second beets are up.")).rejects.toMatchObject({
      code: "CONFLICT",
    });
    expect((await shown()).notes).toMatchObject([{ text: "The first beets are gone." }]);
  });

  it("is taken down for good, and once: a repeated request finds it gone", async () => {
    const { id } = await publish();
    await remove(id);
    await remove(id);
    expect(await shown()).toEqual({ notes: [], inAll: 0 });
    expect(await actionsOn(id)).toEqual(["note.published", "note.removed"]);
  });

  it("is published once, however often its form is sent", async () => {
    const key = "6f9c2a44-0f7e-4a5b-9a44-0d1f7a3b2c11";
    const send = () =>
      fern.call((api) => api.farmer.notes.publish({ text: NOTE, language: "en", key }));
    const sent = await Promise.all([send(), send(), send()]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(await own()).toHaveLength(1);
  });
});

describe("Who may write, and how much", () => {
  it("Only a farm's people write, in so many characters, and customers and strangers do not", async () => {
    await expect(publish(NOTE, visitor(market.deps))).rejects.toMatchObject({
      code: "UNAUTHORIZED",
    });
    await expect(publish(" ")).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(publish("a".repeat(noteLimits.text + 1))).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
    await publish("a".repeat(noteLimits.text));
    await sql()`update users set role = 'customer' where id = ${fern.user.id}`;
    await expect(publish()).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect((await shown()).inAll).toBe(1);
  });

  it("Another farm's people neither change nor take down a note", async () => {
    const { id } = await publish();
    const gus = await farmer("gus", await addFarm(market.database.db, { name: `Gus ${serial}` }));
    const theirs = { id, text: "Ours.", language: "en" as const, seen: {} };
    await expect(gus.call((api) => api.farmer.notes.change(theirs))).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await expect(remove(id, gus)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await own(gus)).toEqual([]);
    expect((await shown()).notes).toMatchObject([{ text: NOTE }]);
  });

  it("A farm keeps so many notes, also when they are sent at once", async () => {
    await sql()`
      insert into farm_notes (farm_id, text, created_at)
      select ${farmId}, 'Note ' || n, now() from generate_series(2, ${noteLimits.kept}::int) n`;
    const sent = await Promise.allSettled([publish("One"), publish("Two"), publish("Three")]);
    expect(sent.map(({ status }) => status).toSorted()).toEqual([
      "fulfilled",
      "rejected",
      "rejected",
    ]);
    const [oldest] = await own();
    await remove(oldest!.id);
    await publish("Four");
    expect((await shown(true)).notes).toHaveLength(noteLimits.kept);
  });

  it("Notes are limited by the hour, changes as well", async () => {
    const key = "6f9c2a44-0f7e-4a5b-9a44-0d1f7a3b2c12";
    const send = () =>
      fern.call((api) => api.farmer.notes.publish({ text: NOTE, language: "en", key }));
    const { id } = await send();
    let text = NOTE;
    for (let count = 1; count < defaultBudgets.note_account.tries; count += 1) {
      const before = text;
      text = `Beet ${count} is up.`;
      await change(id, text, { text: before });
    }
    await expect(publish()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
    await expect(change(id, "Once more.", { text })).rejects.toMatchObject({
      code: "TOO_MANY_REQUESTS",
    });
    // What is published or written already is neither refused nor counted.
    expect(await send()).toEqual({ id });
    await change(id, text, { text });
  });

  it("A farm on leave writes, and a suspended one shows and writes none but takes its own down", async () => {
    await sql()`update farms set status = 'paused' where id = ${farmId}`;
    const { id } = await publish();
    expect((await shown()).inAll).toBe(1);
    await sql()`update farms set status = 'suspended' where id = ${farmId}`;
    expect(await shown()).toEqual({ notes: [], inAll: 0 });
    await expect(publish("Still here.")).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(change(id, "Still here.")).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await own()).toMatchObject([{ text: NOTE }]);
    await remove(id);
    expect(await own()).toEqual([]);
  });
});

describe("The team", () => {
  it("hides a note with a reason that the farm reads, and shows it again", async () => {
    const admin = await signedInAdmin(market.deps);
    const { id } = await publish();
    const hide = (reason = REASON, who: Visitor = admin) =>
      who.call((api) => api.admin.notes.hide({ id, reason }));
    await expect(hide(REASON, fern)).rejects.toMatchObject({ code: "FORBIDDEN" });
    await hide();
    expect(await shown()).toEqual({ notes: [], inAll: 0 });
    expect(await own()).toMatchObject([{ text: NOTE, hiddenReason: REASON }]);
    await hide();
    await expect(hide("It is an ad.")).rejects.toMatchObject({ code: "CONFLICT" });
    const hidden = await admin.call((api) => api.admin.notes.page({ standing: "hidden" }));
    expect(hidden.rows).toMatchObject([{ id, farmId, hiddenReason: REASON }]);
    const show = () => admin.call((api) => api.admin.notes.show({ id }));
    await show();
    await show();
    expect((await shown()).notes).toMatchObject([{ text: NOTE }]);
    expect(await own()).toMatchObject([{ hiddenReason: null }]);
    expect(await actionsOn(id)).toEqual(["note.published", "note.hidden", "note.shown"]);
  });

  it("finds a hidden note as it was changed, which stays hidden until the team shows it", async () => {
    const admin = await signedInAdmin(market.deps);
    const { id } = await publish();
    await admin.call((api) => api.admin.notes.hide({ id, reason: REASON }));
    await change(id, "The first beets are up, and so is Quillfeather’s corn.");
    expect((await shown()).inAll).toBe(0);
    const found = await admin.call((api) => api.admin.notes.page({ q: "quillfeather" }));
    expect(found.rows).toMatchObject([{ id, hiddenReason: REASON }]);
    const ofFarm = await admin.call((api) => api.admin.notes.page({ q: `Fern Farm ${serial}` }));
    expect(ofFarm).toMatchObject({ total: 1, rows: [{ id }] });
  });

  it("writes for a farm that it names, and the log says who did", async () => {
    const admin = await signedInAdmin(market.deps);
    const { id } = await admin.call((api) =>
      api.farmer.notes.publish({ text: NOTE, language: "en", farmId }),
    );
    expect(await own()).toMatchObject([{ id, text: NOTE }]);
    const [entry] = await sql()<{ role: string }[]>`
      select actor_role as role from audit_log where subject_id = ${id}`;
    expect(entry).toEqual({ role: "admin" });
  });
});

describe("The author of a note", () => {
  const erase = async () => {
    await sql()`update users set deletion_due_at = '2020-01-01T00:00:00Z' where id = ${fern.user.id}`;
    await eraseDueAccounts(market.deps);
  };

  it("finds it in the download of their data, and a colleague does not", async () => {
    await publish();
    const colleague = await farmer("colleague", farmId);
    expect(await fern.call((api) => api.accounts.exportData())).toContain(NOTE);
    expect(await colleague.call((api) => api.accounts.exportData())).not.toContain(NOTE);
  });

  it("is erased without the farm's note, except for one with their address", async () => {
    await farmer("colleague", farmId);
    await publish();
    await publish(`Beets by the box: write to ${fern.user.email}.`);
    await erase();
    expect((await shown()).notes).toMatchObject([{ text: NOTE }]);
    const left = await sql()`
      select from audit_log where detail::text like ${`%${fern.user.email}%`}`;
    expect(left).toHaveLength(0);
  });
});
