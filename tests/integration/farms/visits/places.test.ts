import { describe, expect, it } from "vitest";
import { newestMail, tokenIn } from "#tests/support/market/people/account-mails.ts";
import { registered } from "#tests/support/market/people/accounts.ts";
import { VISIT, type VisitWorld, withVisits } from "#tests/support/market/visits.ts";
import { spendMails } from "#tests/support/market/spent.ts";
import type { FreshDatabase } from "#tests/support/postgres/database.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

let database: FreshDatabase;
let world: VisitWorld;
withVisits((opened) => {
  ({ database, world } = opened);
});

const read = (token: string) => visitor(world.deps).call((api) => api.farms.places.read({ token }));
const giveUp = (token: string) =>
  visitor(world.deps).call((api) => api.farms.places.giveUp({ token }));
const token = () => tokenIn(world.deps.db, "visit_reserved");
const left = async () => (await world.listed()).map(({ placesLeft }) => placesLeft);

describe("Places at an open day", () => {
  it("are reserved immediately; the email says when, where to meet and what to bring", async () => {
    const id = await world.announce();
    await world.reserve(id, "ana@x.example", 3);
    expect(await left()).toEqual([7]);
    const { subject, text } = await newestMail(world.deps.db, "visit_reserved");
    expect(subject).toBe("Your places on Saturday, December 5");
    for (const said of ["10:00 AM to 12:30 PM", "Places: 3", VISIT.meetingPoint, VISIT.bring]) {
      expect(text).toContain(said);
    }
    // The address may be a stranger's, so nothing that was typed is sent to it.
    expect(text).not.toContain("Guest");
  });

  it("can be viewed and given up through the email's link, which is stored only as a hash", async () => {
    const id = await world.announce();
    await world.reserve(id, "ana@x.example", 3);
    const secret = await token();
    expect(await read(secret)).toMatchObject({
      party: 3,
      meetingPoint: VISIT.meetingPoint,
      isComing: true,
    });
    const [stored] = await database.sql`select * from visit_links`;
    expect(JSON.stringify(stored)).not.toContain(secret);
    await giveUp(secret);
    expect(await left()).toEqual([10]);
    expect([...(await database.sql`select 1 from visit_guests`)]).toEqual([]);
    expect([...(await database.sql`select 1 from visit_links`)]).toEqual([]);
    expect([...(await database.sql`select 1 from emails where kind like 'visit%'`)]).toEqual([]);
    for (const dead of [secret, "x", ""]) {
      await expect(read(dead)).rejects.toMatchObject({ code: "NOT_FOUND" });
      await expect(giveUp(dead)).rejects.toMatchObject({ code: "NOT_FOUND" });
    }
  });

  it("are reserved once per address; a second attempt gets the same response and a new link", async () => {
    const id = await world.announce();
    const first = await world.reserve(id, "ana@x.example", 3);
    const before = await token();
    const second = await world.reserve(id, "ANA@x.example", 5);
    expect(second).toEqual(first);
    expect(await left()).toEqual([7]);
    const after = await token();
    expect(after).not.toBe(before);
    for (const works of [before, after]) expect(await read(works)).toMatchObject({ party: 3 });
  });

  it("are refused in the same way to everyone once gone, though existing guests still get a link", async () => {
    const id = await world.announce({ places: 3 });
    await world.reserve(id, "ana@x.example", 3);
    await database.sql`delete from emails`;
    const refused = async (email: string) =>
      (await world.reserve(id, email, 1).catch((error: unknown) => error)) as Error;
    const [known, unknown] = [await refused("ana@x.example"), await refused("ben@x.example")];
    expect(known).toMatchObject({ code: "CONFLICT", message: unknown.message });
    expect([...(await database.sql`select to_address as to from emails`)]).toEqual([
      { to: "ana@x.example" },
    ]);
  });

  it("are never overbooked by fifty concurrent requests", async () => {
    const id = await world.announce({ places: 20 });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, at) => world.reserve(id, `guest${at}@x.example`, 3)),
    );
    const taken = outcomes.filter(({ status }) => status === "fulfilled");
    expect(taken).toHaveLength(6);
    for (const outcome of outcomes) {
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "CONFLICT" });
    }
    expect(await left()).toEqual([2]);
    expect((await world.own()).visits).toMatchObject([{ taken: 18 }]);
  });

  it("are reserved once by twenty concurrent requests from the same address", async () => {
    const id = await world.announce();
    await Promise.allSettled(
      Array.from({ length: 20 }, () => world.reserve(id, "ana@x.example", 2)),
    );
    expect(await left()).toEqual([8]);
  });

  it("cannot be given up once the open day is canceled", async () => {
    const id = await world.announce();
    await world.reserve(id, "ana@x.example");
    const secret = await token();
    await world.owner.call((api) => api.farmer.visits.cancel({ id, reason: "Hail." }));
    expect(await read(secret)).toMatchObject({
      canceledReason: "Hail.",
      meetingPoint: null,
      isComing: false,
    });
    await expect(giveUp(secret)).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it("are not reserved by bots that fill in the hidden field", async () => {
    const id = await world.announce();
    const wanted = {
      id,
      firstName: "Bot",
      email: "bot@x.example",
      party: 6,
      website: "x",
    };
    await visitor(world.deps).call((api) => api.farms.places.reserve(wanted));
    expect(await left()).toEqual([10]);
  });

  it("belong to the account only if it reserved them with its own address", async () => {
    const id = await world.announce();
    const ana = await registered(world.deps);
    const email = (await ana.call((api) => api.auth.current()))?.email ?? "";
    const wanted = { id, firstName: "Ana", party: 2 };
    await ana.call((api) => api.farms.places.reserve({ ...wanted, email }));
    await ana.call((api) => api.farms.places.reserve({ ...wanted, email: "friend@x.example" }));
    const { tables } = JSON.parse(await ana.call((api) => api.accounts.exportData())) as {
      tables: Record<string, unknown[]>;
    };
    expect(tables["visit_guests"]).toMatchObject([{ email, party: 2 }]);
  });

  it("are limited per mailbox and network address, which leaves the mailbox's owner a share", async () => {
    const id = await world.announce();
    const from = (address: string) =>
      visitor(world.deps, address).call((api) =>
        api.farms.places.reserve({ id, firstName: "Ana", email: "ana@x.example", party: 1 }),
      );
    for (let tries = 0; tries < 10; tries += 1) await from("2001:db8:0:7::1");
    const tooMany = { code: "TOO_MANY_REQUESTS" };
    await expect(from("2001:db8:0:7::2")).rejects.toMatchObject(tooMany);
    await from("198.51.100.4");
    await spendMails(database.sql, "ana@x.example");
    await expect(from("198.51.100.5")).rejects.toMatchObject(tooMany);
  });

  it("count against the mailbox's budget when too few are left, whether or not the guest has some", async () => {
    const counted = async () => {
      const rows = await database.sql`select points from throttles where key like 'mail_mailbox:%'`;
      return rows.map(({ points }) => Number(points)).toSorted((a, b) => a - b);
    };
    // The farm's owner has signed up.
    await database.empty("throttles");
    const none = "00000000-0000-4000-8000-000000000000";
    await expect(world.reserve(none, "ana@x.example")).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await counted()).toEqual([]);
    const id = await world.announce({ places: 2 });
    await world.reserve(id, "ana@x.example", 2);
    for (const email of ["ana@x.example", "bea@x.example"]) {
      await expect(world.reserve(id, email, 2)).rejects.toMatchObject({ code: "CONFLICT" });
    }
    expect(await counted()).toEqual([1, 2]);
  });
});
