import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { seedDemoAccounts, DEMO_PASSWORD } from "#server/demo/accounts.ts";
import type { Deps } from "#server/deps.ts";
import type { AppCaller } from "#server/routers/index.ts";
import { newestMail } from "#tests/support/market/people/account-mails.ts";
import { turnOn } from "#tests/support/powers/account-acts.ts";
import { login, registered } from "#tests/support/market/people/accounts.ts";
import { HOUR, movableClock, type MovableClock } from "#tests/support/market/clock.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { visitor, type Visitor } from "#tests/support/servers/visitor.ts";

let database: FreshDatabase;
let deps: Deps;
let admin: Visitor;
let clock: MovableClock;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  clock = movableClock();
  deps = testDeps(database.db, { clock });
  await database.empty("users", "throttles");
  await seedDemoAccounts(deps);
  admin = await signedIn("admin");
});

async function signedIn(username: string): Promise<Visitor> {
  const person = visitor(deps);
  await person.call(login(username, DEMO_PASSWORD));
  return person;
}
const ask = <Result>(
  run: (api: AppCaller["admin"]["users"]) => Promise<Result>,
  as: Visitor = admin,
): Promise<Result> => as.call((api) => run(api.admin.users));
const idOf = async (username: string): Promise<string> =>
  (await database.sql`select id from users where username = ${username}`)[0]!["id"];
const current = (person: Visitor) => person.call((api) => api.auth.current());
const admins = async () =>
  (await database.sql`select 1 from users where role = 'admin' and not disabled`).length;
const lastEntry = async () =>
  (
    await database.sql`select action, subject_name, actor_name, detail from audit_log order by id desc limit 1`
  )[0];

/** A second admin, signed in. */
async function secondAdmin(): Promise<Visitor> {
  await registered(deps, { username: "ben", email: "ben@furrow.example" });
  await ask(async (api) => api.changeRole({ id: await idOf("ben"), role: "admin" }));
  const ben = visitor(deps);
  await ben.call(login("ben", "correct horse"));
  return ben;
}

describe("The list of accounts", () => {
  it("is searched, filtered by role and state, and shows what each has bought", async () => {
    const found = (query: object) =>
      ask((api) => api.page(query)).then(({ total, rows }) => [
        total,
        ...rows.map(({ username }) => username),
      ]);
    expect(await found({ q: "WHITFIELD" })).toEqual([1, "customer"]);
    expect(await found({ role: "logistics" })).toEqual([1, "logistics"]);
    expect(await found({ state: "disabled" })).toEqual([0]);
    expect(await found({ sort: "username", dir: "asc", size: 2 })).toEqual([
      4,
      "admin",
      "customer",
    ]);
    expect(await found({ sort: "lastSeenAt" })).toEqual(expect.arrayContaining(["admin"]));
    const { rows } = await ask((api) => api.page({ q: "customer@" }));
    expect(rows[0]).toMatchObject({ orders: 0, spent: 0, secondFactor: false, disabled: false });
  });

  it("holds no password, in the list, on the page of one and in the file", async () => {
    const everything = JSON.stringify([
      await ask((api) => api.page({})),
      await ask(async (api) => api.one({ id: await idOf("customer") })),
      await ask((api) => api.export({})),
    ]);
    expect(everything).not.toMatch(/argon2|password/iu);
    expect((await lastEntry())?.["action"]).toBe("export.made");
  });

  it("opens safely in a spreadsheet", async () => {
    await database.sql`update users set first_name = '=1+1' where username = 'customer'`;
    expect(await ask((api) => api.export({ q: "whitfield" }))).toContain("'=1+1,Whitfield");
  });
});

