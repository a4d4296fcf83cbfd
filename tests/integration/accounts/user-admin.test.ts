import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "#server/demo/accounts.ts";
import type { AppCaller } from "#server/routers/index.ts";
import { newestMail } from "#tests/support/market/people/account-mails.ts";
import { turnOn } from "#tests/support/market/people/authenticator.ts";
import { HOUR } from "#tests/support/market/time/clock.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { beginUserAdmin, type UserAdmin } from "#tests/support/setups/user-admin.ts";

let database: FreshDatabase;
let users: UserAdmin;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  users = await beginUserAdmin(database);
});

/** The form's fields with the values it shows. */
async function shownOf(id: string) {
  const user = await users.ask((api) => api.one({ id }));
  const { firstName, lastName, email } = user;
  return {
    firstName,
    lastName,
    email,
    zipCode: user.zipCode ?? "",
    phoneNumber: user.phoneNumber ?? "",
  };
}

describe("The list of accounts", () => {
  it("can be searched and filtered by role and state, and shows what each account has bought", async () => {
    const found = (query: object) =>
      users
        .ask((api) => api.page(query))
        .then(({ total, rows }) => [total, ...rows.map(({ username }) => username)]);
    expect(await found({ q: "WHITFIELD" })).toEqual([1, "customer"]);
    expect(await found({ role: "logistics" })).toEqual([1, "logistics"]);
    expect(await found({ state: "disabled" })).toEqual([0]);
    expect(await found({ sort: "username", dir: "asc", size: 2 })).toEqual([
      4,
      "admin",
      "customer",
    ]);
    expect(await found({ sort: "lastSeenAt" })).toEqual(expect.arrayContaining(["admin"]));
    const { rows } = await users.ask((api) => api.page({ q: "customer@" }));
    expect(rows[0]).toMatchObject({ orders: 0, spent: 0, secondFactor: false, disabled: false });
  });

  it("contains no passwords, and neither do an account's page and the export", async () => {
    const everything = JSON.stringify([
      await users.ask((api) => api.page({})),
      await users.ask(async (api) => api.one({ id: await users.idOf("customer") })),
      await users.ask((api) => api.export({})),
    ]);
    expect(everything).not.toMatch(/argon2|password/iu);
    expect((await users.lastEntry())?.["action"]).toBe("export.made");
  });

  it("exports a file that is safe to open in a spreadsheet", async () => {
    await database.sql`update users set first_name = '=1+1' where username = 'customer'`;
    expect(await users.ask((api) => api.export({ q: "whitfield" }))).toContain("'=1+1,Whitfield");
  });
});

