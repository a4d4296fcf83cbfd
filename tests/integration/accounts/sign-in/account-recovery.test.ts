import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountTokens } from "#db/schema/accounts/accounts.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { sessions, users } from "#db/schema/accounts/users.ts";
import { sendResetLink } from "#server/services/accounts/own/password.ts";
import { hashToken } from "#server/services/platform/links/tokens.ts";
import { linkIn, newestMail, tokenIn } from "#tests/support/market/people/account-mails.ts";
import { ana, login, registered, wrongCredentials } from "#tests/support/market/people/accounts.ts";
import { DAY, HOUR } from "#tests/support/market/time/clock.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { httpClient, openApp } from "#tests/support/servers/http.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { type FreshAccounts, freshAccounts, NEW } from "#tests/support/setups/fresh-accounts.ts";

let database: FreshDatabase;
let at: FreshAccounts;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  at = await freshAccounts(database);
});

const dead = { code: "NOT_FOUND" };
const noLonger = { ...dead, message: "This link no longer works. Please ask for a new one." };
const emailVerifiedAt = async () => (await at.deps.db.select().from(users))[0]?.emailVerifiedAt;

describe("Verifying an address (ASVS 6.5.1)", () => {
  it("starts with an email at registration, whose link works once", async () => {
    await registered(at.deps);
    const token = await tokenIn(at.deps.db, "verify_email");
    expect(await emailVerifiedAt()).toBeNull();
    await at.verify(token);
    expect(await emailVerifiedAt()).toEqual(at.clock.now());
  });

  it("changes nothing more when its link is used again after a lost response", async () => {
    const person = await registered(at.deps);
    const token = await tokenIn(at.deps.db, "verify_email");
    await Promise.all([at.verify(token), at.verify(token)]);
    const verifiedAt = at.clock.now();
    at.clock.pass(HOUR);
    await at.verify(token);
    expect(await emailVerifiedAt()).toEqual(verifiedAt);
    const opened = () => visitor(at.deps).call((api) => api.accounts.addressLink({ token }));
    await expect(opened()).rejects.toMatchObject({
      ...dead,
      message: "This link has been used. Your email is confirmed.",
      cause: { details: { isUsed: true } },
    });
    const other = await registered(at.deps, { username: "ben", email: "ben@furrow.example" });
    await expect(other.call((api) => api.accounts.verifyEmail({ token }))).rejects.toMatchObject(
      noLonger,
    );
    const byId = eq(users.id, person.user.id);
    await at.deps.db.update(users).set({ email: "other@furrow.example" }).where(byId);
    await expect(opened()).rejects.toMatchObject(noLonger);
    await expect(at.verify(token)).rejects.toMatchObject(noLonger);
    await at.deps.db.update(users).set({ email: ana.email }).where(byId);
    at.clock.pass(DAY);
    await expect(opened()).rejects.toMatchObject(noLonger);
  });

  it("stores only the token's SHA-256 (ASVS 6.5.2)", async () => {
    await registered(at.deps);
    const token = await tokenIn(at.deps.db, "verify_email");
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    const [row] = await at.deps.db.select().from(accountTokens);
    expect(row?.tokenHash).toBe(hashToken(token));
  });

  it("is possible for 24 hours (ASVS 6.5.5)", async () => {
    await registered(at.deps);
    const token = await tokenIn(at.deps.db, "verify_email");
    at.clock.pass(DAY);
    await expect(at.verify(token)).rejects.toMatchObject(dead);
  });

  it("does not verify an address that the account no longer has", async () => {
    await registered(at.deps);
    const token = await tokenIn(at.deps.db, "verify_email");
    await at.deps.db.update(users).set({ email: "other@furrow.example" });
    await expect(at.verify(token)).rejects.toMatchObject(dead);
    expect(await emailVerifiedAt()).toBeNull();
  });

  it.each(["", "x", "A".repeat(43)])("refuses the token %j", async (token) => {
    await registered(at.deps);
    await expect(at.verify(token)).rejects.toMatchObject(dead);
  });

  it("can send a new link, which invalidates the previous one", async () => {
    const person = await registered(at.deps);
    const old = await tokenIn(at.deps.db, "verify_email");
    await person.call((api) => api.accounts.resendVerification());
    await expect(at.verify(old)).rejects.toMatchObject(dead);
    await at.verify(await tokenIn(at.deps.db, "verify_email"));
  });
});

