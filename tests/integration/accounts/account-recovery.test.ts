import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountTokens, recoveryCodes, secondFactors } from "#db/schema/accounts/accounts.ts";
import { emails } from "#db/schema/platform/system.ts";
import { sessions, users } from "#db/schema/accounts/users.ts";
import { sendResetLink } from "#server/services/accounts/own/password.ts";
import { hashToken, isToken } from "#server/services/platform/tokens.ts";
import type { Deps } from "#server/deps.ts";
import { linkIn, newestMail, tokenIn } from "#tests/support/market/people/account-mails.ts";
import { ana, login, registered, wrongCredentials } from "#tests/support/market/people/accounts.ts";
import { DAY, HOUR, type MovableClock, movableClock } from "#tests/support/market/clock.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { httpClient, openApp } from "#tests/support/servers/http.ts";
import { codeOf, turnOn } from "#tests/support/powers/account-acts.ts";
import { type Visitor, visitor } from "#tests/support/servers/visitor.ts";

let database: FreshDatabase;
let deps: Deps;
let clock: MovableClock;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  await database.sql`truncate users, throttles, emails cascade`;
  clock = movableClock();
  deps = testDeps(database.db, { clock });
});

const NEW = "a new and better one";
const dead = { code: "NOT_FOUND" };
/** The account of the newest link is signed in, as it must be for the link. */
async function verify(token: string) {
  const person = visitor(deps);
  await person.call(login("ana", ana.password));
  return person.call((api) => api.accounts.verifyEmail({ token }));
}
const reset = (token: string, password = NEW) =>
  visitor(deps).call((api) => api.accounts.resetPassword({ token, password }));
const emailVerifiedAt = async () => (await deps.db.select().from(users))[0]?.emailVerifiedAt;

async function resetToken(): Promise<string> {
  await sendResetLink(deps, ana.email);
  return tokenIn(deps.db, "reset_password");
}

describe("Proving an address (ASVS 6.5.1)", () => {
  it("begins with an email at registration, whose link works once", async () => {
    await registered(deps);
    const token = await tokenIn(deps.db, "verify_email");
    expect(await emailVerifiedAt()).toBeNull();
    await verify(token);
    expect(await emailVerifiedAt()).toEqual(clock.now());
    await expect(verify(token)).rejects.toMatchObject(dead);
  });

  it("keeps the token as its SHA-256 alone (ASVS 6.5.2)", async () => {
    await registered(deps);
    const token = await tokenIn(deps.db, "verify_email");
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    const [row] = await deps.db.select().from(accountTokens);
    expect(row?.tokenHash).toBe(hashToken(token));
  });

  it("is over after 24 hours (ASVS 6.5.5)", async () => {
    await registered(deps);
    const token = await tokenIn(deps.db, "verify_email");
    clock.pass(DAY);
    await expect(verify(token)).rejects.toMatchObject(dead);
  });

  it("proves no address that the account has ceased to have", async () => {
    await registered(deps);
    const token = await tokenIn(deps.db, "verify_email");
    await deps.db.update(users).set({ email: "other@furrow.example" });
    await expect(verify(token)).rejects.toMatchObject(dead);
    expect(await emailVerifiedAt()).toBeNull();
  });

  it.each(["", "x", "A".repeat(43)])("refuses the token %j", async (token) => {
    await registered(deps);
    await expect(verify(token)).rejects.toMatchObject(dead);
  });

  it("sends a new link that ends the older one", async () => {
    const person = await registered(deps);
    const old = await tokenIn(deps.db, "verify_email");
    await person.call((api) => api.accounts.resendVerification());
    await expect(verify(old)).rejects.toMatchObject(dead);
    await verify(await tokenIn(deps.db, "verify_email"));
  });
});

