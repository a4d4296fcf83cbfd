import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sessions, users } from "#db/schema/accounts/users.ts";
import { demoAccounts, DEMO_PASSWORD, seedDemoAccounts } from "#server/demo/accounts.ts";
import type { Deps } from "#server/deps.ts";
import { ana, login, registered, wrongCredentials } from "#tests/support/market/people/accounts.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

let database: FreshDatabase;
let deps: Deps;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  await database.empty("users", "throttles");
  deps = testDeps(database.db);
});

/**
 * Microseconds of this process's CPU time until a wrong password is refused. That is nearly all of
 * the time taken; wall-clock time would also measure whatever else the machine is doing.
 */
async function timeToRefuse(name: string): Promise<number> {
  const start = process.cpuUsage();
  await expect(visitor(deps).call(login(name, "wrong horse"))).rejects.toMatchObject(
    wrongCredentials,
  );
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

describe("registration", () => {
  it("creates an account, signs it in and returns only its public fields (ASVS 15.3.1)", async () => {
    const person = await registered(deps);
    expect(person.user).toEqual({
      id: expect.any(String),
      username: "ana",
      email: "ana@furrow.example",
      firstName: "Ana",
      lastName: "Lee",
      role: "customer",
      zipCode: null,
      phoneNumber: null,
      emailVerified: false,
    });
    expect(await person.call((api) => api.auth.me())).toEqual(person.user);
  });

  it("stores the password only as an argon2id hash of the required cost (ASVS 11.4.2)", async () => {
    await registered(deps);
    const [row] = await deps.db.select().from(users);
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it.each([
    ["username", { email: "other@furrow.example", username: "ANA" }],
    ["email", { email: "ANA@furrow.example", username: "other" }],
  ])(
    "refuses a taken %s whether in upper or lower case, and names the field",
    async (field, change) => {
      await registered(deps);
      const attempt = registered(deps, change);
      await expect(attempt).rejects.toMatchObject({
        code: "CONFLICT",
        message: expect.stringContaining(field),
        cause: { details: { field } },
      });
    },
  );

  it("creates one account from twenty concurrent registrations with the same email", async () => {
    const attempts = Array.from({ length: 20 }, (_, number) =>
      registered(deps, { username: `ana-${number}` }),
    );
    const results = await Promise.allSettled(attempts);
    const refusals = results.filter((result) => result.status === "rejected");
    expect(refusals.map((refusal) => refusal.reason.code)).toEqual(Array(19).fill("CONFLICT"));
    expect(await deps.db.$count(users)).toBe(1);
  });

  it("does not let anyone choose a role (ASVS 15.3.3)", async () => {
    const person = visitor(deps);
    const admin = { ...ana, role: "admin" as "customer" };
    await expect(person.call((api) => api.auth.register(admin))).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
    expect(await deps.db.$count(users)).toBe(0);
  });
});

describe("signing in", () => {
  it.each(["ana", "ANA", "ana@furrow.example", " Ana@Furrow.example "])(
    "accepts %j as the name",
    async (name) => {
      const { user } = await registered(deps);
      const person = visitor(deps);
      expect(await person.call(login(name, ana.password))).toEqual(user);
      expect(await person.call((api) => api.auth.current())).toEqual(user);
    },
  );

  it("gives the same message for a wrong password and an unknown name (ASVS 6.3.8)", async () => {
    await registered(deps);
    await expect(visitor(deps).call(login("ana", "wrong horse"))).rejects.toMatchObject(
      wrongCredentials,
    );
    await expect(visitor(deps).call(login("nobody", "wrong horse"))).rejects.toMatchObject(
      wrongCredentials,
    );
  });

  it("counts every character of the password, spaces included (ASVS 6.2.8)", async () => {
    await registered(deps, { password: " spaces " });
    await expect(visitor(deps).call(login("ana", "spaces"))).rejects.toMatchObject(
      wrongCredentials,
    );
    await expect(visitor(deps).call(login("ana", " spaces "))).resolves.toBeDefined();
  });

  it("takes as long for an unknown name as for a wrong password", async () => {
    await registered(deps);
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      known.push(await timeToRefuse("ana"));
      unknown.push(await timeToRefuse(`nobody-${round}`));
    }
    const ratio = Math.min(...unknown) / Math.min(...known);
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.7);
  });

  it("creates a new session each time and ends the previous one (ASVS 7.2.4)", async () => {
    const person = await registered(deps);
    const before = person.jar.get("session")!;
    await person.call(login("ana", ana.password));
    expect(person.jar.get("session")).not.toBe(before);
    expect(await deps.auth.readSession(before)).toBeNull();
    expect(await deps.db.$count(sessions)).toBe(1);
  });
});

describe("signing out", () => {
  it("ends the session on the server, not only in the browser (ASVS 7.4.1)", async () => {
    const person = await registered(deps);
    const token = person.jar.get("session")!;
    await person.call((api) => api.auth.logout());
    expect(person.jar.has("session")).toBe(false);
    expect(await deps.auth.readSession(token)).toBeNull();
  });

  it("works twice, and without a session", async () => {
    const person = visitor(deps);
    expect(await person.call((api) => api.auth.logout())).toEqual({ ok: true });
    expect(await person.call((api) => api.auth.logout())).toEqual({ ok: true });
  });
});

describe("a visitor", () => {
  it("has no current user, and is refused by the procedure behind REST", async () => {
    expect(await visitor(deps).call((api) => api.auth.current())).toBeNull();
    await expect(visitor(deps).call((api) => api.auth.me())).rejects.toMatchObject({
      code: "UNAUTHORIZED",
    });
  });
});

describe("demo accounts", () => {
  it("exist once per role, even after seeding twice, and sign in with the demo password", async () => {
    await seedDemoAccounts(deps);
    const first = await deps.db.select().from(users);
    await seedDemoAccounts(deps);
    expect(await deps.db.select().from(users)).toEqual(first);
    for (const { username, role } of demoAccounts) {
      expect(username).toBe(role);
      const user = await visitor(deps).call(login(username, DEMO_PASSWORD));
      expect(user).toMatchObject({ role, emailVerified: true });
    }
  });
});
