import type { TRPCError } from "@trpc/server";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { Deps } from "#server/deps.ts";
import { knownDevice } from "#server/services/accounts/sign-in/devices.ts";
import { sendResetLink } from "#server/services/accounts/own/password.ts";
import { budgetsForOneMachine } from "#server/throttle/budgets.ts";
import { createDelays } from "#server/throttle/delays.ts";
import { createThrottle } from "#server/throttle/throttle.ts";
import { ana, login, registered, wrongCredentials } from "#tests/support/market/people/accounts.ts";
import { tokenIn } from "#tests/support/market/people/account-mails.ts";
import { delivery } from "#tests/support/market/orders/basket.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { type Visitor, visitor } from "#tests/support/servers/visitor.ts";

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

/** A throttle whose delays last until the test ends them. */
function slowed() {
  const pauses: { ms: number; end: () => void }[] = [];
  const delays = createDelays(
    (ms) => new Promise((end) => pauses.push({ ms, end: () => end(undefined) })),
  );
  deps = testDeps(database.db, {
    throttle: createThrottle(database.db, budgetsForOneMachine(), delays),
  });
  const next = async () => {
    await expect.poll(() => pauses.length).toBeGreaterThan(0);
    return pauses.shift()!;
  };
  return { pauses, next };
}

/** The counts after ten wrong attempts from one address: the name's entire budget there. */
const useUp = (address: string, name = "ana") =>
  database.sql`insert into throttles (key, points, expire)
    select key, 10, now() + interval '9 minutes' from users,
      lateral (values ('login_pair:' || id || ' ' || ${address}), ('login_account:' || id)) counts (key)
    where username = ${name}`;

it("Throttles leave no timer behind that could query a closed database", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  createThrottle(database.db);
  expect(vi.getTimerCount()).toBe(0);
});

