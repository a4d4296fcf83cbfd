import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "#db/schema/platform/audit.ts";
import { invitations } from "#db/schema/accounts/accounts.ts";
import { users } from "#db/schema/accounts/users.ts";
import { inviteFirstAdmin } from "#server/services/accounts/invitations.ts";
import type { Deps } from "#server/deps.ts";
import { newestMail, tokenIn } from "#tests/support/market/people/account-mails.ts";
import { ana, login, registered } from "#tests/support/market/people/accounts.ts";
import { DAY, HOUR, type MovableClock, movableClock } from "#tests/support/market/time/clock.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

let database: FreshDatabase;
let deps: Deps;
let clock: MovableClock;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  await database.empty("users", "throttles", "emails", "audit_log");
  clock = movableClock();
  deps = testDeps(database.db, { clock });
});

const june = { firstName: "June", lastName: "Park", username: "june", password: "a van at dawn" };
const email = "june@furrow.example";

async function admin() {
  const person = await registered(deps);
  await deps.db.update(users).set({ role: "admin" });
  await person.call(login("ana", ana.password));
  return person;
}
const invite = (
  person: Awaited<ReturnType<typeof admin>>,
  role: "admin" | "logistics" = "logistics",
) => person.call((api) => api.admin.invitations.invite({ email, role }));
const accept = (token: string, fields = {}) =>
  visitor(deps).call((api) => api.accounts.invitations.accept({ ...june, ...fields, token }));

describe("An invitation", () => {
  it("is emailed, creates one account with its role and a verified address, and is audited", async () => {
    const person = await admin();
    await invite(person);
    expect((await newestMail(deps.db, "invitation")).to).toBe(email);
    const token = await tokenIn(deps.db, "invitation");
    expect(await visitor(deps).call((api) => api.accounts.invitations.read({ token }))).toEqual({
      email,
      role: "logistics",
      farmName: null,
      hasAccount: false,
    });
    const tries = await Promise.allSettled([accept(token), accept(token, { username: "june2" })]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const [account] = await deps.db.select().from(users).where(eq(users.email, email));
    expect(account).toMatchObject({ role: "logistics", emailVerifiedAt: clock.now() });
    const log = await deps.db.select().from(auditLog).orderBy(auditLog.id);
    const actions = log.map(({ action }) => action);
    expect(actions).toEqual(["user.invited", "user.joined"]);
  });

  it("expires after a week, when it is revoked, and when it is sent again", async () => {
    const person = await admin();
    await invite(person);
    const first = await tokenIn(deps.db, "invitation");
    await invite(person);
    await expect(accept(first)).rejects.toMatchObject({ code: "NOT_FOUND" });
    const second = await tokenIn(deps.db, "invitation");
    const [open] = await person.call((api) => api.admin.invitations.open());
    await person.call((api) => api.admin.invitations.revoke({ id: open!.id }));
    await expect(accept(second)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await invite(person);
    const third = await tokenIn(deps.db, "invitation");
    clock.pass(7 * DAY);
    await expect(accept(third)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("keeps working after a taken username or a common password is refused", async () => {
    const person = await admin();
    await invite(person);
    const token = await tokenIn(deps.db, "invitation");
    await expect(accept(token, { username: "ANA" })).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(accept(token, { password: "password1" })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
    await expect(accept(token)).resolves.toMatchObject({ role: "logistics" });
  });

  it.each([
    ["is disabled", { disabled: true }],
    ["lost the role", { role: "customer" as const }],
  ])("to the team ends once its sender %s", async (_, change) => {
    const person = await admin();
    await invite(person, "admin");
    const token = await tokenIn(deps.db, "invitation");
    const other = await registered(deps, { username: "ben", email: "ben@furrow.example" });
    await deps.db.update(users).set({ role: "admin" }).where(eq(users.id, other.user.id));
    await other.call(login("ben", ana.password));
    await deps.db.update(users).set(change).where(eq(users.id, person.user.id));
    const read = visitor(deps).call((api) => api.accounts.invitations.read({ token }));
    await expect(read).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(accept(token)).rejects.toMatchObject({ code: "NOT_FOUND" });
    const open = await other.call((api) => api.admin.invitations.open());
    expect(open).toMatchObject([{ email, isExpired: true }]);
  });

  it("cannot be sent to an address with an account", async () => {
    const person = await admin();
    await registered(deps, { username: "june", email });
    await expect(invite(person)).rejects.toMatchObject({ cause: { details: { field: "email" } } });
  });

  it("can only be sent by an admin, with the password within the last ten minutes (ASVS 7.5.1)", async () => {
    const other = await registered(deps, { username: "ben", email: "ben@furrow.example" });
    await expect(invite(other)).rejects.toMatchObject({ code: "FORBIDDEN" });
    await deps.db.update(users).set({ role: "admin" });
    clock.pass(HOUR);
    await expect(invite(other)).rejects.toMatchObject({ cause: { code: "confirm_password" } });
    expect(await deps.db.$count(invitations)).toBe(0);
  });
});

describe("The first admin (ASVS 6.3.2)", () => {
  it("joins through a link that can be created only while there is no admin", async () => {
    const url = new URL(await inviteFirstAdmin(deps, email));
    expect(url.href.startsWith(`${deps.publicUrl}/invitation?token=`)).toBe(true);
    const user = await accept(url.searchParams.get("token")!);
    expect(user.role).toBe("admin");
    await expect(inviteFirstAdmin(deps, "x@furrow.example")).rejects.toMatchObject({
      code: "conflict",
    });
  });

  const firstLinks = async () => {
    const addresses = [email, "lin@furrow.example", "sol@furrow.example"];
    const links = await Promise.all(addresses.map((one) => inviteFirstAdmin(deps, one)));
    return links.map((link) => new URL(link).searchParams.get("token") ?? "");
  };
  const admins = () => deps.db.$count(users, eq(users.role, "admin"));

  it("is only one, even if several links are used at the same time", async () => {
    const [one = "", two = ""] = await firstLinks();
    const tries = await Promise.allSettled([
      accept(one),
      accept(two, { username: "lin", firstName: "Lin" }),
    ]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await admins()).toBe(1);
  });

  it("invalidates all other links, however the admin was created", async () => {
    const [, , left = ""] = await firstLinks();
    const lead = await admin();
    const read = visitor(deps).call((api) => api.accounts.invitations.read({ token: left }));
    await expect(read).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(accept(left, { username: "sol" })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await admins()).toBe(1);
    const open = await lead.call((api) => api.admin.invitations.open());
    expect(open.map(({ isExpired }) => isExpired)).toEqual([true, true, true]);
  });
});
