import type { TRPCError } from "@trpc/server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Deps } from "#server/deps.ts";
import { createThrottle } from "#server/throttle/throttle.ts";
import { ana, login, registered, wrongCredentials } from "#tests/support/accounts.ts";
import { delivery } from "#tests/support/basket.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { type Visitor, visitor } from "#tests/support/visitor.ts";

let database: FreshDatabase;
let deps: Deps;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  await database.sql`truncate users, throttles cascade`;
  deps = testDeps(database.db);
});

describe("the budget of an account", () => {
  it("refuses the eleventh try even with the right password, by name and by email alike (ASVS 6.3.1)", async () => {
    const person = await registered(deps);
    const names = ["ana", "ana@furrow.example"];
    for (let round = 0; round < 10; round += 1) {
      const attempt = visitor(deps, `198.51.100.${round}`).call(
        login(names[round % 2]!, "wrong horse"),
      );
      await expect(attempt).rejects.toMatchObject(wrongCredentials);
    }
    for (const name of names) {
      await expect(visitor(deps).call(login(name, ana.password))).rejects.toMatchObject({
        code: "TOO_MANY_REQUESTS",
        message: "Too many attempts. Please try again in 10 minutes.",
        cause: { details: { retryAfterSeconds: expect.any(Number) } },
      });
    }
    expect(await person.call((api) => api.auth.me())).toEqual(person.user);
  });

  it("counts the tries of all processes together", async () => {
    await registered(deps);
    const other = testDeps(database.db);
    for (let round = 0; round < 10; round += 1) {
      const process = round % 2 === 0 ? deps : other;
      await expect(visitor(process).call(login("ana", "wrong horse"))).rejects.toMatchObject(
        wrongCredentials,
      );
    }
    await expect(visitor(other).call(login("ana", ana.password))).rejects.toMatchObject({
      code: "TOO_MANY_REQUESTS",
    });
  });

  it("is whole again after a success", async () => {
    await registered(deps);
    for (let round = 0; round < 9; round += 1) {
      await expect(visitor(deps).call(login("ana", "wrong horse"))).rejects.toMatchObject(
        wrongCredentials,
      );
    }
    await visitor(deps).call(login("ana", ana.password));
    await expect(visitor(deps).call(login("ana", "wrong horse"))).rejects.toMatchObject(
      wrongCredentials,
    );
    await expect(visitor(deps).call(login("ana", ana.password))).resolves.toBeDefined();
  });

  it("is not the budget of the address, which no success gives back", async () => {
    deps = testDeps(database.db, { throttle: createThrottle(database.db) });
    await registered(deps);
    for (let round = 0; round < 50; round += 1) {
      await database.sql`delete from throttles where key like 'login_account:%'`;
      await visitor(deps, "198.51.100.9")
        .call(login("ana", round % 2 ? "wrong" : ana.password))
        .catch(() => {});
    }
    await expect(
      visitor(deps, "198.51.100.9").call(login("ana", ana.password)),
    ).rejects.toMatchObject({
      code: "TOO_MANY_REQUESTS",
    });
    await expect(
      visitor(deps, "198.51.100.8").call(login("ana", ana.password)),
    ).resolves.toBeDefined();
  });
});

describe("registration", () => {
  it("is open five times an hour to one address, and then to others still", async () => {
    deps = testDeps(database.db, { throttle: createThrottle(database.db) });
    const attempt = (number: number, address: string) =>
      visitor(deps, address).call((api) =>
        api.auth.register({
          ...ana,
          username: `ana-${number}`,
          email: `ana${number}@furrow.example`,
        }),
      );
    for (const number of [1, 2, 3, 4, 5]) await attempt(number, "198.51.100.1");
    await expect(attempt(6, "198.51.100.1")).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
    await expect(attempt(7, "198.51.100.2")).resolves.toMatchObject({ username: "ana-7" });
  });
});

describe("checking out", () => {
  const empty = { amount: 5, delivery, items: [{ id: 1, quantity: 1 }] };
  const attempt = (guest: Visitor) =>
    guest.call((api) => api.checkout.createIntent(empty)).catch((error: TRPCError) => error.code);

  it("as a guest is open 120 times in ten minutes to one address; accounts have limits of their own", async () => {
    deps = testDeps(database.db, { throttle: createThrottle(database.db) });
    await registered(deps);
    await database.sql`insert into throttles (key, points, expire)
      values ('checkout_address:198.51.100.3', 119, now() + interval '9 minutes')`;
    const guest = visitor(deps, "198.51.100.3");
    expect(await attempt(guest)).toBe("CONFLICT");
    expect(await attempt(guest)).toBe("TOO_MANY_REQUESTS");
    const signedIn = visitor(deps, "198.51.100.3");
    await signedIn.call(login("ana", ana.password));
    expect(await attempt(signedIn)).toBe("CONFLICT");
    expect(await attempt(visitor(deps, "198.51.100.4"))).toBe("CONFLICT");
  });
});
