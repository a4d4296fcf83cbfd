import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { farmMembers, invitations } from "#db/schema/accounts/accounts.ts";
import { farms } from "#db/schema/farms/farms.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { users } from "#db/schema/accounts/users.ts";
import { newestMail, tokenIn } from "#tests/support/market/people/account-mails.ts";
import { addFarm } from "#tests/support/market/market.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { written } from "#tests/support/market/written.ts";
import {
  APPLICANT,
  type Applications,
  FACTS,
  withApplications,
} from "#tests/support/setups/applications.ts";

let at: Applications;
withApplications((opened) => {
  at = opened;
});

describe("Approval", () => {
  it("creates a live farm from the application and the admin's facts, with a unique slug", async () => {
    await addFarm(at.deps.db, { slug: "frog-song", farmType: "vegetable", picture: "farm-hills" });
    const { id } = await at.apply();
    const { starting } = await at.ask((api) => api.one({ id }));
    const { town, zipCode } = FACTS;
    expect(starting).toEqual({ town, zipCode, commissionBps: 1_800 });
    const { farmId } = await at.approve(id);
    const [farm] = await at.deps.db.select().from(farms).where(eq(farms.id, farmId));
    expect(farm).toMatchObject({
      ...FACTS,
      slug: "frog-song-2",
      name: "Frog Song",
      family: "The Kaiser family",
      status: "live",
      farmType: "vegetable",
      picture: "farm-hills",
      latitude: expect.closeTo(38.4, 0),
    });
    const page = await visitor(at.deps).call((api) => api.farms.byId({ id: farmId }));
    expect(page).toMatchObject({ name: "Frog Song", products: [], story: [] });
    expect((await at.ask((api) => api.one({ id }))).farm).toMatchObject({
      id: farmId,
      account: null,
    });
  });

  it.each([
    [{ zipCode: "10001" }, "That is not a zip code in California", "zipCode"],
    [{ town: "San Diego" }, "95472 is in Sebastopol, far from San Diego", "town"],
    [{ sinceYear: 2027 }, "Please enter this year or an earlier one", "sinceYear"],
  ])("with %o creates nothing", async (wrong, message, field) => {
    const { id } = await at.apply();
    await expect(at.approve(id, wrong)).rejects.toMatchObject({
      cause: { code: "invalid", message, details: { field } },
    });
    expect(await at.farmRows()).toEqual([]);
    expect(await at.stateOf(id)).toBe("submitted");
  });

  it("by two admins at the same time creates one farm, one member and one email", async () => {
    const person = await at.farmer();
    const { id } = await at.apply(person);
    const tries = await Promise.allSettled([at.approve(id), at.approve(id)]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await at.farmRows()).toHaveLength(1);
    expect(await at.membersOf()).toHaveLength(1);
    const approved = eq(emails.kind, "application_approved");
    expect(await at.deps.db.select().from(emails).where(approved)).toHaveLength(1);
  });

  it("gives two farms with the same name different slugs", async () => {
    const { id: one } = await at.apply();
    const { id: other } = await at.apply(undefined, { email: "other@furrow.example" });
    await Promise.all([at.approve(one), at.approve(other)]);
    const slugs = (await at.farmRows()).map(({ slug }) => slug).toSorted();
    expect(slugs).toEqual(["frog-song", "frog-song-2"]);
  });

  it.each(["of its own", "as a guest"])(
    "links the farmer's account with the verified address, whoever applied: %s",
    async (way) => {
      const person = await at.farmer({ email: "Kaiser@furrow.example" });
      const { id } = await at.apply(way === "as a guest" ? undefined : person);
      const { farmId } = await at.approve(id);
      expect(await at.membersOf()).toMatchObject([{ userId: person.user.id, farmId }]);
      expect(await at.deps.db.select().from(invitations)).toEqual([]);
      expect((await newestMail(at.deps.db, "application_approved")).text).toContain(
        "http://localhost:3000/dashboard/farmer",
      );
    },
  );

  it.each([
    ["has another address", { email: "stranger@furrow.example" }],
    ["has not verified the address", { isProven: false }],
  ])("invites the application's address when the account that applied %s", async (_why, fields) => {
    const stranger = await at.farmer(fields);
    const { id } = await at.apply(stranger);
    const { farmId } = await at.approve(id);
    expect(await at.membersOf()).toEqual([]);
    expect(await at.deps.db.select().from(invitations)).toMatchObject([
      { email: APPLICANT, farmId },
    ]);
    const [mail] = await at.deps.db
      .select({ to: emails.to })
      .from(emails)
      .where(eq(emails.kind, "application_approved"));
    expect(mail?.to).toBe(APPLICANT);
    expect((await at.ask((api) => api.one({ id }))).farm?.account).toBeNull();
  });

  it("is refused for an account that belongs to another farm, and for a team member's account", async () => {
    const person = await at.farmer();
    await at.deps.db.insert(farmMembers).values({
      userId: person.user.id,
      farmId: await addFarm(at.deps.db, { name: "Low Tide" }),
      ...written(),
    });
    const { id } = await at.apply(person);
    await expect(at.approve(id)).rejects.toThrow(
      "The account with this email already works for Low Tide",
    );
    const [staff] = await at.deps.db.select().from(users).where(eq(users.username, "logistics"));
    const teams = await at.apply(undefined, { email: staff!.email });
    await expect(at.approve(teams.id)).rejects.toThrow("belongs to a team account");
    expect(await at.farmRows()).toHaveLength(1);
  });

  it("is refused while the address's account is closed: nobody could sign in for the farm", async () => {
    const person = await at.farmer();
    const { id } = await at.apply(person);
    const isOne = eq(users.id, person.user.id);
    await at.deps.db.update(users).set({ disabled: true }).where(isOne);
    await expect(at.approve(id)).rejects.toThrow("is closed");
    expect(await at.farmRows()).toEqual([]);
    await at.deps.db.update(users).set({ disabled: false }).where(isOne);
    await at.approve(id);
    expect(await at.membersOf()).toHaveLength(1);
  });

  it.each([
    [true, 1],
    [false, 0],
  ])(
    "sent as a guest is in the data of its address's account (verified: %s)",
    async (isProven, own) => {
      const person = await at.farmer({ isProven });
      await at.apply();
      const json = await person.call((api) => api.accounts.exportData());
      const { tables } = JSON.parse(json) as { tables: Record<string, unknown[]> };
      expect(tables["farmer_applications"]).toHaveLength(own);
    },
  );

  it("invites the owner of an account that is about to be deleted", async () => {
    const person = await at.farmer();
    const { id } = await at.apply(person);
    const deletionDueAt = new Date("2030-01-01");
    await at.deps.db.update(users).set({ deletionDueAt }).where(eq(users.id, person.user.id));
    await at.approve(id);
    expect(await at.membersOf()).toEqual([]);
    expect(await at.deps.db.select().from(invitations)).toHaveLength(1);
    const token = await tokenIn(at.deps.db, "application_approved");
    await person.call((api) => api.accounts.invitations.join({ token }));
    const [account] = await at.deps.db.select().from(users).where(eq(users.id, person.user.id));
    expect(account).toMatchObject({ deletionDueAt: null, role: "farmer" });
  });
});
