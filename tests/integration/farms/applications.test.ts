import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { farmMembers, invitations } from "#db/schema/accounts/accounts.ts";
import { farmerApplicationHistory, farmerApplications } from "#db/schema/farms/applications.ts";
import { farms } from "#db/schema/catalog/catalog.ts";
import { emails } from "#db/schema/platform/system.ts";
import { users } from "#db/schema/accounts/users.ts";
import { DEMO_PASSWORD } from "#server/demo/accounts.ts";
import type { Deps } from "#server/deps.ts";
import type { AppCaller } from "#server/routers/index.ts";
import type { ChangedAnswers } from "#shared/farms/application-admin.ts";
import type { FarmerApplication } from "#shared/farms/farmer-application.ts";
import { newestMail, tokenIn } from "#tests/support/market/people/account-mails.ts";
import { login, registered, signedInAdmin } from "#tests/support/market/people/accounts.ts";
import { DAY, type MovableClock, movableClock } from "#tests/support/market/clock.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { addFarm } from "#tests/support/market/market.ts";
import { visitor, type Visitor } from "#tests/support/servers/visitor.ts";
import { written } from "#tests/support/market/written.ts";

const { email, acceptTerms, ...answers }: FarmerApplication = {
  farmName: "Frog Song",
  familyName: "Kaiser",
  email: "kaiser@furrow.example",
  phone: "(707) 555-0188",
  location: "Sebastopol, CA",
  farmType: "vegetable",
  yearsActive: "11-25",
  acreage: "5-20",
  productsGrown: "Salad greens, tomatoes, roots",
  farmingPractices: "No-till, compost, hedgerows",
  markets: ["csa"],
  certifications: ["organic"],
  whyJoin: "We want to know who eats it.",
  acceptTerms: true,
};
const facts = {
  town: "Sebastopol",
  zipCode: "95472",
  sinceYear: 2004,
  acreage: 12,
  commissionBps: 1_700,
};
const QUESTION = "Which certifier has inspected you, and when?";

let database: FreshDatabase;
let clock: MovableClock;
let deps: Deps;
let admin: Visitor;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  await database.sql`truncate users, farms, farmer_applications, emails, throttles, audit_log, invitations cascade`;
  // Friday noon in California: the weekend does not count.
  clock = movableClock("2026-11-20T20:00:00Z");
  deps = testDeps(database.db, { clock });
  admin = await signedInAdmin(deps);
  await database.sql`truncate farms cascade`;
});

/** So many days later, the admin has signed in again. */
const later = async (days: number) => {
  clock.pass(days * DAY);
  await admin.call(login("admin", DEMO_PASSWORD));
};
const apply = (who: Visitor = visitor(deps), fields: Partial<FarmerApplication> = {}) =>
  who.call((api) => api.farms.applications.submit({ ...answers, email, acceptTerms, ...fields }));
const ask = <Result>(run: (api: AppCaller["admin"]["applications"]) => Promise<Result>) =>
  admin.call((api) => run(api.admin.applications));
const approve = (id: string, fields = {}) => ask((api) => api.approve({ id, ...facts, ...fields }));
const stateOf = async (id: string) => (await ask((api) => api.one({ id }))).state;
const resend = (
  token: string | undefined,
  fields: Partial<ChangedAnswers> = {},
  who = visitor(deps),
) =>
  who.call((api) =>
    api.farms.applications.resubmit({
      ...answers,
      ...fields,
      ...(token !== undefined && { token }),
    }),
  );
const actions = async () =>
  (
    await database.sql`select action from audit_log where action like 'application.%' order by id`
  ).map((row) => row["action"] as string);
const farmRows = () => deps.db.select().from(farms);
const membersOf = () => deps.db.select().from(farmMembers);
const farmer = async (fields = {}) => {
  const person = await registered(deps, { username: "kaiser", email, ...fields });
  await deps.db.update(users).set({ role: "farmer" }).where(eq(users.id, person.user.id));
  return person;
};