describe("An account", () => {
  it("shows its sessions without their ids, and can be signed out everywhere", async () => {
    const customer = await users.signedIn("customer");
    const id = await users.idOf("customer");
    const before = await users.ask((api) => api.one({ id }));
    expect(before.sessions).toMatchObject([{ userAgent: "Furrow tests", address: "203.0.113.7" }]);
    expect(Object.keys(before.sessions[0]!)).not.toContain("id");
    await users.ask((api) => api.signOut({ id }));
    expect(await users.current(customer)).toBeNull();
    const after = await users.ask((api) => api.one({ id }));
    expect(after.sessions).toEqual([]);
    expect(after.entries).toMatchObject([{ action: "user.signed_out", actorName: "admin" }]);
  });

  it("shows no session that expired unused", async () => {
    await users.signedIn("customer");
    const id = await users.idOf("customer");
    const sessionsOf = async () => (await users.ask((api) => api.one({ id }))).sessions;
    expect(await sessionsOf()).toHaveLength(1);
    const now = users.clock.now();
    await database.sql`update sessions set expires_at = ${now.toISOString()} where user_id = ${id}`;
    expect(await sessionsOf()).toEqual([]);
  });

  it("can be emailed a link for a new password, which only the owner sets, unless disabled (ASVS 6.4.6)", async () => {
    const id = await users.idOf("customer");
    users.clock.pass(1_000);
    await users.ask((api) => api.sendReset({ id }));
    const [mail] =
      await database.sql`select kind, to_address as "to" from emails order by created_at desc, dedupe_key desc limit 1`;
    expect(mail).toEqual({ kind: "reset_password", to: "customer@furrow.example" });
    expect(await users.lastEntry()).toMatchObject({
      action: "user.reset_sent",
      subject_name: "customer",
    });
    await users.ask((api) => api.disable({ ids: [id], reason: "Fraud" }));
    await expect(users.ask((api) => api.sendReset({ id }))).rejects.toThrow(
      "This account is disabled",
    );
  });

  it("without app and codes can be recovered by an admin, with a reason and an email (ASVS 6.4.4)", async () => {
    const id = await users.idOf("logistics");
    const lost = await users.signedIn("logistics");
    await turnOn(users, lost);
    const [sofar] = await database.sql`select email from users where id = ${id}`;
    const takeOff = (reason: string) => users.ask((api) => api.takeOffSecondFactor({ id, reason }));
    await expect(takeOff("")).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(users.signedIn("logistics")).rejects.toMatchObject({
      cause: { code: "second_factor" },
    });
    await takeOff("Seen in person");
    expect(await users.lastEntry()).toMatchObject({
      action: "user.two_factor_removed",
      subject_name: "logistics",
      actor_name: "admin",
      detail: { reason: "Seen in person" },
    });
    expect(await newestMail(database.db, "second_factor_changed")).toMatchObject({
      to: sofar?.["email"],
      subject: "Two-factor sign-in is off",
    });
    expect(await users.current(lost)).toBeNull();
    await users.signedIn("logistics");
    await expect(takeOff("Once more")).rejects.toMatchObject({ code: "CONFLICT" });
    const own = { id: await users.idOf("admin"), reason: "My own" };
    await expect(users.ask((api) => api.takeOffSecondFactor(own))).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
  });

  it("can only be changed, disabled or reset with a recent password (ASVS 7.5.1)", async () => {
    users.clock.pass(11 * 60_000);
    const id = await users.idOf("customer");
    const delicate: ((api: AppCaller["admin"]["users"]) => Promise<unknown>)[] = [
      (api) => api.changeRole({ id, role: "admin" }),
      (api) => api.disable({ ids: [id], reason: "Fraud" }),
      (api) => api.enable({ ids: [id] }),
      (api) => api.sendReset({ id }),
    ];
    for (const act of delicate) {
      await expect(users.ask(act)).rejects.toThrow("Please enter your password to go on");
    }
    await users.admin.call((api) => api.accounts.confirmPassword({ password: DEMO_PASSWORD }));
    await users.ask((api) => api.changeRole({ id, role: "admin" }));
    expect(await users.admins()).toBe(2);
  });

  it("is changed field by field, and a new address has to be verified", async () => {
    const id = await users.idOf("customer");
    const change = {
      id,
      shown: await shownOf(id),
      firstName: "Nora",
      lastName: "Whitfield",
      email: "nora@furrow.example",
      zipCode: "",
      phoneNumber: "(707) 555-0161",
    };
    await users.ask((api) => api.change(change));
    const user = await users.ask((api) => api.one({ id }));
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
      users.ask(async (api) =>
        api.change({ ...change, shown: await shownOf(id), email: "admin@furrow.example" }),
      ),
    ).rejects.toThrow("There is already an account with this email");
  });

  it("keeps its owner's changes made in the meantime, or reports a conflict", async () => {
    const id = await users.idOf("customer");
    const shown = await shownOf(id);
    await database.sql`update users set email = 'moved@furrow.example' where id = ${id}`;
    await users.ask((api) => api.change({ ...shown, id, shown, firstName: "Nora" }));
    expect(await users.ask((api) => api.one({ id }))).toMatchObject({
      firstName: "Nora",
      email: "moved@furrow.example",
    });
    await expect(
      users.ask((api) => api.change({ ...shown, id, shown, email: "nora@furrow.example" })),
    ).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await shownOf(id)).toMatchObject({ email: "moved@furrow.example" });
  });

  it("is not found if its id is unknown", async () => {
    const id = crypto.randomUUID();
    await expect(users.ask((api) => api.one({ id }))).rejects.toThrow(
      "We cannot find this account",
    );
    await expect(users.ask((api) => api.signOut({ id }))).rejects.toThrow(
      "We cannot find this account",
    );
  });

  it("records when it was last seen, at most once an hour", async () => {
    const seen = async () =>
      new Date(
        (await database.sql`select last_seen_at as at from users where username = 'customer'`)[0]![
          "at"
        ],
      );
    const customer = await users.signedIn("customer");
    await users.current(customer);
    const first = users.clock.now();
    expect(await seen()).toEqual(first);
    users.clock.pass(HOUR - 1);
    await users.current(customer);
    expect(await seen()).toEqual(first);
    users.clock.pass(1);
    await users.current(customer);
    expect(await seen()).toEqual(users.clock.now());
  });
});