describe("The power of an admin", () => {
  it("gives a role, ends the person's sessions at once and writes it down (ASVS 7.2.4, 8.3.2)", async () => {
    const customer = await signedIn("customer");
    await ask(async (api) => api.changeRole({ id: await idOf("customer"), role: "logistics" }));
    expect(await current(customer)).toBeNull();
    expect(await lastEntry()).toMatchObject({
      action: "user.role_changed",
      subject_name: "customer",
      actor_name: "admin",
      detail: { role: { from: "customer", to: "logistics" } },
    });
    expect(await current(await signedIn("customer"))).toMatchObject({ role: "logistics" });
  });

  it("is not turned against oneself, and the last admin stays", async () => {
    const id = await idOf("admin");
    await expect(ask((api) => api.changeRole({ id, role: "customer" }))).rejects.toThrow(
      "You cannot do this to your own account",
    );
    await expect(ask((api) => api.disable({ ids: [id], reason: "Leaves" }))).rejects.toThrow(
      "You cannot do this to your own account",
    );
    expect(await admins()).toBe(1);
  });

  it("stays with one who has not asked to be erased", async () => {
    const ben = await secondAdmin();
    await ben.call((api) => api.accounts.requestDeletion());
    await ben.call(login("ben", "correct horse"));
    const mine = await idOf("admin");
    await ask(async (api) => api.disable({ ids: [await idOf("customer")], reason: "Fraud" }), ben);
    const demoted = ask((api) => api.changeRole({ id: mine, role: "customer" }), ben);
    await expect(demoted).rejects.toThrow("The last admin stays");
    const closed = ask((api) => api.disable({ ids: [mine], reason: "A quarrel" }), ben);
    await expect(closed).rejects.toThrow("The last admin stays");
  });

  it.each(["changeRole", "disable"] as const)(
    "leaves one admin when two take each other's by %s in the same moment",
    async (way) => {
      const ben = await secondAdmin();
      const [mine, bens] = [await idOf("admin"), await idOf("ben")];
      const take = (id: string, as: Visitor) =>
        ask(
          (api): Promise<unknown> =>
            way === "disable"
              ? api.disable({ ids: [id], reason: "A quarrel" })
              : api.changeRole({ id, role: "customer" }),
          as,
        );
      const outcomes = await Promise.allSettled([take(bens, admin), take(mine, ben)]);
      expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      expect(await admins()).toBe(1);
    },
  );

  it("closes several accounts or none, and each is refused with its next request", async () => {
    const [customer, farmer] = [await signedIn("customer"), await signedIn("farmer")];
    const ids = [await idOf("customer"), await idOf("farmer")];
    await expect(
      ask((api) => api.disable({ ids: [...ids, crypto.randomUUID()], reason: "Fraud" })),
    ).rejects.toThrow("We cannot find this account");
    expect(await current(customer)).not.toBeNull();
    await ask((api) => api.disable({ ids, reason: "Fraud" }));
    expect([await current(customer), await current(farmer)]).toEqual([null, null]);
    expect(await lastEntry()).toMatchObject({
      action: "user.disabled",
      detail: { reason: "Fraud" },
    });
    await expect(signedIn("customer")).rejects.toThrow("This account has been closed");
    await ask((api) => api.enable({ ids }));
    expect(await current(await signedIn("customer"))).not.toBeNull();
  });

  it("asks for a reason", async () => {
    const ids = [await idOf("customer")];
    await expect(ask((api) => api.disable({ ids, reason: " " }))).rejects.toThrow(
      "Please give a reason",
    );
  });
});