describe("ASVS 6.3.1 a stranger who guesses", () => {
  it("is refused after ten attempts from one address, by name or email, even with the right password", async () => {
    const person = await registered(deps);
    const names = ["ana", "ana@furrow.example"];
    for (let round = 0; round < 10; round += 1) {
      const attempt = visitor(deps).call(login(names[round % 2]!, "wrong horse"));
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

  it("does not lock out the owner, who only waits a second at another address", async () => {
    const { pauses, next } = slowed();
    await registered(deps);
    await useUp("198.51.100.1");
    await expect(
      visitor(deps, "198.51.100.1").call(login("ana", ana.password)),
    ).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
    const owner = visitor(deps, "203.0.113.50").call(login("ana", ana.password));
    const pause = await next();
    expect(pause.ms).toBe(1_000);
    pause.end();
    await expect(owner).resolves.toMatchObject({ username: "ana" });
    // The budget is reset after the success, so no one has to wait.
    await visitor(deps, "203.0.113.51").call(login("ana", ana.password));
    expect(pauses).toEqual([]);
  });

  it("from many addresses delays strangers by at most 8 seconds, and refuses all but a few at a time", async () => {
    const { pauses, next } = slowed();
    await registered(deps);
    await database.sql`insert into throttles (key, points, expire)
      select 'login_account:' || id, 5000, now() + interval '9 minutes' from users`;
    let answered = 0;
    const tries = Array.from({ length: 40 }, (_, at) =>
      visitor(deps, `198.51.100.${at}`)
        .call(login("ana", "wrong horse"))
        .catch((error: TRPCError) => error.code)
        .finally(() => (answered += 1)),
    );
    await expect.poll(() => answered).toBe(32);
    expect(pauses).toHaveLength(8);
    for (let round = 0; round < 8; round += 1) {
      const pause = await next();
      expect(pause.ms).toBe(8_000);
      pause.end();
    }
    const codes = await Promise.all(tries);
    expect(codes.filter((code) => code === "UNAUTHORIZED")).toHaveLength(8);
    expect(codes.filter((code) => code === "TOO_MANY_REQUESTS")).toHaveLength(32);
  });

  it("has one budget for all addresses in an IPv6 network", async () => {
    await registered(deps);
    for (let round = 0; round < 10; round += 1) {
      await expect(
        visitor(deps, `2001:db8:0:7::${round + 1}`).call(login("ana", "wrong horse")),
      ).rejects.toMatchObject(wrongCredentials);
    }
    await expect(
      visitor(deps, "2001:db8:0:7:ffff::9").call(login("ana", ana.password)),
    ).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  });
});

describe("ASVS 6.3.1 while strangers guess and new devices are delayed,", () => {
  const attacked = async (address: string) => {
    await useUp(address);
    await database.sql`update throttles set points = 5000 where key like 'login_account:%'`;
  };

  it("a device on which the owner has signed in is not, even from the attacker's address", async () => {
    const { pauses } = slowed();
    const person = await registered(deps);
    await person.call((api) => api.auth.logout());
    await attacked("203.0.113.7");
    await expect(person.call(login("ana", ana.password))).resolves.toMatchObject({
      username: "ana",
    });
    expect(pauses).toEqual([]);
  });

  it("a known device has ten attempts of its own, and only for its own account", async () => {
    slowed();
    const person = await registered(deps);
    await registered(deps, { username: "bea", email: "bea@furrow.example" });
    await attacked("203.0.113.7");
    await expect(person.call(login("ana", "wrong horse"))).rejects.toMatchObject(wrongCredentials);
    await database.sql`update throttles set points = 10 where key like 'login_device:%'`;
    await expect(person.call(login("ana", ana.password))).rejects.toMatchObject({
      code: "TOO_MANY_REQUESTS",
    });
    await useUp("203.0.113.7", "bea");
    await expect(person.call(login("bea", ana.password))).rejects.toMatchObject({
      code: "TOO_MANY_REQUESTS",
    });
  });

  it("a device's token changes with each sign-in, is stored as a digest, and is valid for half a year", async () => {
    const { next } = slowed();
    const person = await registered(deps);
    const planted = person.jar.get("device")!;
    await person.call(login("ana", ana.password));
    expect(person.jar.get("device")).not.toBe(planted);
    const [row] = await database.sql`select token_hash from known_devices`;
    expect(row?.["token_hash"]).toMatch(/^[0-9a-f]{64}$/);
    await database.sql`update known_devices set used_at = now() - interval '181 days'`;
    await attacked("198.51.100.1");
    const late = person.call(login("ana", ana.password));
    (await next()).end();
    await expect(late).resolves.toBeDefined();
  });

  it("resetting the password by email lets the owner in, and forgets all other devices", async () => {
    const { pauses } = slowed();
    const person = await registered(deps);
    const owner = visitor(deps, "198.51.100.1");
    await attacked("198.51.100.1");
    await owner.call((api) => api.accounts.requestReset({ email: ana.email }));
    await sendResetLink(deps, ana.email);
    const token = await tokenIn(database.db, "reset_password");
    await owner.call((api) => api.accounts.resetPassword({ token, password: "another horse" }));
    await expect(owner.call(login("ana", "another horse"))).resolves.toBeDefined();
    expect(pauses).toEqual([]);
    expect(await knownDevice(deps, person.user.id, person.jar.get("device") ?? null)).toBeNull();
  });
});

describe("an account's budget", () => {
  it("counts the attempts in all processes together", async () => {
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

  it("is reset after a success", async () => {
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

  it("is separate from the address's budget, which a success does not reset", async () => {
    deps = testDeps(database.db, { throttle: createThrottle(database.db) });
    await registered(deps);
    for (let round = 0; round < 50; round += 1) {
      await database.sql`delete from throttles where key not like 'login_address:%'`;
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
  it("is limited to five per hour and address, and still possible from others", async () => {
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

  it("as a guest is limited to 120 attempts per address in ten minutes; accounts have their own limits", async () => {
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
