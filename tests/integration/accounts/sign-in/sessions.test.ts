import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sessions, users } from "#db/schema/accounts/users.ts";
import type { Deps } from "#server/deps.ts";
import { ana, login, registered, wrongCredentials } from "#tests/support/market/people/accounts.ts";
import { DAY, HOUR, type MovableClock, movableClock } from "#tests/support/market/time/clock.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { somethingWaits } from "#tests/support/postgres/waiting.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

let database: FreshDatabase;
let deps: Deps;
let clock: MovableClock;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  await database.empty("users", "throttles");
  clock = movableClock();
  deps = testDeps(database.db, { clock });
});

describe("a session", () => {
  it("is stored only with the digest of its token (ASVS 7.2.3)", async () => {
    const person = await registered(deps);
    const token = person.jar.get("session")!;
    const [row] = await deps.db.select().from(sessions);
    expect(row).toMatchObject({ address: "203.0.113.7", userAgent: "Furrow tests" });
    expect(row?.id).toBe(createHash("sha256").update(token).digest("hex"));
    expect(await deps.auth.readSession(row?.id ?? "")).toBeNull();
  });

  it("ends after 30 days without use (ASVS 7.3.1)", async () => {
    const person = await registered(deps);
    clock.pass(30 * DAY - HOUR);
    expect(await person.call((api) => api.auth.current())).not.toBeNull();
    clock.pass(30 * DAY + HOUR);
    expect(await person.call((api) => api.auth.current())).toBeNull();
  });

  it("ends after 90 days however much it is used (ASVS 7.3.2)", async () => {
    const person = await registered(deps);
    for (let days = 0; days < 80; days += 10) {
      clock.pass(10 * DAY);
      expect(await person.call((api) => api.auth.current())).not.toBeNull();
    }
    clock.pass(9 * DAY);
    const read = await deps.auth.readSession(person.jar.get("session")!);
    expect(read?.expiresAt.getTime()).toBe(clock.now().getTime() + DAY);
    clock.pass(DAY);
    expect(await person.call((api) => api.auth.current())).toBeNull();
    expect(await deps.db.$count(sessions)).toBe(0);
  });

  it.each(["admin", "logistics"] as const)(
    "of %s ends after twelve hours (ASVS 7.3.2)",
    async (role) => {
      await registered(deps);
      await deps.db.update(users).set({ role });
      const person = visitor(deps);
      await person.call(login("ana", ana.password));
      clock.pass(12 * HOUR - 1);
      expect(await person.call((api) => api.auth.current())).not.toBeNull();
      clock.pass(1);
      expect(await person.call((api) => api.auth.current())).toBeNull();
    },
  );

  it("gets another token when the password is confirmed, and the previous one stops working (ASVS 7.2.4)", async () => {
    const person = await registered(deps);
    const copied = person.jar.get("session")!;
    const { password } = ana;
    await person.call((api) => api.accounts.confirmPassword({ password }));
    expect(person.jar.get("session")).not.toBe(copied);
    expect(await deps.auth.readSession(copied)).toBeNull();
    expect(await person.call((api) => api.auth.current())).not.toBeNull();
    expect(await deps.db.$count(sessions)).toBe(1);
  });

  it("is not extended by confirming the password (ASVS 7.3.2)", async () => {
    const person = await registered(deps);
    const before = await deps.auth.readSession(person.jar.get("session")!);
    clock.pass(DAY);
    const { password } = ana;
    await person.call((api) => api.accounts.confirmPassword({ password }));
    const [row] = await deps.db.select().from(sessions);
    expect(row?.endsAt.getTime()).toBe(clock.now().getTime() + 89 * DAY);
    expect(before?.session.confirmedAt).not.toEqual(row?.confirmedAt);
  });

  it("renews its cookie only after half of its idle time has passed", async () => {
    const token = (await registered(deps)).jar.get("session")!;
    clock.pass(14 * DAY);
    expect((await deps.auth.readSession(token))?.renewed).toBe(false);
    clock.pass(2 * DAY);
    expect((await deps.auth.readSession(token))?.renewed).toBe(true);
    expect((await deps.auth.readSession(token))?.renewed).toBe(false);
  });

  it("of a disabled account is refused on the next call, and stays ended (ASVS 7.4.2)", async () => {
    const person = await registered(deps);
    await deps.db.update(users).set({ disabled: true }).where(eq(users.id, person.user.id));
    await expect(person.call((api) => api.auth.me())).rejects.toMatchObject({
      code: "UNAUTHORIZED",
    });
    await expect(visitor(deps).call(login("ana", ana.password))).rejects.toMatchObject({
      code: "UNAUTHORIZED",
      message: expect.stringContaining("closed"),
    });
    await expect(visitor(deps).call(login("ana", "wrong horse"))).rejects.toMatchObject(
      wrongCredentials,
    );
    await deps.db.update(users).set({ disabled: false });
    expect(await person.call((api) => api.auth.current())).toBeNull();
  });

  it.each(["changed", "closed"] as const)(
    "is not opened for a password that was right when the account was being %s (ASVS 7.4.3)",
    async (what) => {
      const { user } = await registered(deps);
      const thief = await registered(deps, {
        ...ana,
        username: "eve",
        email: "eve@furrow.example",
      });
      const before = thief.jar.get("session");
      const signedIn = await database.sql.begin(async (tx) => {
        await (what === "changed"
          ? tx`update users set password_hash = 'another' where id = ${user.id}`
          : tx`update users set disabled = true where id = ${user.id}`);
        await tx`delete from sessions where user_id = ${user.id}`;
        const call = Promise.allSettled([thief.call(login("ana", ana.password))]);
        await Promise.race([somethingWaits(database.sql), call]);
        return { call };
      });
      expect(await signedIn.call).toMatchObject([{ status: "rejected", reason: wrongCredentials }]);
      // As after any refused sign-in, nothing has changed in the browser.
      expect(thief.jar.get("session")).toBe(before);
      expect(await thief.call((api) => api.auth.me())).toMatchObject({ username: "eve" });
      expect(await deps.db.$count(sessions)).toBe(1);
    },
  );

  it.each(["", "garbage", "x".repeat(10_000), "\u0000"])(
    "does not exist for a token that was never issued",
    async (token) => {
      expect(await deps.auth.readSession(token)).toBeNull();
    },
  );

  it("ends on all devices when all of a user's sessions are ended (ASVS 7.4.5)", async () => {
    const person = await registered(deps);
    const phone = visitor(deps);
    await phone.call(login("ana", ana.password));
    await deps.auth.endAllSessions(person.user.id);
    expect(await person.call((api) => api.auth.current())).toBeNull();
    expect(await phone.call((api) => api.auth.current())).toBeNull();
  });
});