describe("An application in the hands of the team", () => {
  it("hands what the applicant ticked over to the farm, as claims without a badge", async () => {
    const person = await farmer();
    const { id } = await apply(person, {
      certifications: ["organic", "other"],
      otherCertification: "Bee Friendly Farming",
    });
    const { farmId } = await approve(id);
    const { certificates } = await person.call((api) => api.farmer.certificates.list({}));
    expect(
      certificates.map(({ certification, name, state }) => [certification, name, state]),
    ).toEqual([
      ["organic", null, "claimed"],
      ["other", "Bee Friendly Farming", "claimed"],
    ]);
    const shown = await visitor(deps).call((api) => api.farms.byId({ id: farmId }));
    expect(shown).toMatchObject({ certificates: [] });
    expect((await person.call((api) => api.farmer.today({}))).certificates).toHaveLength(2);
  });

  it("hands nothing over of an applicant who holds none", async () => {
    const { id } = await apply(await farmer(), { certifications: ["none"] });
    await approve(id);
    expect(await database.sql`select from farm_certifications`).toHaveLength(0);
  });

  it("is read, asked about, sent again and approved, each step mailed and written down once", async () => {
    const { id } = await apply();
    clock.pass(1_000);
    await ask((api) => api.review({ id }));
    clock.pass(1_000);
    await ask((api) => api.askForChanges({ id, message: QUESTION }));
    clock.pass(1_000);
    await resend(await tokenIn(deps.db, "application_changes"), { location: "Graton, CA" });
    clock.pass(1_000);
    await approve(id);
    const one = await ask((api) => api.one({ id }));
    expect(one.history.map(({ to, cause }) => [to, cause])).toEqual([
      ["submitted", "sent by the farm"],
      ["in_review", "review begun"],
      ["changes_requested", QUESTION],
      ["submitted", "sent again, changed: location"],
      ["approved", `became farm ${one.farm?.id}`],
    ]);
    expect(one.history.map(({ by }) => by)).toEqual([null, "admin", "admin", null, "admin"]);
    const mails = await deps.db.select().from(emails).orderBy(emails.createdAt, emails.dedupeKey);
    expect(mails.map(({ kind, to }) => [kind, to])).toEqual(
      [
        "application_received",
        "application_in_review",
        "application_changes",
        "application_received",
        "application_approved",
      ].map((kind) => [kind, email]),
    );
    expect((await newestMail(deps.db, "application_changes")).text).toContain(QUESTION);
    expect(await actions()).toEqual([
      "application.review_started",
      "application.changes_asked",
      "application.resubmitted",
      "application.approved",
    ]);
  });

  it("is turned down with a reason that the farm reads, and stays so", async () => {
    const { id } = await apply();
    const message = "Our vans do not reach your valley yet.";
    await ask((api) => api.reject({ id, message }));
    expect((await newestMail(deps.db, "application_rejected")).text).toContain(message);
    expect(await stateOf(id)).toBe("rejected");
    for (const late of [
      () => approve(id),
      () => ask((api) => api.review({ id })),
      () => ask((api) => api.reject({ id, message })),
      () => ask((api) => api.askForChanges({ id, message })),
    ]) {
      await expect(late()).rejects.toMatchObject({
        cause: { code: "conflict", message: expect.stringContaining("has moved on") },
      });
    }
    expect(await actions()).toEqual(["application.rejected"]);
    expect(await farmRows()).toEqual([]);
  });

  it.each(["", "no", " \n "])("is never answered with %j", async (message) => {
    const { id } = await apply();
    for (const step of ["askForChanges", "reject"] as const) {
      await expect(ask((api) => api[step]({ id, message }))).rejects.toThrow(
        /Please (?:write a sentence|fill in)/,
      );
    }
    expect(await stateOf(id)).toBe("submitted");
  });

  it("that no one knows is not found", async () => {
    const id = "00000000-0000-4000-8000-000000000000";
    const unknown = { cause: { code: "not_found" } };
    await expect(ask((api) => api.one({ id }))).rejects.toMatchObject(unknown);
    await expect(ask((api) => api.review({ id }))).rejects.toMatchObject(unknown);
    await expect(approve(id)).rejects.toMatchObject(unknown);
  });

  it("is found by its words and by what is open, the one due first in front", async () => {
    const first = await apply();
    await later(4);
    const second = await apply(undefined, { email: "plum@furrow.example", farmName: "Plum Bend" });
    const third = await apply(undefined, { email: "fig@furrow.example", farmName: "Fig Hill" });
    await ask((api) => api.reject({ id: third.id, message: "There is no room at present." }));
    const listed = async (query: object) =>
      (await ask((api) => api.page({ dir: "asc", ...query }))).rows.map(({ id }) => id);
    expect(await listed({ state: "open" })).toEqual([first.id, second.id]);
    expect(await listed({ state: "rejected" })).toEqual([third.id]);
    expect(await listed({ q: "PLUM be" })).toEqual([second.id]);
    expect((await ask((api) => api.page({ sort: "submittedAt" }))).total).toBe(3);
  });
});

