import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Deps } from "#server/deps.ts";
import { defaultBudgets } from "#server/throttle/budgets.ts";
import { ana, login, registered } from "#tests/support/market/people/accounts.ts";
import { codeOf } from "#tests/support/market/people/authenticator.ts";
import { movableClock } from "#tests/support/market/time/clock.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";

let database: FreshDatabase;
let deps: Deps;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  await database.empty("users", "throttles");
  deps = testDeps(database.db, { clock: movableClock() });
});

const tooMany = { code: "TOO_MANY_REQUESTS" };

/** Sets an account's budget as if only one attempt were left. */
const leaveOne = (name: "password_account" | "recovery_codes_account") =>
  database.sql`insert into throttles (key, points, expire)
    select ${`${name}:`} || id, ${defaultBudgets[name].tries - 1}, now() + interval '9 minutes' from users
    on conflict (key) do update set points = excluded.points`;

describe("ASVS 6.3.1 Hashing is limited per account, even when it succeeds:", () => {
  it("confirming the password within a session", async () => {
    const person = await registered(deps);
    await leaveOne("password_account");
    const confirm = () =>
      person.call((api) => api.accounts.confirmPassword({ password: ana.password }));
    await confirm();
    await expect(confirm()).rejects.toMatchObject(tooMany);
  });

  it("signing in from a known device", async () => {
    const person = await registered(deps);
    await leaveOne("password_account");
    await person.call(login("ana", ana.password));
    await expect(person.call(login("ana", ana.password))).rejects.toMatchObject(tooMany);
  });

  it("renewing recovery codes", async () => {
    const person = await registered(deps);
    const { secret } = await person.call((api) => api.accounts.beginSecondFactor());
    const code = codeOf(deps, secret);
    await person.call((api) => api.accounts.confirmSecondFactor({ code }));
    await leaveOne("recovery_codes_account");
    const renew = () => person.call((api) => api.accounts.renewRecoveryCodes());
    expect(await renew()).toHaveLength(10);
    await expect(renew()).rejects.toMatchObject(tooMany);
  });
});

it("A common new password is refused before any hashing", async () => {
  const person = await registered(deps);
  const change = { password: "wrong horse", newPassword: "password1" };
  await expect(person.call((api) => api.accounts.changePassword(change))).rejects.toMatchObject({
    cause: { code: "invalid", details: { field: "newPassword" } },
  });
  const [taken] = await database.sql`select key from throttles where key like 'password_account:%'`;
  expect(taken).toBeUndefined();
});