describe("A forgotten password (ASVS 6.4.3)", () => {
  it("is replaced through the link, which ends every session and notifies the owner (ASVS 6.3.7)", async () => {
    await registered(at.deps);
    const token = await at.resetToken();
    await at.reset(token);
    expect(await at.deps.db.$count(sessions)).toBe(0);
    expect((await newestMail(at.deps.db, "password_changed")).to).toBe(ana.email);
    await expect(visitor(at.deps).call(login("ana", ana.password))).rejects.toMatchObject(
      wrongCredentials,
    );
    await expect(visitor(at.deps).call(login("ana", NEW))).resolves.toBeDefined();
  });

  it("is replaced only once by two concurrent uses of a link", async () => {
    await registered(at.deps);
    const token = await at.resetToken();
    const tries = await Promise.allSettled([at.reset(token), at.reset(token)]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await expect(at.reset(token)).rejects.toMatchObject(dead);
  });

  it("says so when the link is used again after a lost response, until it expires or the account is closed", async () => {
    await registered(at.deps);
    const token = await at.resetToken();
    const used = {
      ...dead,
      message: "This link has been used. Please sign in with your new password.",
      cause: { details: { isUsed: true } },
    };
    const tries = await Promise.allSettled([at.reset(token), at.reset(token)]);
    expect(tries.find(({ status }) => status === "rejected")).toMatchObject({ reason: used });
    await expect(at.reset(token, "another one entirely")).rejects.toMatchObject(used);
    await expect(visitor(at.deps).call(login("ana", NEW))).resolves.toBeDefined();
    await at.deps.db.update(users).set({ disabled: true });
    await expect(at.reset(token)).rejects.toMatchObject(noLonger);
    await at.deps.db.update(users).set({ disabled: false });
    at.clock.pass(HOUR);
    await expect(at.reset(token)).rejects.toMatchObject(noLonger);
  });

  it("has one link at a time, which works for an hour (ASVS 6.4.3)", async () => {
    await registered(at.deps);
    const older = await at.resetToken();
    const newer = await at.resetToken();
    await expect(at.reset(older)).rejects.toMatchObject(dead);
    at.clock.pass(HOUR);
    await expect(at.reset(newer)).rejects.toMatchObject(dead);
  });

  it("does not use up the link when the new password is refused", async () => {
    await registered(at.deps);
    const token = await at.resetToken();
    await expect(at.reset(token, "Password123")).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await at.reset(token);
  });

  it("does not accept a link with another purpose", async () => {
    await registered(at.deps);
    await expect(at.reset(await tokenIn(at.deps.db, "verify_email"))).rejects.toMatchObject(dead);
    await expect(at.verify(await at.resetToken())).rejects.toMatchObject(dead);
  });

  it("gets the same response whether or not there is an account (ASVS 6.3.8)", async () => {
    await registered(at.deps);
    const ask = (email: string) =>
      visitor(at.deps).call((api) => api.accounts.requestReset({ email }));
    expect(await ask(ana.email)).toEqual(await ask("nobody@furrow.example"));
    // The request itself writes no email: a job does so later, so the response time reveals nothing.
    expect(await at.deps.db.$count(emails, eq(emails.kind, "reset_password"))).toBe(0);
    await sendResetLink(at.deps, "nobody@furrow.example");
    expect(await at.deps.db.$count(emails, eq(emails.kind, "reset_password"))).toBe(0);
  });

  const asking = (email: string, address: string) => async (times: number) => {
    for (let round = 0; round < times; round += 1) {
      await visitor(at.deps, address).call((api) => api.accounts.requestReset({ email }));
    }
  };
  const tooMany = { code: "TOO_MANY_REQUESTS" };

  it("gets at most ten links an hour per mailbox and address, with or without an account (ASVS 6.3.1)", async () => {
    await registered(at.deps);
    for (const email of [ana.email, "nobody@furrow.example"]) {
      const ask = asking(email, "203.0.113.8");
      await ask(10);
      await expect(ask(1)).rejects.toMatchObject(tooMany);
    }
  });

  it("ASVS 6.3.1 can still be reset by its owner if a stranger keeps requesting links", async () => {
    const stranger = asking(ana.email, "2001:db8:1:1::1");
    await stranger(10);
    await expect(stranger(1)).rejects.toMatchObject(tooMany);
    const neighbor = asking(ana.email, "2001:db8:1:1::2");
    await expect(neighbor(1)).rejects.toMatchObject(tooMany);
    await asking(ana.email.toUpperCase(), "198.51.100.4")(1);
  });

  it("gets at most twenty links an hour per mailbox, from any number of network addresses", async () => {
    for (const each of [1, 2]) await asking(ana.email, `198.51.100.${each}`)(10);
    await expect(asking(ana.email, "198.51.100.5")(1)).rejects.toMatchObject(tooMany);
  });

  it("gets a link to the configured host, whatever host the request names (ASVS 6.4.3)", async () => {
    await using app = await openApp(at.deps);
    await registered(at.deps);
    const client = httpClient(app);
    const body = JSON.stringify({ email: ana.email });
    await client.send("POST", "/trpc/accounts.requestReset", body, {
      "content-type": "application/json",
      "x-forwarded-host": "evil.example",
      forwarded: "host=evil.example",
    });
    await sendResetLink(at.deps, ana.email);
    expect((await linkIn(at.deps.db, "reset_password")).origin).toBe(at.deps.publicUrl);
  });

  it("cannot be replaced for a disabled account", async () => {
    await registered(at.deps);
    const token = await at.resetToken();
    await at.deps.db.update(users).set({ disabled: true });
    await expect(at.reset(token)).rejects.toMatchObject(dead);
  });
});

describe("Changing the password (ASVS 6.2.3)", () => {
  it("requires the current one, ends other sessions and gives this one a new id (ASVS 7.4.3)", async () => {
    const person = await registered(at.deps);
    const phone = visitor(at.deps);
    await phone.call(login("ana", ana.password));
    const change = (password: string) =>
      person.call((api) => api.accounts.changePassword({ password, newPassword: NEW }));
    await expect(change("wrong horse")).rejects.toMatchObject({ code: "BAD_REQUEST" });
    const before = person.jar.get("session")!;
    await change(ana.password);
    expect(person.jar.get("session")).not.toBe(before);
    expect(await at.deps.auth.readSession(before)).toBeNull();
    expect(await phone.call((api) => api.auth.current())).toBeNull();
    expect(await person.call((api) => api.auth.current())).not.toBeNull();
    expect((await newestMail(at.deps.db, "password_changed")).to).toBe(ana.email);
  });

  it.each(["password1", "PASSWORD1", "iloveyou1", "Furrow2026!", "12345678"])(
    "refuses %j, which attackers try first (ASVS 6.2.4)",
    async (newPassword) => {
      const person = await registered(at.deps);
      await expect(
        person.call((api) => api.accounts.changePassword({ password: ana.password, newPassword })),
      ).rejects.toMatchObject({ cause: { details: { field: "newPassword" } } });
      await expect(
        registered(at.deps, { username: "b", email: "b@furrow.example", password: newPassword }),
      ).rejects.toMatchObject({ code: "BAD_REQUEST" });
    },
  );
});