describe("A forgotten password (ASVS 6.4.3)", () => {
  it("is replaced by the link, which ends every session and notifies the owner (ASVS 6.3.7)", async () => {
    await registered(deps);
    const token = await resetToken();
    await reset(token);
    expect(await deps.db.$count(sessions)).toBe(0);
    expect((await newestMail(deps.db, "password_changed")).to).toBe(ana.email);
    await expect(visitor(deps).call(login("ana", ana.password))).rejects.toMatchObject(
      wrongCredentials,
    );
    await expect(visitor(deps).call(login("ana", NEW))).resolves.toBeDefined();
  });

  it("is replaced once by one link, of two at the same moment", async () => {
    await registered(deps);
    const token = await resetToken();
    const tries = await Promise.allSettled([reset(token), reset(token)]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await expect(reset(token)).rejects.toMatchObject(dead);
  });

  it("has an hour, and one link at a time (ASVS 6.4.3)", async () => {
    await registered(deps);
    const older = await resetToken();
    const newer = await resetToken();
    await expect(reset(older)).rejects.toMatchObject(dead);
    clock.pass(HOUR);
    await expect(reset(newer)).rejects.toMatchObject(dead);
  });

  it("keeps the link when the new password is refused", async () => {
    await registered(deps);
    const token = await resetToken();
    await expect(reset(token, "Password123")).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await reset(token);
  });

  it("takes no link of another purpose", async () => {
    await registered(deps);
    await expect(reset(await tokenIn(deps.db, "verify_email"))).rejects.toMatchObject(dead);
    await expect(verify(await resetToken())).rejects.toMatchObject(dead);
  });

  it("is answered the same whether there is an account or not (ASVS 6.3.8)", async () => {
    await registered(deps);
    const ask = (email: string) =>
      visitor(deps).call((api) => api.accounts.requestReset({ email }));
    expect(await ask(ana.email)).toEqual(await ask("nobody@furrow.example"));
    // The request itself writes no email: that happens later, so its time reveals nothing.
    expect(await deps.db.$count(emails, eq(emails.kind, "reset_password"))).toBe(0);
    await sendResetLink(deps, "nobody@furrow.example");
    expect(await deps.db.$count(emails, eq(emails.kind, "reset_password"))).toBe(0);
  });

  const asking = (email: string, address: string) => async (times: number) => {
    for (let round = 0; round < times; round += 1) {
      await visitor(deps, address).call((api) => api.accounts.requestReset({ email }));
    }
  };
  const tooMany = { code: "TOO_MANY_REQUESTS" };

  it("is asked for five times an hour from one address at most, with an account or without (ASVS 6.3.1)", async () => {
    await registered(deps);
    for (const email of [ana.email, "nobody@furrow.example"]) {
      const ask = asking(email, "203.0.113.7");
      await ask(5);
      await expect(ask(1)).rejects.toMatchObject(tooMany);
    }
  });

  it("ASVS 6.3.1 is not kept from its owner by a stranger who asks for it all the time", async () => {
    const stranger = asking(ana.email, "2001:db8:1:1::1");
    await stranger(5);
    await expect(stranger(1)).rejects.toMatchObject(tooMany);
    const neighbor = asking(ana.email, "2001:db8:1:1::2");
    await expect(neighbor(1)).rejects.toMatchObject(tooMany);
    await asking(ana.email.toUpperCase(), "198.51.100.4")(1);
  });

  it("comes twenty times an hour at most, from however many addresses: no mailbox is flooded", async () => {
    for (let each = 1; each <= 4; each += 1) await asking(ana.email, `198.51.100.${each}`)(5);
    await expect(asking(ana.email, "198.51.100.5")(1)).rejects.toMatchObject(tooMany);
  });

  it("leads to the configured address, whatever host the request names (ASVS 6.4.3)", async () => {
    await using app = await openApp(deps);
    await registered(deps);
    const client = httpClient(app);
    const body = JSON.stringify({ email: ana.email });
    await client.send("POST", "/trpc/accounts.requestReset", body, {
      "content-type": "application/json",
      "x-forwarded-host": "evil.example",
      forwarded: "host=evil.example",
    });
    await sendResetLink(deps, ana.email);
    expect((await linkIn(deps.db, "reset_password")).origin).toBe(deps.publicUrl);
  });

  it("opens no closed account", async () => {
    await registered(deps);
    const token = await resetToken();
    await deps.db.update(users).set({ disabled: true });
    await expect(reset(token)).rejects.toMatchObject(dead);
  });
});

describe("Changing the password (ASVS 6.2.3)", () => {
  it("needs the old one, ends other sessions and gives this one a new id (ASVS 7.4.3)", async () => {
    const person = await registered(deps);
    const phone = visitor(deps);
    await phone.call(login("ana", ana.password));
    const change = (password: string) =>
      person.call((api) => api.accounts.changePassword({ password, newPassword: NEW }));
    await expect(change("wrong horse")).rejects.toMatchObject({ code: "BAD_REQUEST" });
    const before = person.jar.get("session")!;
    await change(ana.password);
    expect(person.jar.get("session")).not.toBe(before);
    expect(await deps.auth.readSession(before)).toBeNull();
    expect(await phone.call((api) => api.auth.current())).toBeNull();
    expect(await person.call((api) => api.auth.current())).not.toBeNull();
    expect((await newestMail(deps.db, "password_changed")).to).toBe(ana.email);
  });

  it.each(["password1", "PASSWORD1", "iloveyou1", "Furrow2026!", "12345678"])(
    "refuses %j, which guessers try first (ASVS 6.2.4)",
    async (newPassword) => {
      const person = await registered(deps);
      await expect(
        person.call((api) => api.accounts.changePassword({ password: ana.password, newPassword })),
      ).rejects.toMatchObject({ cause: { details: { field: "newPassword" } } });
      await expect(
        registered(deps, { username: "b", email: "b@furrow.example", password: newPassword }),
      ).rejects.toMatchObject({ code: "BAD_REQUEST" });
    },
  );
});

describe("Changing the email (ASVS 6.3.7)", () => {
  const wanted = "ana.lee@furrow.example";
  const change = async (person: Visitor, email = wanted) => {
    await person.call((api) => api.accounts.requestEmailChange({ email }));
    const token = await tokenIn(deps.db, "change_email");
    await person.call((api) => api.accounts.verifyEmail({ token }));
  };

  /** Someone whose first address is proven. */
  const proven = async () => {
    const person = await registered(deps);
    const token = await tokenIn(deps.db, "verify_email");
    await person.call((api) => api.accounts.verifyEmail({ token }));
    return person;
  };

  it("shows its owner the address that waits, until the link is used or over", async () => {
    const person = await registered(deps);
    const pending = () => person.call((api) => api.accounts.pendingEmail());
    expect(await pending()).toBeNull();
    await person.call((api) => api.accounts.requestEmailChange({ email: "new@furrow.example" }));
    expect(await pending()).toMatchObject({ email: "new@furrow.example" });
    clock.pass(24 * HOUR);
    expect(await pending()).toBeNull();
  });

  it("gives an address that was never proven no way into the account", async () => {
    await change(await registered(deps));
    const done = await newestMail(deps.db, "email_changed");
    expect(done).toMatchObject({ to: ana.email, text: expect.not.stringContaining("?token=") });
    expect(await deps.db.$count(accountTokens)).toBe(0);
  });

  it("counts once the new address is proven, and notifies the old one", async () => {
    const person = await registered(deps);
    await person.call((api) => api.accounts.requestEmailChange({ email: wanted }));
    expect((await newestMail(deps.db, "email_changed")).to).toBe(ana.email);
    expect((await newestMail(deps.db, "change_email")).to).toBe(wanted);
    expect((await deps.db.select().from(users))[0]?.email).toBe(ana.email);
    await verify(await tokenIn(deps.db, "change_email"));
    const [after] = await deps.db.select().from(users);
    expect(after).toMatchObject({ email: wanted, emailVerifiedAt: clock.now() });
  });

  it("ASVS 6.3.7 is undone by the old address within seven days, however often it was changed since", async () => {
    const person = await proven();
    await change(person);
    const done = await newestMail(deps.db, "email_changed");
    expect(done).toMatchObject({ to: ana.email, text: expect.stringContaining("7 days") });
    const token = await tokenIn(deps.db, "email_changed");
    clock.pass(1_000);
    await change(person, "third@furrow.example");
    expect((await newestMail(deps.db, "email_changed")).text).not.toContain("?token=");
    await person.call((api) =>
      api.accounts.changePassword({ password: ana.password, newPassword: "the thief's horse" }),
    );
    clock.pass(6 * 24 * HOUR);
    await visitor(deps).call((api) =>
      api.accounts.resetPassword({ token, password: "mine again, horse" }),
    );
    const [after] = await deps.db.select().from(users);
    expect(after?.email).toBe(ana.email);
    expect(await person.call((api) => api.auth.current())).toBeNull();
    await visitor(deps).call(login("ana", "mine again, horse"));
  });

  it("ASVS 14.2.1 is undone by a link that names no address, and the database shows none either", async () => {
    await change(await proven());
    const link = await linkIn(deps.db, "email_changed");
    expect([...link.searchParams.keys()]).toEqual(["token"]);
    expect(isToken(link.searchParams.get("token") ?? "")).toBe(true);
    const [row] = await deps.db.select().from(accountTokens);
    expect(row).toMatchObject({
      purpose: "undo_email",
      email: wanted,
      encrypted: expect.any(String),
    });
    for (const form of ["utf8", "base64url", "hex"] as const) {
      expect(JSON.stringify(row)).not.toContain(Buffer.from(ana.email).toString(form));
    }
  });

  it("undone, takes off a second factor that was set up after it, with its recovery codes", async () => {
    const person = await proven();
    await change(person);
    const token = await tokenIn(deps.db, "email_changed");
    clock.pass(1_000);
    await turnOn({ clock }, person);
    await reset(token);
    expect(await deps.db.$count(secondFactors)).toBe(0);
    expect(await deps.db.$count(recoveryCodes)).toBe(0);
    expect(await newestMail(deps.db, "second_factor_changed")).toMatchObject({
      to: ana.email,
      subject: "Two-factor sign-in is off",
    });
    await visitor(deps).call(login("ana", NEW));
  });

  it("undone, leaves a second factor that was on before: the old mailbox alone opens nothing", async () => {
    const person = await proven();
    const { secret } = await turnOn({ clock }, person);
    await change(person);
    await reset(await tokenIn(deps.db, "email_changed"));
    const enter = (code?: string) =>
      visitor(deps).call((api) => api.auth.login({ username: "ana", password: NEW, code }));
    await expect(enter()).rejects.toMatchObject({ cause: { code: "second_factor" } });
    await enter(codeOf({ clock }, secret));
    expect(await deps.db.$count(recoveryCodes)).toBe(10);
  });

  it("needs the password of the last ten minutes (ASVS 7.5.1)", async () => {
    const person = await registered(deps);
    clock.pass(HOUR);
    await expect(
      person.call((api) => api.accounts.requestEmailChange({ email: wanted })),
    ).rejects.toMatchObject({ cause: { code: "confirm_password" } });
  });

  it("writes to no one who has an account with that address, and answers the same", async () => {
    const person = await registered(deps);
    await registered(deps, { username: "ben", email: wanted });
    await person.call((api) => api.accounts.requestEmailChange({ email: wanted }));
    expect(await deps.db.$count(emails, eq(emails.kind, "change_email"))).toBe(0);
  });
});
