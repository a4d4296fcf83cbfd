import { eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountTokens, recoveryCodes, secondFactors } from "#db/schema/accounts/accounts.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { users } from "#db/schema/accounts/users.ts";
import { isToken } from "#server/services/platform/links/tokens.ts";
import { linkIn, newestMail, tokenIn } from "#tests/support/market/people/account-mails.ts";
import { ana, login, registered } from "#tests/support/market/people/accounts.ts";
import { HOUR } from "#tests/support/market/time/clock.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { codeOf, turnOn } from "#tests/support/market/people/authenticator.ts";
import { type Visitor, visitor } from "#tests/support/servers/visitor.ts";
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

describe("Changing the email (ASVS 6.3.7)", () => {
  const wanted = "ana.lee@furrow.example";
  const change = async (person: Visitor, email = wanted) => {
    await person.call((api) => api.accounts.requestEmailChange({ email }));
    const token = await tokenIn(at.deps.db, "change_email");
    await person.call((api) => api.accounts.verifyEmail({ token }));
  };

  /** A user whose first address is verified. */
  const proven = async () => {
    const person = await registered(at.deps);
    const token = await tokenIn(at.deps.db, "verify_email");
    await person.call((api) => api.accounts.verifyEmail({ token }));
    return person;
  };

  it("shows the pending address until its link expires", async () => {
    const person = await registered(at.deps);
    const pending = () => person.call((api) => api.accounts.pendingEmail());
    expect(await pending()).toBeNull();
    await person.call((api) => api.accounts.requestEmailChange({ email: "new@furrow.example" }));
    expect(await pending()).toMatchObject({ email: "new@furrow.example" });
    at.clock.pass(24 * HOUR);
    expect(await pending()).toBeNull();
  });

  it("does not send an unverified previous address a link into the account", async () => {
    await change(await registered(at.deps));
    const done = await newestMail(at.deps.db, "email_changed");
    expect(done).toMatchObject({ to: ana.email, text: expect.not.stringContaining("?token=") });
    expect(await at.deps.db.$count(accountTokens, isNull(accountTokens.usedAt))).toBe(0);
  });

  it("takes effect once the new address is verified, and notifies the previous one", async () => {
    const person = await registered(at.deps);
    await person.call((api) => api.accounts.requestEmailChange({ email: wanted }));
    expect((await newestMail(at.deps.db, "email_changed")).to).toBe(ana.email);
    expect((await newestMail(at.deps.db, "change_email")).to).toBe(wanted);
    expect((await at.deps.db.select().from(users))[0]?.email).toBe(ana.email);
    await at.verify(await tokenIn(at.deps.db, "change_email"));
    const [after] = await at.deps.db.select().from(users);
    expect(after).toMatchObject({ email: wanted, emailVerifiedAt: at.clock.now() });
  });

  it("takes effect once when its link is used again after a lost response", async () => {
    const person = await proven();
    await person.call((api) => api.accounts.requestEmailChange({ email: wanted }));
    const token = await tokenIn(at.deps.db, "change_email");
    await at.verify(token);
    await at.verify(token);
    const notices = await at.deps.db.select().from(emails).where(eq(emails.kind, "email_changed"));
    expect(notices).toHaveLength(2);
    expect(await person.call((api) => api.accounts.pendingEmail())).toBeNull();
  });

  it("ASVS 6.3.7 can be undone by the first address within seven days, even after another change", async () => {
    const person = await proven();
    await change(person);
    const done = await newestMail(at.deps.db, "email_changed");
    expect(done).toMatchObject({ to: ana.email, text: expect.stringContaining("7 days") });
    const token = await tokenIn(at.deps.db, "email_changed");
    at.clock.pass(1_000);
    await change(person, "third@furrow.example");
    expect((await newestMail(at.deps.db, "email_changed")).text).not.toContain("?token=");
    await person.call((api) =>
      api.accounts.changePassword({ password: ana.password, newPassword: "the thief's horse" }),
    );
    at.clock.pass(6 * 24 * HOUR);
    await visitor(at.deps).call((api) =>
      api.accounts.resetPassword({ token, password: "mine again, horse" }),
    );
    const [after] = await at.deps.db.select().from(users);
    expect(after?.email).toBe(ana.email);
    expect(await person.call((api) => api.auth.current())).toBeNull();
    await visitor(at.deps).call(login("ana", "mine again, horse"));
  });

  it("ASVS 14.2.1 is undone by a link that names no address, and neither does its row in the database", async () => {
    await change(await proven());
    const link = await linkIn(at.deps.db, "email_changed");
    expect([...link.searchParams.keys()]).toEqual(["token"]);
    expect(isToken(link.searchParams.get("token") ?? "")).toBe(true);
    const unused = isNull(accountTokens.usedAt);
    const [row] = await at.deps.db.select().from(accountTokens).where(unused);
    expect(row).toMatchObject({
      purpose: "undo_email",
      email: wanted,
      encrypted: expect.any(String),
    });
    for (const form of ["utf8", "base64url", "hex"] as const) {
      expect(JSON.stringify(row)).not.toContain(Buffer.from(ana.email).toString(form));
    }
  });

  it("when undone, removes a second factor set up since, with its recovery codes", async () => {
    const person = await proven();
    await change(person);
    const token = await tokenIn(at.deps.db, "email_changed");
    at.clock.pass(1_000);
    await turnOn({ clock: at.clock }, person);
    await at.reset(token);
    expect(await at.deps.db.$count(secondFactors)).toBe(0);
    expect(await at.deps.db.$count(recoveryCodes)).toBe(0);
    expect(await newestMail(at.deps.db, "second_factor_changed")).toMatchObject({
      to: ana.email,
      subject: "Two-factor sign-in is off",
    });
    await visitor(at.deps).call(login("ana", NEW));
  });

  it("when undone, keeps a second factor from before, so that the old mailbox alone is not enough", async () => {
    const person = await proven();
    const { secret } = await turnOn({ clock: at.clock }, person);
    await change(person);
    await at.reset(await tokenIn(at.deps.db, "email_changed"));
    const enter = (code?: string) =>
      visitor(at.deps).call((api) => api.auth.login({ username: "ana", password: NEW, code }));
    await expect(enter()).rejects.toMatchObject({ cause: { code: "second_factor" } });
    await enter(codeOf({ clock: at.clock }, secret));
    expect(await at.deps.db.$count(recoveryCodes)).toBe(10);
  });

  it("requires the password within the last ten minutes (ASVS 7.5.1)", async () => {
    const person = await registered(at.deps);
    at.clock.pass(HOUR);
    await expect(
      person.call((api) => api.accounts.requestEmailChange({ email: wanted })),
    ).rejects.toMatchObject({ cause: { code: "confirm_password" } });
  });

  it("sends no link to an address that has an account, with the same response", async () => {
    const person = await registered(at.deps);
    await registered(at.deps, { username: "ben", email: wanted });
    await person.call((api) => api.accounts.requestEmailChange({ email: wanted }));
    expect(await at.deps.db.$count(emails, eq(emails.kind, "change_email"))).toBe(0);
  });
});
