import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { subscribers } from "#db/schema/subscribers/subscribers.ts";
import { memberships } from "#db/schema/memberships/memberships.ts";
import { emails } from "#db/schema/platform/system.ts";
import { eraseSubscriber } from "#server/services/subscribers/admin/subscriber-record.ts";
import { countsByVariant } from "#server/services/memberships/early-access.ts";
import { jobQueue } from "#server/jobs/queue.ts";
import type { JoinInput } from "#shared/memberships/membership.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

let database: FreshDatabase;
let deps: ReturnType<typeof testDeps>;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db, { jobs: jobQueue });
});
afterAll(() => database[Symbol.asyncDispose]());

const person = (name: string, more: Partial<JoinInput> = {}) => ({
  email: `${name}@furrow.example`,
  zipCode: "94952",
  variant: 1 as const,
  ...more,
});

async function join(input: ReturnType<typeof person>) {
  const answer = await visitor(deps).call((api) => api.memberships.earlyAccess.join(input));
  if (!answer) throw new Error("No one joined");
  return visitor(deps).call((api) => api.memberships.earlyAccess.place({ code: answer.code }));
}

describe("The line before the opening", () => {
  it("gives everyone the next place and a share link of their own, and counts who came by it", async () => {
    const first = await join(person("first"));
    const second = await join(person("second", { referral: first.code, variant: 3 }));
    expect(second.place).toBe(first.place + 1);
    expect(second.code).not.toBe(first.code);
    const { call } = visitor(deps);
    expect(
      await call((api) => api.memberships.earlyAccess.place({ code: first.code })),
    ).toMatchObject({
      place: first.place,
      invited: 1,
    });
  });

  it("keeps place and code of a person who joins again, in whatever letters the address is written", async () => {
    const before = await join(person("again"));
    expect(await join({ ...person("again"), email: "AGAIN@furrow.example" })).toEqual(before);
  });

  it("gives one place to an address that is sent many times at once", async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => join(person("eager"))));
    expect(new Set(all.map(({ place }) => place)).size).toBe(1);
  });

  it("is counted by message and in all, and stands among the subscribers", async () => {
    const counts = await countsByVariant(deps);
    const { households } = await visitor(deps).call((api) => api.memberships.earlyAccess.line());
    expect(counts.map(({ variant }) => variant)).toEqual([1, 2, 3]);
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(households);
    const rows = await database.db.select({ source: subscribers.source }).from(subscribers);
    expect(rows).toHaveLength(households);
    expect(new Set(rows.map(({ source }) => source))).toEqual(new Set(["early_access"]));
  });

  it("does not count who was erased", async () => {
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

  it("stores nothing for a program that fills every field", async () => {
    const before = await database.db.$count(subscribers);
    const answer = await visitor(deps).call((api) =>
      api.memberships.earlyAccess.join(person("robot", { website: "https://spam.example" })),
    );
    expect(answer).toBeNull();
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
  it("comes with an account, once, and is confirmed by one email", async () => {
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
