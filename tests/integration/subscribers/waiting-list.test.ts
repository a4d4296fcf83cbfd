import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { waitingList } from "#db/schema/subscribers/waiting-list.ts";
import { seedDemoAccounts } from "#server/demo/accounts.ts";
import type { Deps } from "#server/deps.ts";
import { notifyWaiting } from "#server/services/subscribers/waiting-list.ts";
import { defaultBudgets } from "#server/throttle/budgets.ts";
import { createThrottle } from "#server/throttle/throttle.ts";
import { signedInAdmin } from "#tests/support/market/people/accounts.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { refusingMails } from "#tests/support/servers/refusing-mails.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { written } from "#tests/support/market/written.ts";

let database: FreshDatabase;
let deps: Deps;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db);
  await seedDemoAccounts(deps);
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  await database.empty("waiting_list");
});

const join = (email: string, zipCode: string, more: object = {}) =>
  visitor(deps).call((api) => api.subscribers.waitingList.join({ email, zipCode, ...more }));
const rows = () => deps.db.select().from(waitingList);

describe("The waiting list of a zip", () => {
  it("stores an address once, whatever its letter case, and counts the neighbors", async () => {
    expect(await join("ana@furrow.example", "89501")).toEqual({ neighbors: 0 });
    expect(await join("Ben@furrow.example", "89501")).toEqual({ neighbors: 1 });
    expect(await join("ANA@furrow.example", "89501")).toEqual({ neighbors: 2 });
    expect(await join("ana@furrow.example", "97201")).toEqual({ neighbors: 0 });
    expect(await rows()).toHaveLength(3);
  });

  it("is counted without joining it, only as long as people wait", async () => {
    const neighbors = (zipCode: string) =>
      visitor(deps).call((api) => api.subscribers.waitingList.neighbors({ zipCode }));
    expect(await neighbors("89501")).toEqual({ neighbors: 0 });
    await join("ana@furrow.example", "89501");
    await join("ben@furrow.example", "89501");
    await join("ana@furrow.example", "97201");
    expect(await neighbors("89501")).toEqual({ neighbors: 2 });
    await database.sql`update waiting_list set notified_at = now() where email like 'ben%'`;
    expect(await neighbors("89501")).toEqual({ neighbors: 1 });
    await expect(neighbors("8950")).rejects.toThrow("Please enter a five-digit zip code");
  });

  it("responds to an address already on it as to any other", async () => {
    await join("ana@furrow.example", "89501");
    await join("ben@furrow.example", "89501");
    const known = await join("ana@furrow.example", "89501");
    expect(await join("new@furrow.example", "89501")).toEqual(known);
  });

  it("stores one of several simultaneous requests", async () => {
    await Promise.all(Array.from({ length: 8 }, () => join("ana@furrow.example", "89501")));
    expect(await rows()).toHaveLength(1);
  });

  it("counts from the most recent request", async () => {
    await join("ana@furrow.example", "89501");
    await database.sql`update waiting_list set created_at = '2020-01-01'`;
    await join("ana@furrow.example", "89501");
    const [row] = await rows();
    expect(row?.createdAt.getTime()).toBeGreaterThan(new Date("2026-01-01").getTime());
  });

  it("does not exist for a zip code that already has delivery", async () => {
    await expect(join("ana@furrow.example", "94952")).rejects.toMatchObject({
      cause: { code: "invalid", message: "Good news: we deliver to 94952 already" },
    });
    expect(await rows()).toEqual([]);
  });

  it.each([
    ["ana", "89501", "Please enter a valid email address"],
    ["ana@furrow.example", "8950", "Please enter a five-digit zip code"],
  ])("refuses %s at %s", async (email, zipCode, message) => {
    await expect(join(email, zipCode)).rejects.toThrow(message);
    expect(await rows()).toEqual([]);
  });

  it("stores nothing from a bot that fills in hidden fields", async () => {
    await join("bot@furrow.example", "89501", { website: "https://spam.example" });
    expect(await rows()).toEqual([]);
  });

  it("accepts five requests an hour from one address (ASVS 2.4.1)", async () => {
    const guarded = { ...deps, throttle: createThrottle(database.db, defaultBudgets) };
    const ask = (index: number) =>
      visitor(guarded, "198.51.100.77").call((api) =>
        api.subscribers.waitingList.join({ email: `a${index}@furrow.example`, zipCode: "89501" }),
      );
    for (let index = 0; index < defaultBudgets.subscribe_address.tries; index += 1) {
      await ask(index);
    }
    await expect(ask(99)).rejects.toThrow("Too many attempts");
  });

  it("is notified once by email when its zip code gets delivery, and later only on a new request", async () => {
    const setting = (prefixes: string) => database.sql`
      insert into settings (key, value, updated_at) values ('unservedPrefixes', ${prefixes}::jsonb, now())
      on conflict (key) do update set value = excluded.value`;
    const mails = () => database.sql<{ to: string; subject: string }[]>`
      select to_address as "to", subject from emails where kind = 'zip_served' order by to_address`;
    await setting('["949", "95616"]');
    expect(
      await visitor(deps).call((api) => api.checkout.delivery.check({ zipCode: "94952" })),
    ).toEqual({
      served: false,
      city: null,
      terms: null,
    });
    for (const zip of ["94952", "95616"]) await join(`ana.${zip}@furrow.example`, zip);
    await join("ben@furrow.example", "94952");
    expect(await notifyWaiting(deps)).toBe(0);

    const admin = await signedInAdmin(deps);
    const { tabs } = await admin.call((api) => api.admin.settings.read());
    const { version } = tabs.find(({ tab }) => tab === "delivery")!;
    const values = { unservedPrefixes: ["95616"] };
    await admin.call((api) => api.admin.settings.save({ tab: "delivery", version, values }));
    const queued = await database.sql<{ name: string }[]>`
      select task_identifier as name from graphile_worker.jobs order by 1`;
    expect(queued.map(({ name }) => name)).toEqual(["notify_waiting", "plan_boxes"]);
    const told = await Promise.all([notifyWaiting(deps), notifyWaiting(deps)]);
    expect(told[0] + told[1]).toBe(2);
    expect(await notifyWaiting(deps)).toBe(0);
    expect(await mails()).toEqual([
      { to: "ana.94952@furrow.example", subject: "We now deliver to 94952" },
      { to: "ben@furrow.example", subject: "We now deliver to 94952" },
    ]);
    await setting('["949"]');
    await join("ben@furrow.example", "94952");
    await setting("[]");
    expect(await notifyWaiting(deps)).toBe(2);
    expect((await mails()).map(({ to }) => to.split("@")[0])).toEqual([
      "ana.94952",
      "ana.95616",
      "ben",
      "ben",
    ]);
    await database.sql`delete from settings`;
  });

  it("is notified even if an earlier email cannot be written, which is retried", async () => {
    const people = ["broken.neighbor@furrow.example", "next.neighbor@furrow.example"];
    for (const email of people)
      await deps.db.insert(waitingList).values({ email, zipCode: "94952", ...written() });
    const told = async () =>
      (await rows()).filter(({ notifiedAt }) => notifiedAt !== null).map(({ email }) => email);
    {
      await using _ = await refusingMails(database.sql, "broken.neighbor@furrow.example");
      await expect(notifyWaiting(deps)).rejects.toThrow("a neighbor could not be notified");
      expect(await told()).toEqual(["next.neighbor@furrow.example"]);
    }
    expect(await notifyWaiting(deps)).toBe(1);
    expect((await told()).toSorted()).toEqual(people);
  });

  it("shows the team its size by zip code, largest first, and names no one", async () => {
    await join("ana@furrow.example", "97201");
    for (const name of ["ana", "ben"]) await join(`${name}@furrow.example`, "89501");
    const admin = await signedInAdmin(deps);
    const places = await admin.call((api) => api.admin.waitingList.places());
    expect(places).toMatchObject([
      { zipCode: "89501", place: "Reno, NV", people: 2 },
      { zipCode: "97201", place: "Portland, OR", people: 1 },
    ]);
    expect(JSON.stringify(places)).not.toContain("@");
  });
});