describe("The link of an email that asks for changes", () => {
  const asked = async () => {
    const { id } = await apply();
    await ask((api) => api.askForChanges({ id, message: QUESTION }));
    return { id, token: await tokenIn(deps.db, "application_changes") };
  };
  const read = (token: string) =>
    visitor(deps).call((api) => api.farms.applications.toChange({ token }));
  const dead = { cause: { code: "not_found" } };

  it("shows question and answers, takes changes once, and starts the review clock again", async () => {
    const { id, token } = await asked();
    expect(await read(token)).toMatchObject({ message: QUESTION, farmName: "Frog Song" });
    await later(3);
    const { reviewDueOn } = await resend(token, { farmName: "Frog Song Farm" });
    expect(reviewDueOn).toBe("2026-11-25");
    expect(await ask((api) => api.one({ id }))).toMatchObject({
      state: "submitted",
      farmName: "Frog Song Farm",
      email,
      reviewDueOn,
    });
    await expect(resend(token)).rejects.toMatchObject({ cause: { code: "conflict" } });
    expect((await read(token)).state).toBe("submitted");
  });

  it("is one of two at the same moment: the changes arrive once", async () => {
    const { token } = await asked();
    const tries = await Promise.allSettled([resend(token), resend(token)]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("is kept as a hash, dies with the decision, and gives way to a newer one", async () => {
    const { id, token } = await asked();
    const [row] = await deps.db.select().from(farmerApplications);
    expect(row?.linkHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(await ask((api) => api.one({ id })))).not.toContain(row?.linkHash);
    await resend(token);
    await ask((api) => api.askForChanges({ id, message: QUESTION }));
    await expect(read(token)).rejects.toMatchObject(dead);
    const newer = await tokenIn(deps.db, "application_changes");
    await ask((api) => api.reject({ id, message: "There is no room at present." }));
    await expect(read(newer)).rejects.toMatchObject(dead);
    await expect(resend(newer)).rejects.toMatchObject(dead);
    await expect(read("guess")).rejects.toMatchObject(dead);
  });

  it("refuses what the form refuses, in its words, and leaves the address alone", async () => {
    const { id, token } = await asked();
    await expect(resend(token, { phone: "1" })).rejects.toThrow("Please provide a valid phone");
    await expect(resend(token, { email: "x@y.example" } as object)).rejects.toThrow(
      "Unrecognized key",
    );
    expect(await stateOf(id)).toBe("changes_requested");
  });

  it("is not needed by the account that sent it; another account finds nothing", async () => {
    const person = await farmer();
    const { id } = await apply(person);
    await ask((api) => api.askForChanges({ id, message: QUESTION }));
    const other = await registered(deps);
    const mine = (who: Visitor) => who.call((api) => api.farms.applications.toChange({}));
    expect((await mine(person)).id).toBe(id);
    await expect(mine(other)).rejects.toMatchObject(dead);
    await expect(resend(undefined, {}, other)).rejects.toMatchObject(dead);
    await expect(mine(visitor(deps))).rejects.toMatchObject({ cause: { code: "signed_out" } });
    await resend(undefined, {}, person);
    const [last] = await deps.db
      .select()
      .from(farmerApplicationHistory)
      .where(eq(farmerApplicationHistory.from, "changes_requested"));
    expect(last).toMatchObject({ actor: person.user.id, cause: "again" });
  });
});

describe("An applicant's own status", () => {
  const mine = (who: Visitor) => who.call((api) => api.farms.applications.mine());

  it("is that of the account, or of its address once that is proven, and no one else's", async () => {
    const person = await farmer();
    await apply();
    expect(await mine(person)).toBeNull();
    await deps.db.update(users).set({ emailVerifiedAt: clock.now() });
    expect(await mine(person)).toMatchObject({ state: "submitted", message: null });
    expect(await mine(await registered(deps))).toBeNull();
  });
});

describe("Approval", () => {
  it("makes a live farm from answers and facts, under an address of its own", async () => {
    await addFarm(deps.db, { slug: "frog-song", farmType: "vegetable", picture: "farm-hills" });
    const { id } = await apply();
    const { starting } = await ask((api) => api.one({ id }));
    expect(starting).toEqual({ ...facts, sinceYear: 2008, commissionBps: 1_800 });
    const { farmId } = await approve(id);
    const [farm] = await deps.db.select().from(farms).where(eq(farms.id, farmId));
    expect(farm).toMatchObject({
      ...facts,
      slug: "frog-song-2",
      name: "Frog Song",
      family: "The Kaiser family",
      status: "live",
      farmType: "vegetable",
      picture: "farm-hills",
      latitude: expect.closeTo(38.4, 0),
    });
    const page = await visitor(deps).call((api) => api.farms.byId({ id: farmId }));
    expect(page).toMatchObject({ name: "Frog Song", products: [], story: [] });
    expect((await ask((api) => api.one({ id }))).farm).toMatchObject({ id: farmId, account: null });
  });

  it.each([
    [{ zipCode: "10001" }, "That is not a zip code in California", "zipCode"],
    [{ town: "San Diego" }, "95472 is in Sebastopol, far from San Diego", "town"],
  ])("with %o makes nothing", async (wrong, message, field) => {
    const { id } = await apply();
    await expect(approve(id, wrong)).rejects.toMatchObject({
      cause: { code: "invalid", message, details: { field } },
    });
    expect(await farmRows()).toEqual([]);
    expect(await stateOf(id)).toBe("submitted");
  });

  it("by two admins at the same moment makes one farm, one member and one email", async () => {
    const person = await farmer();
    const { id } = await apply(person);
    const tries = await Promise.allSettled([approve(id), approve(id)]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await farmRows()).toHaveLength(1);
    expect(await membersOf()).toHaveLength(1);
    const approved = eq(emails.kind, "application_approved");
    expect(await deps.db.select().from(emails).where(approved)).toHaveLength(1);
  });

  it("of two farms of one name gives each its own address", async () => {
    const { id: one } = await apply();
    const { id: other } = await apply(undefined, { email: "other@furrow.example" });
    await Promise.all([approve(one), approve(other)]);
    const slugs = (await farmRows()).map(({ slug }) => slug).toSorted();
    expect(slugs).toEqual(["frog-song", "frog-song-2"]);
  });

  it("links the farmer's account that sent it", async () => {
    const person = await farmer({ email: "own@furrow.example" });
    const { id } = await apply(person);
    const { farmId } = await approve(id);
    expect(await membersOf()).toMatchObject([{ userId: person.user.id, farmId }]);
    expect(await deps.db.select().from(invitations)).toEqual([]);
    expect((await newestMail(deps.db, "application_approved")).text).toContain(
      "http://localhost:3000/dashboard/farmer",
    );
  });

  it("links a farmer's account by its address only once that is proven", async () => {
    const person = await farmer();
    const { id } = await apply();
    await deps.db
      .update(users)
      .set({ emailVerifiedAt: clock.now() })
      .where(eq(users.id, person.user.id));
    const { farmId } = await approve(id);
    expect(await membersOf()).toMatchObject([{ userId: person.user.id, farmId }]);
  });

  it("is refused for an account that works for another farm, and for one of the team's", async () => {
    const person = await farmer();
    await deps.db.insert(farmMembers).values({
      userId: person.user.id,
      farmId: await addFarm(deps.db, { name: "Low Tide" }),
      ...written(),
    });
    const { id } = await apply(person);
    await expect(approve(id)).rejects.toThrow("This account already works for Low Tide");
    const [staff] = await deps.db.select().from(users).where(eq(users.username, "logistics"));
    const teams = await apply(undefined, { email: staff!.email });
    await expect(approve(teams.id)).rejects.toThrow("belongs to a team account");
    expect(await farmRows()).toHaveLength(1);
  });
});

describe("The invitation of an approved farm", () => {
  const invited = async () => {
    const { id } = await apply();
    const { farmId } = await approve(id);
    return { id, farmId, token: await tokenIn(deps.db, "application_approved") };
  };
  const newcomer = {
    firstName: "Ida",
    lastName: "Kaiser",
    username: "ida",
    password: "frogs at dusk",
  };
  const accept = (token: string) =>
    visitor(deps).call((api) => api.accounts.invitations.accept({ ...newcomer, token }));
  const join = (who: Visitor, token: string) =>
    who.call((api) => api.accounts.invitations.join({ token }));

  it("makes a farmer's account that works for the farm, once", async () => {
    const { id, farmId, token } = await invited();
    expect(await visitor(deps).call((api) => api.accounts.invitations.read({ token }))).toEqual({
      email,
      role: "farmer",
      farmName: "Frog Song",
      hasAccount: false,
    });
    const user = await accept(token);
    expect(user).toMatchObject({ role: "farmer", emailVerified: true });
    expect(await membersOf()).toMatchObject([{ userId: user.id, farmId }]);
    await expect(accept(token)).rejects.toMatchObject({ cause: { code: "not_found" } });
    expect((await ask((api) => api.one({ id }))).farm?.account).toBe("ida");
    await expect(ask((api) => api.welcomeAgain({ id }))).rejects.toThrow(
      "Someone already works for this farm",
    );
  });

  it("lets a customer's account with the address accept, which is a farmer's from then on", async () => {
    const customer = await registered(deps, { username: "kaiser", email });
    const { farmId, token } = await invited();
    expect((await newestMail(deps.db, "application_approved")).text).toContain(
      "its customer pages close",
    );
    expect(await membersOf()).toEqual([]);
    await expect(join(await registered(deps), token)).rejects.toThrow(
      "This invitation is for kaiser@furrow.example",
    );
    expect(await join(customer, token)).toMatchObject({ role: "farmer", emailVerified: true });
    expect(await membersOf()).toMatchObject([{ userId: customer.user.id, farmId }]);
    await expect(join(customer, token)).rejects.toMatchObject({ cause: { code: "not_found" } });
  });

  it("can be sent again while no one has accepted, which ends the older link", async () => {
    const { id, token } = await invited();
    await later(8);
    await expect(accept(token)).rejects.toMatchObject({ cause: { code: "not_found" } });
    await ask((api) => api.welcomeAgain({ id }));
    const newer = await tokenIn(deps.db, "application_approved");
    expect(newer).not.toBe(token);
    expect((await accept(newer)).role).toBe("farmer");
  });
});
