import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { subscribers } from "#db/schema/subscribers/subscribers.ts";
import { memberships } from "#db/schema/memberships/memberships.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { eraseSubscriber } from "#server/services/subscribers/admin/subscriber-record.ts";
import { countsByVariant } from "#server/services/memberships/early-access.ts";
import { jobQueue } from "#server/jobs/queue.ts";
import type { JoinInput } from "#shared/memberships/membership.ts";
import { movableClock } from "#tests/support/market/time/clock.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

const clock = movableClock();
let database: FreshDatabase;
let deps: ReturnType<typeof testDeps>;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db, { jobs: jobQueue, clock });
});
afterAll(() => database[Symbol.asyncDispose]());

const person = (name: string, more: Partial<JoinInput> = {}) => ({
  email: `${name}@furrow.example`,
  zipCode: "94952",
  variant: 1 as const,
  ...more,
});

const join = (input: ReturnType<typeof person>) =>
  visitor(deps).call((api) => api.memberships.earlyAccess.join(input));
const placeBy = (token: string) =>
  visitor(deps).call((api) => api.memberships.earlyAccess.place({ token }));
const leave = (token: string) =>
  visitor(deps).call((api) => api.memberships.earlyAccess.leave({ token }));

/** Returns the token in the newest link to a place in line that was emailed to an address. */
async function tokenOf(name: string): Promise<string> {
  const mails = await database.sql<{ text: string }[]>`
    select text from emails where kind = 'place_in_line' and to_address = ${`${name}@furrow.example`}
    order by created_at desc, id desc limit 1`;
  return /early-access-confirmation\?token=([\w-]{43})/.exec(mails[0]?.text ?? "")?.[1] ?? "";
}

async function joined(name: string, more: Partial<JoinInput> = {}) {
  await join(person(name, more));
  return placeBy(await tokenOf(name));
}

describe("The line before the opening", () => {
  it("gives everyone the next place and their own share link, and counts who joined through it", async () => {
    const first = await joined("first");
    const second = await joined("second", { referral: first.code, variant: 3 });
    expect(second.place).toBe(first.place + 1);
    expect(second.code).not.toBe(first.code);
    expect(await placeBy(await tokenOf("first"))).toMatchObject({ place: first.place, invited: 1 });
  });

  it("shows a new place to the person who joins, and the place of a known address only to its owner", async () => {
    const fresh = await join(person("quiet"));
    const { place, code } = await placeBy(fresh?.token ?? "");
    expect(await join({ ...person("quiet"), email: "QUIET@furrow.example" })).toBeNull();
    expect(await placeBy(await tokenOf("quiet"))).toMatchObject({ place, code });
    await expect(placeBy(code)).rejects.toThrow("There is no such place in line");
  });

  it("sends a new link to the same place if someone joins again later, without flooding the mailbox", async () => {
    const before = await joined("again");
    const first = await tokenOf("again");
    await join(person("again"));
    expect(await tokenOf("again")).toBe(first);
    clock.pass(11 * 60_000);
    await join(person("again"));
    const later = await tokenOf("again");
    expect(later).not.toBe(first);
    expect(await placeBy(later)).toEqual(before);
    expect(await placeBy(first)).toEqual(before);
  });

  it("lets its owner leave through the link: the place is deleted, and the address can join again", async () => {
    const size = () => visitor(deps).call((api) => api.memberships.earlyAccess.line());
    const before = await size();
    const gone = await joined("goer");
    const token = await tokenOf("goer");
    await leave(token);
    expect(await size()).toEqual(before);
    await expect(placeBy(token)).rejects.toThrow("There is no such place in line");
    await expect(leave(token)).rejects.toThrow("There is no such place in line");
    expect(await tokenOf("goer")).toBe("");
    const back = await joined("goer");
    expect(back.place).toBeGreaterThan(gone.place);
    expect(back.code).not.toBe(gone.code);
  });

  it("gives an address one place even if it is sent many times at once", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => join(person("eager"))));
    expect(answers.filter((answer) => answer !== null)).toHaveLength(1);
    const rows = await database.sql`
      select 1 from early_access_signups s join subscribers p on p.id = s.subscriber_id
      where p.email = 'eager@furrow.example'`;
    expect(rows).toHaveLength(1);
    const written = await database.sql`
      select 1 from emails where kind = 'place_in_line' and to_address = 'eager@furrow.example'`;
    expect(written).toHaveLength(1);
  });

  it("is counted by message and in total, and everyone in it is among the subscribers", async () => {
    const counts = await countsByVariant(deps);
    const { households } = await visitor(deps).call((api) => api.memberships.earlyAccess.line());
    expect(counts.map(({ variant }) => variant)).toEqual([1, 2, 3]);
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(households);
    const rows = await database.db.select({ source: subscribers.source }).from(subscribers);
    expect(rows).toHaveLength(households);
    expect(new Set(rows.map(({ source }) => source))).toEqual(new Set(["early_access"]));
  });

  it("does not count an erased subscriber", async () => {
    const line = () => visitor(deps).call((api) => api.memberships.earlyAccess.line());
    const byMessage = async () =>
      (await countsByVariant(deps)).reduce((sum, { count }) => sum + count, 0);
    const before = await line();
    await join({ ...person("leaving"), zipCode: "95616" });
    expect(await line()).toEqual({ households: before.households + 1, zips: before.zips + 1 });
    const email = person("leaving").email;
    const [row] = await deps.db.select().from(subscribers).where(eq(subscribers.email, email));
    await eraseSubscriber(deps, null, row!.id);
    expect(await line()).toEqual(before);
    expect(await byMessage()).toBe(before.households);
  });

  it("stores nothing for a bot that fills in every field", async () => {
    const before = await database.db.$count(subscribers);
    await join(person("robot", { website: "https://spam.example" }));
    expect(await database.db.$count(subscribers)).toBe(before);
  });

  it.each([
    [{ zipCode: "9495" }, "Please enter a five-digit zip code"],
    [{ email: "nobody" }, "Please enter a valid email address"],
    [{ referral: "short" }, "Unknown share link"],
  ])("refuses %o with the field's message", async (wrong, message) => {
    const call = visitor(deps).call((api) =>
      api.memberships.earlyAccess.join({ ...person("x"), ...wrong }),
    );
    await expect(call).rejects.toThrow(message);
  });
});

describe("A free membership", () => {
  it("comes with an account, once, and is confirmed by a single email", async () => {
    const shopper = visitor(deps);
    await shopper.call((api) =>
      api.auth.register({
        username: "ana-free",
        password: "correct horse battery",
        email: "ana.free@furrow.example",
        firstName: "Ana",
        lastName: "Lee",
        zipCode: "94952",
      }),
    );
    const joinFree = () => shopper.call((api) => api.memberships.joinFree({}));
    await Promise.all([joinFree(), joinFree(), joinFree()]);
    const latest = await shopper.call((api) => api.memberships.latest());
    expect(latest).toMatchObject({
      kind: "free",
      amount: 0,
      receiptNumber: null,
      zipCode: "94952",
    });
    expect(await database.db.$count(memberships)).toBe(1);
    const confirmations = eq(emails.kind, "membership_active");
    expect(await database.db.$count(emails, confirmations)).toBe(1);
  });
});
