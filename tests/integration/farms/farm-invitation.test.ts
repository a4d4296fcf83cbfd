import { eq, isNull } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog } from "#db/schema/platform/audit.ts";
import { invitations } from "#db/schema/accounts/accounts.ts";
import { farms } from "#db/schema/farms/farms.ts";
import { farmerApplications } from "#db/schema/farms/applications.ts";
import { users } from "#db/schema/accounts/users.ts";
import { peopleOf } from "#server/services/mail/farm-people.ts";
import { newestMail, tokenIn } from "#tests/support/market/people/account-mails.ts";
import { ana, login, registered } from "#tests/support/market/people/accounts.ts";
import { somethingWaits } from "#tests/support/postgres/waiting.ts";
import { visitor, type Visitor } from "#tests/support/servers/visitor.ts";
import {
  APPLICANT,
  type Applications,
  withApplications,
} from "#tests/support/setups/applications.ts";

let at: Applications;
withApplications((opened) => {
  at = opened;
});

describe("The invitation of an approved farm", () => {
  const invited = async () => {
    const { id } = await at.apply();
    const { farmId } = await at.approve(id);
    return { id, farmId, token: await tokenIn(at.deps.db, "application_approved") };
  };
  const newcomer = {
    firstName: "Ida",
    lastName: "Kaiser",
    username: "ida",
    password: "frogs at dusk",
  };
  const accept = (token: string) =>
    visitor(at.deps).call((api) => api.accounts.invitations.accept({ ...newcomer, token }));
  const join = (who: Visitor, token: string) =>
    who.call((api) => api.accounts.invitations.join({ token }));

  it("creates a farmer account linked to the farm, once", async () => {
    const { id, farmId, token } = await invited();
    expect(await visitor(at.deps).call((api) => api.accounts.invitations.read({ token }))).toEqual({
      email: APPLICANT,
      role: "farmer",
      farmName: "Frog Song",
      hasAccount: false,
    });
    const user = await accept(token);
    expect(user).toMatchObject({ role: "farmer", emailVerified: true });
    expect(await at.membersOf()).toMatchObject([{ userId: user.id, farmId }]);
    const used = {
      message: "This invitation has been used. Please sign in with your account.",
      cause: { code: "not_found", details: { isUsed: true } },
    };
    await expect(accept(token)).rejects.toMatchObject(used);
    await expect(
      visitor(at.deps).call((api) => api.accounts.invitations.read({ token })),
    ).rejects.toMatchObject(used);
    expect((await at.ask((api) => api.one({ id }))).farm?.account).toBe("ida");
    await expect(at.ask((api) => api.welcomeAgain({ id }))).rejects.toThrow(
      "Someone already works for this farm",
    );
  });

  it("can be accepted by a customer account with the address, which becomes a farmer account", async () => {
    const customer = await registered(at.deps, { username: "kaiser", email: APPLICANT });
    const { farmId, token } = await invited();
    expect((await newestMail(at.deps.db, "application_approved")).text).toContain(
      "Your own orders and weekly box stay as they are",
    );
    expect(await at.membersOf()).toEqual([]);
    await expect(join(await registered(at.deps), token)).rejects.toThrow(
      "This invitation is for kaiser@furrow.example",
    );
    expect(await join(customer, token)).toMatchObject({ role: "farmer", emailVerified: true });
    expect(await at.membersOf()).toMatchObject([{ userId: customer.user.id, farmId }]);
    // Repeated after a lost response.
    expect(await join(customer, token)).toMatchObject({ role: "farmer", emailVerified: true });
    const joined = await at.deps.db.$count(auditLog, eq(auditLog.action, "user.joined"));
    expect(joined).toBe(1);
    const other = await registered(at.deps, { username: "lin", email: "lin@furrow.example" });
    await expect(join(other, token)).rejects.toMatchObject({ cause: { code: "not_found" } });
    await at.later(8);
    await expect(join(customer, token)).rejects.toMatchObject({
      message: expect.stringContaining("no longer works"),
    });
  });

  it("can be sent to a successor once the only farmer's account is closed", async () => {
    const person = await at.farmer();
    const { id } = await at.apply(person);
    await at.approve(id);
    expect((await at.ask((api) => api.one({ id }))).farm?.account).toBe(person.user.username);
    const alone = async () =>
      (await at.admin.call((api) => api.admin.farms.page({ people: "none" }))).rows;
    expect(await alone()).toEqual([]);
    await at.deps.db.update(users).set({ disabled: true }).where(eq(users.id, person.user.id));
    expect((await at.ask((api) => api.one({ id }))).farm?.account).toBeNull();
    expect(await alone()).toMatchObject([{ name: "Frog Song", vacancy: id }]);
    await at.ask((api) => api.welcomeAgain({ id, email: "next@furrow.example" }));
    expect(await tokenIn(at.deps.db, "application_approved")).not.toBe("");
  });

  it("can be sent to a successor once the farmer has another role, and no longer gets the farm's emails", async () => {
    const person = await at.farmer();
    const { id } = await at.apply(person);
    const { farmId } = await at.approve(id);
    const { db } = at.deps;
    const people = () => db.transaction((tx) => peopleOf(tx, [farmId]));
    expect(await people()).toMatchObject([{ userId: person.user.id }]);
    const left = { id: person.user.id, role: "customer" as const };
    await at.admin.call((api) => api.admin.users.changeRole(left));
    expect(await people()).toEqual([]);
    expect(await at.membersOf()).toEqual([]);
    const email = "successor@furrow.example";
    await at.ask((api) => api.welcomeAgain({ id, email }));
    expect(await db.select().from(invitations)).toMatchObject([{ email, farmId }]);
    expect(await newestMail(db, "application_approved")).toMatchObject({ to: email });
    const again = eq(auditLog.action, "application.invited_again");
    expect(await db.select().from(auditLog).where(again)).toMatchObject([{ detail: { email } }]);
    await db.update(farmerApplications).set({ email: `${id}@erased.invalid` });
    await expect(at.ask((api) => api.welcomeAgain({ id }))).rejects.toMatchObject({
      cause: { details: { field: "email" } },
    });
  });

  it("ends when the farm is given to another address, also if that one is linked at once", async () => {
    const first = await invited();
    const successor = { id: first.id, email: "successor@furrow.example" };
    await at.ask((api) => api.welcomeAgain(successor));
    await expect(accept(first.token)).rejects.toMatchObject({ cause: { code: "not_found" } });
    const second = await tokenIn(at.deps.db, "application_approved");
    const farmer = await at.farmer();
    await at.ask((api) => api.welcomeAgain({ id: first.id, email: farmer.user.email }));
    await expect(accept(second)).rejects.toMatchObject({ cause: { code: "not_found" } });
    expect(await at.membersOf()).toMatchObject([{ userId: farmer.user.id }]);
  });

  it.each([
    ["creates an account", (token: string) => accept(token)],
    [
      "joins with an account",
      async (token: string) =>
        join(await registered(at.deps, { username: "kaiser", email: APPLICANT }), token),
    ],
  ])("is not sent to anybody else while the first person %s", async (_how, take) => {
    const { id, farmId, token } = await invited();
    const locked = Promise.withResolvers<void>();
    const bothWait = Promise.withResolvers<void>();
    const blocking = at.sql.begin(async (tx) => {
      await tx`select from invitations where farm_id = ${farmId} for update`;
      locked.resolve();
      await bothWait.promise;
    });
    await locked.promise;
    const taking = take(token);
    await somethingWaits(at.sql);
    const again = at.ask((api) => api.welcomeAgain({ id, email: "successor@furrow.example" }));
    const both = Promise.allSettled([taking, again]);
    await somethingWaits(at.sql, 2);
    bothWait.resolve();
    await blocking;
    const [taken, sent] = await both;
    expect(taken.status).toBe("fulfilled");
    expect(sent).toMatchObject({
      status: "rejected",
      reason: { message: "Someone already works for this farm" },
    });
    expect(await at.membersOf()).toHaveLength(1);
    const open = await at.deps.db.select().from(invitations).where(isNull(invitations.acceptedAt));
    expect(open).toEqual([]);
  });

  it("names the field when the new address belongs to the team", async () => {
    const { id } = await invited();
    const [staff] = await at.deps.db.select().from(users).where(eq(users.username, "logistics"));
    await expect(
      at.ask((api) => api.welcomeAgain({ id, email: staff!.email })),
    ).rejects.toMatchObject({ cause: { code: "conflict", details: { field: "email" } } });
  });

  it.each([
    ["paused", "is taking a break", "open it again"],
    ["suspended", "is closed by the market", "call us"],
  ] as const)("of a %s farm says that nothing can be ordered", async (status, why, step) => {
    const { id, farmId } = await invited();
    const { db } = at.deps;
    await db.update(farms).set({ status }).where(eq(farms.id, farmId));
    await at.ask((api) => api.welcomeAgain({ id, email: "successor@furrow.example" }));
    const { subject, text } = await newestMail(db, "application_approved");
    expect(subject).not.toContain("approved");
    expect(text).not.toContain("as soon as you list the first product");
    expect(text).toContain(why);
    expect(text).toContain(step);
  });

  it("ends the other sessions of the account that accepts it (ASVS 7.2.4)", async () => {
    const account = { username: "kaiser", email: APPLICANT };
    const here = await registered(at.deps, account);
    const elsewhere = visitor(at.deps);
    await elsewhere.call(login("kaiser", ana.password));
    const { token } = await invited();
    await join(here, token);
    expect(await here.call((api) => api.auth.current())).toMatchObject({ role: "farmer" });
    expect(await elsewhere.call((api) => api.auth.current())).toBeNull();
  });

  it("can be resent until someone accepts, which invalidates the previous link", async () => {
    const { id, token } = await invited();
    await at.later(8);
    await expect(accept(token)).rejects.toMatchObject({ cause: { code: "not_found" } });
    await at.ask((api) => api.welcomeAgain({ id }));
    const newer = await tokenIn(at.deps.db, "application_approved");
    expect(newer).not.toBe(token);
    expect((await accept(newer)).role).toBe("farmer");
  });
});