describe("An account", () => {
  it("shows its sessions without what opens them, and is signed out everywhere", async () => {
    const customer = await signedIn("customer");
    const id = await idOf("customer");
    const before = await ask((api) => api.one({ id }));
    expect(before.sessions).toMatchObject([{ userAgent: "Furrow tests", address: "203.0.113.7" }]);
    expect(Object.keys(before.sessions[0]!)).not.toContain("id");
    await ask((api) => api.signOut({ id }));
    expect(await current(customer)).toBeNull();
    const after = await ask((api) => api.one({ id }));
    expect(after.sessions).toEqual([]);
    expect(after.entries).toMatchObject([{ action: "user.signed_out", actorName: "admin" }]);
  });

  it("is mailed a link to a new password, which no one else ever sets, unless it is closed (ASVS 6.4.6)", async () => {
    const id = await idOf("customer");
    clock.pass(1_000);
    await ask((api) => api.sendReset({ id }));
    const [mail] =
      await database.sql`select kind, to_address as "to" from emails order by created_at desc, dedupe_key desc limit 1`;
    expect(mail).toEqual({ kind: "reset_password", to: "customer@furrow.example" });
    expect(await lastEntry()).toMatchObject({
      action: "user.reset_sent",
      subject_name: "customer",
    });
    await ask((api) => api.disable({ ids: [id], reason: "Fraud" }));
    await expect(ask((api) => api.sendReset({ id }))).rejects.toThrow("This account is closed");
  });

  it("of someone without app and codes is opened by an admin, with a reason and an email (ASVS 6.4.4)", async () => {
    const id = await idOf("logistics");
    const lost = await signedIn("logistics");
    await turnOn({ clock }, lost);
    const [sofar] = await database.sql`select email from users where id = ${id}`;
    const takeOff = (reason: string) => ask((api) => api.takeOffSecondFactor({ id, reason }));
    await expect(takeOff("")).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(signedIn("logistics")).rejects.toMatchObject({ cause: { code: "second_factor" } });
    await takeOff("Seen in person");
    expect(await lastEntry()).toMatchObject({
      action: "user.two_factor_removed",
      subject_name: "logistics",
      actor_name: "admin",
      detail: { reason: "Seen in person" },
    });
    expect(await newestMail(database.db, "second_factor_changed")).toMatchObject({
      to: sofar?.["email"],
      subject: "Two-factor sign-in is off",
    });
    expect(await current(lost)).toBeNull();
    await signedIn("logistics");
    await expect(takeOff("Once more")).rejects.toMatchObject({ code: "CONFLICT" });
    const own = { id: await idOf("admin"), reason: "My own" };
    await expect(ask((api) => api.takeOffSecondFactor(own))).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
  });

  it("changes hands, role or address only with the password given moments ago (ASVS 7.5.1)", async () => {
    clock.pass(11 * 60_000);
    const id = await idOf("customer");
    const delicate: ((api: AppCaller["admin"]["users"]) => Promise<unknown>)[] = [
      (api) => api.changeRole({ id, role: "admin" }),
      (api) => api.disable({ ids: [id], reason: "Fraud" }),
      (api) => api.enable({ ids: [id] }),
      (api) => api.sendReset({ id }),
    ];
    for (const act of delicate) {
      await expect(ask(act)).rejects.toThrow("Please enter your password to go on");
    }
    await admin.call((api) => api.accounts.confirmPassword({ password: DEMO_PASSWORD }));
    await ask((api) => api.changeRole({ id, role: "admin" }));
    expect(await admins()).toBe(2);
  });

  it("is changed field by field; a new address has to be verified again", async () => {
    const id = await idOf("customer");
    const change = {
      id,
      firstName: "Nora",
      lastName: "Whitfield",
      email: "nora@furrow.example",
      zipCode: "",
      phoneNumber: "(707) 555-0161",
    };
    await ask((api) => api.change(change));
    const user = await ask((api) => api.one({ id }));
    expect(user).toMatchObject({ email: "nora@furrow.example", zipCode: null });
    expect(user.emailVerifiedAt).toBeNull();
    expect(user.entries[0]).toMatchObject({
      action: "user.changed",
      detail: {
        email: { from: "customer@furrow.example", to: "nora@furrow.example" },
        zipCode: { from: "94952", to: null },
      },
    });
    expect(await newestMail(database.db, "email_changed")).toMatchObject({
      to: "customer@furrow.example",
      text: expect.stringContaining("nora@furrow.example"),
    });
    await expect(
      ask((api) => api.change({ ...change, email: "admin@furrow.example" })),
    ).rejects.toThrow("There is already an account with this email");
  });

  it("that no one knows is not found", async () => {
    const id = crypto.randomUUID();
    await expect(ask((api) => api.one({ id }))).rejects.toThrow("We cannot find this account");
    await expect(ask((api) => api.signOut({ id }))).rejects.toThrow("We cannot find this account");
  });

  it("was last seen when a session was read, written once an hour at most", async () => {
    const seen = async () =>
      new Date(
        (await database.sql`select last_seen_at as at from users where username = 'customer'`)[0]![
          "at"
        ],
      );
    const customer = await signedIn("customer");
    await current(customer);
    const first = clock.now();
    expect(await seen()).toEqual(first);
    clock.pass(HOUR - 1);
    await current(customer);
    expect(await seen()).toEqual(first);
    clock.pass(1);
    await current(customer);
    expect(await seen()).toEqual(clock.now());
  });
});
