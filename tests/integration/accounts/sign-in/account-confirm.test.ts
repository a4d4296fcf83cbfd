import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { users } from "#db/schema/accounts/users.ts";
import type { Deps } from "#server/deps.ts";
import { type Context } from "#server/trpc/context.ts";
import { moves } from "#server/trpc/moves.ts";
import { createCallerFactory, router, signedInProcedure } from "#server/trpc/procedures.ts";
import { ana, login, registered } from "#tests/support/market/people/accounts.ts";
import { type MovableClock, movableClock } from "#tests/support/market/time/clock.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

const MINUTE = 60_000;
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

const delicate = createCallerFactory(
  router({
    act: signedInProcedure.meta(moves("power", "user.changed")).mutation(() => "done"),
  }),
);

/** Performs a sensitive action in the visitor's session. */
async function act(person: { jar: Map<string, string> }): Promise<string> {
  const read = await deps.auth.readSession(person.jar.get("session") ?? "");
  const context: Context = {
    deps,
    cookies: { read: () => null, write: () => {}, clear: () => {} },
    user: read?.user ?? null,
    session: read?.session ?? null,
    address: "",
    userAgent: "",
    requestId: "",
  };
  return delicate(context).act();
}

const refused = { code: "FORBIDDEN", cause: { code: "confirm_password" } };

describe("Sensitive action (ASVS 7.5.1)", () => {
  it("is possible for ten minutes after signing in, and then requires the password", async () => {
    const person = await registered(deps);
    clock.pass(10 * MINUTE);
    expect(await act(person)).toBe("done");
    clock.pass(1);
    await expect(act(person)).rejects.toMatchObject(refused);
  });

  it("is possible again after the password is entered, in that session only", async () => {
    const person = await registered(deps);
    const phone = visitor(deps);
    await phone.call(login("ana", ana.password));
    clock.pass(11 * MINUTE);
    await person.call((api) => api.accounts.confirmPassword({ password: ana.password }));
    expect(await act(person)).toBe("done");
    await expect(act(phone)).rejects.toMatchObject(refused);
  });

  it("stays impossible after a wrong password, which does not end the session", async () => {
    const person = await registered(deps);
    clock.pass(11 * MINUTE);
    await expect(
      person.call((api) => api.accounts.confirmPassword({ password: "wrong horse" })),
    ).rejects.toMatchObject({ code: "BAD_REQUEST", cause: { details: { field: "password" } } });
    await expect(act(person)).rejects.toMatchObject(refused);
    expect(await person.call((api) => api.auth.current())).not.toBeNull();
  });

  it("limits password attempts (ASVS 6.3.1)", async () => {
    const person = await registered(deps);
    const guess = () =>
      person.call((api) => api.accounts.confirmPassword({ password: "wrong horse" }));
    for (let round = 0; round < 10; round += 1) {
      await expect(guess()).rejects.toMatchObject({ code: "BAD_REQUEST" });
    }
    await expect(guess()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  });
});

describe("The list of sessions (ASVS 7.5.2)", () => {
  it("shows where the user is signed in, and can end one or all others (ASVS 7.5.2)", async () => {
    const person = await registered(deps);
    const [phone, desk] = [visitor(deps), visitor(deps)];
    await phone.call(login("ana", ana.password));
    clock.pass(1);
    await desk.call(login("ana", ana.password));
    const list = await person.call((api) => api.accounts.sessions());
    expect(list).toHaveLength(3);
    expect(list.filter(({ isThis }) => isThis)).toHaveLength(1);
    const [newest] = list;
    await person.call((api) => api.accounts.endSession({ id: newest!.id }));
    expect(await desk.call((api) => api.auth.current())).toBeNull();
    expect(await person.call((api) => api.accounts.endOtherSessions())).toBe(1);
    expect(await phone.call((api) => api.auth.current())).toBeNull();
    expect(await person.call((api) => api.auth.current())).not.toBeNull();
  });

  it("cannot end anyone else's (ASVS 8.2.2)", async () => {
    const person = await registered(deps);
    const other = await registered(deps, { username: "ben", email: "ben@furrow.example" });
    const [theirs] = await other.call((api) => api.accounts.sessions());
    await expect(
      person.call((api) => api.accounts.endSession({ id: theirs!.id })),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await other.call((api) => api.auth.current())).not.toBeNull();
  });

  it("is not affected by someone guessing passwords in the sign-in form (ASVS 6.1.1)", async () => {
    const person = await registered(deps);
    for (let round = 0; round < 12; round += 1) {
      await visitor(deps)
        .call(login("ana", "wrong horse"))
        .catch(() => {});
    }
    expect(await person.call((api) => api.auth.current())).not.toBeNull();
    expect(await deps.db.$count(users)).toBe(1);
  });
});
