import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { secondFactors } from "#db/schema/accounts/accounts.ts";
import { sessions, users } from "#db/schema/accounts/users.ts";
import type { Deps } from "#server/deps.ts";
import { passSecondFactor } from "#server/services/accounts/sign-in/second-factor.ts";
import { ana, registered } from "#tests/support/market/people/accounts.ts";
import { spend } from "#tests/support/market/spent.ts";
import { HOUR, type MovableClock, movableClock } from "#tests/support/market/time/clock.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { somethingWaits } from "#tests/support/postgres/waiting.ts";
import { testDeps } from "#tests/support/deps.ts";
import { httpClient, openApp } from "#tests/support/servers/http.ts";
import {
  codeOf,
  enter,
  NEEDS_CODE,
  turnOn,
  withSecondFactor,
} from "#tests/support/market/people/authenticator.ts";

let database: FreshDatabase;
let deps: Deps;
let clock: MovableClock;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  await database.empty("users", "throttles", "emails");
  clock = movableClock();
  deps = testDeps(database.db, { clock });
});

const guarded = () => withSecondFactor(deps, clock);

describe("A second factor (ASVS 6.5.1, 6.6.1)", () => {
  it("is active once a code has been entered, after which signing in requires a code", async () => {
    const person = await registered(deps);
    const { secret } = await person.call((api) => api.accounts.beginSecondFactor());
    await expect(enter(deps)).resolves.toBeDefined();
    await expect(
      person.call((api) => api.accounts.confirmSecondFactor({ code: "000000" })),
    ).rejects.toMatchObject({ cause: { details: { field: "code" } } });
    await person.call((api) => api.accounts.confirmSecondFactor({ code: codeOf(deps, secret) }));
    clock.pass(60_000);
    await expect(enter(deps)).rejects.toMatchObject(NEEDS_CODE);
    await expect(enter(deps, codeOf(deps, secret))).resolves.toMatchObject({ username: "ana" });
  });

  it("ends sign-ins under way that it was not asked of (ASVS 7.4.3)", async () => {
    const person = await registered(deps);
    const { secret } = await person.call((api) => api.accounts.beginSecondFactor());
    const { turningOn, signingIn } = await database.sql.begin(async (tx) => {
      // Turning it on has deleted the sessions, and waits to store its codes.
      await tx`lock table recovery_codes in exclusive mode`;
      const on = person.call((api) =>
        api.accounts.confirmSecondFactor({ code: codeOf(deps, secret) }),
      );
      await somethingWaits(database.sql);
      const entering = Promise.allSettled([enter(deps)]);
      await Promise.race([somethingWaits(database.sql, 2), entering]);
      return { turningOn: on, signingIn: entering };
    });
    await turningOn;
    expect(await signingIn).toMatchObject([{ status: "rejected" }]);
    expect(await deps.db.$count(sessions)).toBe(1);
  });

  it("returns new recovery codes when the answer was lost and the code is sent again", async () => {
    const person = await registered(deps);
    const { secret } = await person.call((api) => api.accounts.beginSecondFactor());
    const confirm = (code: string) =>
      person.call((api) => api.accounts.confirmSecondFactor({ code }));
    const lost = await confirm(codeOf(deps, secret));
    const shown = await confirm(codeOf(deps, secret));
    expect(shown).toHaveLength(lost.length);
    expect(shown).not.toContain(lost[0]);
    await expect(confirm("000000")).rejects.toMatchObject({
      cause: { details: { field: "code" } },
    });
    await expect(enter(deps, lost[0])).rejects.toMatchObject(NEEDS_CODE);
    await expect(enter(deps, shown[0])).resolves.toMatchObject({ username: "ana" });
  });

  it("returns new recovery codes for the code that the app shows after the answer was lost", async () => {
    const person = await registered(deps);
    const { secret } = await person.call((api) => api.accounts.beginSecondFactor());
    const confirm = (code: string) =>
      person.call((api) => api.accounts.confirmSecondFactor({ code }));
    const first = codeOf(deps, secret);
    const lost = await confirm(first);
    clock.pass(30_000);
    const shown = await confirm(codeOf(deps, secret));
    expect(shown).not.toContain(lost[0]);
    await expect(enter(deps, lost[0])).rejects.toMatchObject(NEEDS_CODE);
    // The code is used up, as at a sign-in, and the one before is still no right code.
    await expect(enter(deps, codeOf(deps, secret))).rejects.toMatchObject(NEEDS_CODE);
    await expect(confirm(first)).rejects.toMatchObject({ cause: { details: { field: "code" } } });
    await expect(enter(deps, shown[0])).resolves.toMatchObject({ username: "ana" });
  });

  it("returns no new recovery codes for a code that has signed somebody in", async () => {
    const { person, secret, codes } = await guarded();
    const code = codeOf(deps, secret);
    await expect(enter(deps, code)).resolves.toMatchObject({ username: "ana" });
    await expect(
      person.call((api) => api.accounts.confirmSecondFactor({ code })),
    ).rejects.toMatchObject({ cause: { details: { field: "code" } } });
    await expect(enter(deps, codes[0])).resolves.toMatchObject({ username: "ana" });
  });

  it("gives nothing to a session without the app, and only so many tries", async () => {
    const { person, secret, codes } = await guarded();
    const confirm = (code: string) =>
      person.call((api) => api.accounts.confirmSecondFactor({ code }));
    for (let round = 0; round < 10; round += 1) {
      await expect(confirm("000000")).rejects.toMatchObject({
        cause: { details: { field: "code" } },
      });
    }
    await expect(confirm(codeOf(deps, secret))).rejects.toMatchObject({
      code: "TOO_MANY_REQUESTS",
    });
    await deps.throttle.reset("code_account", person.user.id);
    clock.pass(HOUR);
    await expect(enter(deps, codes[0])).resolves.toMatchObject({ username: "ana" });
    // Without the password again, the session may not even try.
    await expect(confirm(codeOf(deps, secret))).rejects.toMatchObject({
      cause: { code: "confirm_password" },
    });
  });

  it("asks for its code only after the right password", async () => {
    const { secret } = await guarded();
    await expect(enter(deps, codeOf(deps, secret), "wrong horse")).rejects.toMatchObject({
      message: "Invalid username or password",
    });
  });

  it("accepts a code only once, even concurrently", async () => {
    const { secret } = await guarded();
    const code = codeOf(deps, secret);
    const tries = await Promise.allSettled([enter(deps, code), enter(deps, code)]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await expect(enter(deps, code)).rejects.toMatchObject(NEEDS_CODE);
  });

  it("does not accept an expired code (ASVS 6.5.5)", async () => {
    const { secret } = await guarded();
    const code = codeOf(deps, secret);
    clock.pass(90_000);
    await expect(enter(deps, code)).rejects.toMatchObject(NEEDS_CODE);
  });

  it("limits code attempts (ASVS 6.6.3)", async () => {
    const { secret } = await guarded();
    for (let round = 0; round < 10; round += 1) {
      await deps.throttle.reset("login_account", (await deps.db.select().from(users))[0]!.id);
      await expect(enter(deps, "000000")).rejects.toMatchObject(NEEDS_CODE);
    }
    await expect(enter(deps, codeOf(deps, secret))).rejects.toMatchObject({
      code: "TOO_MANY_REQUESTS",
    });
  });

  it("limits wrong app codes of an account from all devices, but not recovery codes (ASVS 6.6.3)", async () => {
    const { person, secret, codes } = await guarded();
    await spend(database.sql, "app_code_account", person.user.id);
    await expect(enter(deps, codeOf(deps, secret))).rejects.toMatchObject({
      code: "TOO_MANY_REQUESTS",
      message: "Too many wrong codes. Please enter a recovery code instead, or try again tomorrow.",
    });
    await expect(enter(deps, codes[0])).resolves.toMatchObject({ username: "ana" });
    clock.pass(HOUR);
    await expect(enter(deps, codeOf(deps, secret))).resolves.toMatchObject({ username: "ana" });
  });

  it("accepts codes from a new app, however many wrong ones were entered before", async () => {
    const { person } = await guarded();
    await person.call((api) => api.accounts.removeSecondFactor());
    await spend(database.sql, "app_code_account", person.user.id);
    const { secret } = await turnOn({ clock }, person);
    clock.pass(HOUR);
    await expect(enter(deps, codeOf(deps, secret))).resolves.toMatchObject({ username: "ana" });
  });

  it("counts wrong app codes of the account, whichever device they come from", async () => {
    const { person } = await guarded();
    const wrong = { budget: "another device" };
    const entering = passSecondFactor(deps, person.user.id, "000000", wrong);
    await expect(entering).rejects.toMatchObject({ code: "second_factor" });
    const [row] = await database.sql<{ points: number }[]>`
      select points from throttles where key = ${`app_code_account:${person.user.id}`}`;
    expect(row?.points).toBe(1);
  });

  it("counts wrong app codes with which it would be turned on again", async () => {
    const { person, secret } = await guarded();
    const spent = async () => {
      const [row] = await database.sql<{ points: number }[]>`
        select points from throttles where key = ${`app_code_account:${person.user.id}`}`;
      return row?.points ?? 0;
    };
    const confirm = (code: string) =>
      person.call((api) => api.accounts.confirmSecondFactor({ code }));
    await expect(confirm("000000")).rejects.toMatchObject({
      cause: { details: { field: "code" } },
    });
    expect(await spent()).toBe(1);
    clock.pass(90_000);
    await confirm(codeOf(deps, secret));
    expect(await spent()).toBe(0);
  });

  it("is stored encrypted, and does not work if replaced in the database by plain text (ASVS 11.3.3)", async () => {
    const { secret } = await guarded();
    const stored = async () => (await deps.db.select().from(secondFactors))[0]!.secret;
    expect(await stored()).toMatch(/^v2\./);
    expect(await stored()).not.toContain(secret);
    const encrypted = await stored();
    for (const planted of [secret, `v1${encrypted.slice(2)}`]) {
      await deps.db.update(secondFactors).set({ secret: planted });
      await expect(enter(deps, codeOf(deps, secret))).rejects.toMatchObject({
        code: "INTERNAL_SERVER_ERROR",
      });
    }
    await deps.db.update(secondFactors).set({ secret: encrypted });
    await expect(enter(deps, codeOf(deps, secret))).resolves.toMatchObject({ username: "ana" });
  });

  it("can be set up or removed only with the password within the last ten minutes (ASVS 7.5.1)", async () => {
    const { person } = await guarded();
    clock.pass(HOUR);
    const refused = { cause: { code: "confirm_password" } };
    await expect(person.call((api) => api.accounts.removeSecondFactor())).rejects.toMatchObject(
      refused,
    );
    await expect(person.call((api) => api.accounts.beginSecondFactor())).rejects.toMatchObject(
      refused,
    );
    await person.call((api) => api.accounts.confirmPassword({ password: ana.password }));
    await person.call((api) => api.accounts.removeSecondFactor());
    expect(await deps.db.$count(secondFactors)).toBe(0);
    await expect(enter(deps)).resolves.toBeDefined();
  });

  it("ASVS 7.5.3 confirms sensitive actions with a code from the app, unless it is off", async () => {
    const { person, secret } = await guarded();
    clock.pass(HOUR);
    const confirm = (code: string) => person.call((api) => api.accounts.confirmCode({ code }));
    await expect(confirm("000000")).rejects.toMatchObject({
      cause: { code: "invalid", details: { field: "code" } },
    });
    await confirm(codeOf(deps, secret));
    await person.call((api) => api.accounts.removeSecondFactor());
    await expect(confirm(codeOf(deps, secret))).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it("cannot be replaced by starting the setup again", async () => {
    const { person } = await guarded();
    await expect(person.call((api) => api.accounts.beginSecondFactor())).rejects.toMatchObject({
      code: "CONFLICT",
    });
  });

  it("is requested by REST with 401 and accepted as a field", async () => {
    await using app = await openApp(deps);
    const { secret } = await guarded();
    const client = httpClient(app);
    const first = await client.post("/api/login", { username: "ana", password: ana.password });
    expect(first.status).toBe(401);
    expect(first.body).toMatchObject({ code: "second_factor" });
    const second = await client.post("/api/login", {
      username: "ana",
      password: ana.password,
      code: codeOf(deps, secret),
    });
    expect(second.status).toBe(200);
  });
});
