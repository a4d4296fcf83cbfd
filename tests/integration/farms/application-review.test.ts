import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { farmerApplicationHistory, farmerApplications } from "#db/schema/farms/applications.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { users } from "#db/schema/accounts/users.ts";
import { newestMail, tokenIn } from "#tests/support/market/people/account-mails.ts";
import { registered } from "#tests/support/market/people/accounts.ts";
import { visitor, type Visitor } from "#tests/support/servers/visitor.ts";
import {
  APPLICANT,
  type Applications,
  withApplications,
  QUESTION,
} from "#tests/support/setups/applications.ts";

let at: Applications;
withApplications((opened) => {
  at = opened;
});

describe("An application under review", () => {
  it("gives the farm the certificates that the applicant checked, as claims without a badge", async () => {
    const person = await at.farmer();
    const { id } = await at.apply(person, {
      certifications: ["organic", "other"],
      otherCertification: "Bee Friendly Farming",
    });
    const { farmId } = await at.approve(id);
    const { certificates } = await person.call((api) => api.farmer.certificates.list({}));
    expect(
      certificates.map(({ certification, name, state }) => [certification, name, state]),
    ).toEqual([
      ["organic", null, "claimed"],
      ["other", "Bee Friendly Farming", "claimed"],
    ]);
    const shown = await visitor(at.deps).call((api) => api.farms.byId({ id: farmId }));
    expect(shown).toMatchObject({ certificates: [] });
    expect((await person.call((api) => api.farmer.today({}))).certificates).toHaveLength(2);
  });

  it("gives the farm no certificates if the applicant has none", async () => {
    const { id } = await at.apply(await at.farmer(), { certifications: ["none"] });
    await at.approve(id);
    expect(await at.sql`select from farm_certifications`).toHaveLength(0);
  });

  it("is reviewed, questioned, resubmitted and approved, with each step emailed and recorded once", async () => {
    const { id } = await at.apply();
    at.clock.pass(1_000);
    await at.ask((api) => api.review({ id }));
    at.clock.pass(1_000);
    await at.ask((api) => api.askForChanges({ id, message: QUESTION }));
    at.clock.pass(1_000);
    await at.resend(await tokenIn(at.deps.db, "application_changes"), { location: "Graton, CA" });
    at.clock.pass(1_000);
    await at.approve(id);
    const one = await at.ask((api) => api.one({ id }));
    expect(one.history.map(({ to, cause }) => [to, cause])).toEqual([
      ["submitted", "Sent by the farm"],
      ["in_review", "Review begun"],
      ["changes_requested", QUESTION],
      ["submitted", "Sent again, changed: location"],
      ["approved", `Became farm ${one.farm?.id}`],
    ]);
    expect(one.history.map(({ by }) => by)).toEqual([null, "admin", "admin", null, "admin"]);
    const mails = await at.deps.db
      .select()
      .from(emails)
      .orderBy(emails.createdAt, emails.dedupeKey);
    expect(mails.map(({ kind, to }) => [kind, to])).toEqual(
      [
        "application_received",
        "application_in_review",
        "application_changes",
        "application_received",
        "application_approved",
      ].map((kind) => [kind, APPLICANT]),
    );
    expect((await newestMail(at.deps.db, "application_changes")).text).toContain(QUESTION);
    expect(await at.actions()).toEqual([
      "application.review_started",
      "application.changes_asked",
      "application.resubmitted",
      "application.approved",
    ]);
  });

  it("is rejected for good, with a reason that is emailed to the farm", async () => {
    const { id } = await at.apply();
    const message = "Our vans do not reach your valley yet.";
    await at.ask((api) => api.reject({ id, message }));
    expect((await newestMail(at.deps.db, "application_rejected")).text).toContain(message);
    expect(await at.stateOf(id)).toBe("rejected");
    for (const late of [
      () => at.approve(id),
      () => at.ask((api) => api.review({ id })),
      () => at.ask((api) => api.reject({ id, message })),
      () => at.ask((api) => api.askForChanges({ id, message })),
    ]) {
      await expect(late()).rejects.toMatchObject({
        cause: { code: "conflict", message: expect.stringContaining("has changed") },
      });
    }
    expect(await at.actions()).toEqual(["application.rejected"]);
    expect(await at.farmRows()).toEqual([]);
  });

  it.each(["", "no", " \n "])("cannot be answered with %j", async (message) => {
    const { id } = await at.apply();
    for (const step of ["askForChanges", "reject"] as const) {
      await expect(at.ask((api) => api[step]({ id, message }))).rejects.toThrow(
        /Please (?:write a sentence|fill in)/,
      );
    }
    expect(await at.stateOf(id)).toBe("submitted");
  });

  it("is not found if its id is unknown", async () => {
    const id = "00000000-0000-4000-8000-000000000000";
    const unknown = { cause: { code: "not_found" } };
    await expect(at.ask((api) => api.one({ id }))).rejects.toMatchObject(unknown);
    await expect(at.ask((api) => api.review({ id }))).rejects.toMatchObject(unknown);
    await expect(at.approve(id)).rejects.toMatchObject(unknown);
  });

  it("can be searched and filtered by state, with the earliest due first", async () => {
    const first = await at.apply();
    await at.later(4);
    const second = await at.apply(undefined, {
      email: "plum@furrow.example",
      farmName: "Plum Bend",
    });
    const third = await at.apply(undefined, { email: "fig@furrow.example", farmName: "Fig Hill" });
    await at.ask((api) => api.reject({ id: third.id, message: "There is no room at present." }));
    const listed = async (query: object) =>
      (await at.ask((api) => api.page({ dir: "asc", ...query }))).rows.map(({ id }) => id);
    expect(await listed({ state: "open" })).toEqual([first.id, second.id]);
    expect(await listed({ state: "rejected" })).toEqual([third.id]);
    expect(await listed({ q: "PLUM be" })).toEqual([second.id]);
    expect((await at.ask((api) => api.page({ sort: "submittedAt" }))).total).toBe(3);
  });
});

describe("The link in an email that requests changes", () => {
  const asked = async () => {
    const { id } = await at.apply();
    await at.ask((api) => api.askForChanges({ id, message: QUESTION }));
    return { id, token: await tokenIn(at.deps.db, "application_changes") };
  };
  const read = (token: string) =>
    visitor(at.deps).call((api) => api.farms.applications.toChange({ token }));
  const dead = { cause: { code: "not_found" } };

  it("shows the question and the answers, accepts changes once, and restarts the review clock", async () => {
    const { id, token } = await asked();
    expect(await read(token)).toMatchObject({
      farmName: "Frog Song",
      toChange: { message: QUESTION, email: APPLICANT },
    });
    await at.later(3);
    const { reviewDueOn } = await at.resend(token, { farmName: "Frog Song Farm" });
    expect(reviewDueOn).toBe("2026-11-25");
    expect(await at.ask((api) => api.one({ id }))).toMatchObject({
      state: "submitted",
      farmName: "Frog Song Farm",
      email: APPLICANT,
      reviewDueOn,
    });
    await expect(at.resend(token)).rejects.toMatchObject({ cause: { code: "conflict" } });
    // The email stays in the mailbox: its link no longer shows what the applicant entered.
    expect(await read(token)).toEqual({ farmName: "Frog Song Farm", reviewDueOn, toChange: null });
  });

  it("accepts one of two concurrent resubmissions", async () => {
    const { token } = await asked();
    const tries = await Promise.allSettled([at.resend(token), at.resend(token)]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("is stored as a hash, and stops working after a decision or when a new link is sent", async () => {
    const { id, token } = await asked();
    const [row] = await at.deps.db.select().from(farmerApplications);
    expect(row?.linkHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(await at.ask((api) => api.one({ id })))).not.toContain(row?.linkHash);
    await at.resend(token);
    await at.ask((api) => api.askForChanges({ id, message: QUESTION }));
    await expect(read(token)).rejects.toMatchObject(dead);
    const newer = await tokenIn(at.deps.db, "application_changes");
    await at.ask((api) => api.reject({ id, message: "There is no room at present." }));
    await expect(read(newer)).rejects.toMatchObject(dead);
    await expect(at.resend(newer)).rejects.toMatchObject(dead);
    await expect(read("guess")).rejects.toMatchObject(dead);
  });

  it("refuses invalid answers with the form's messages, and does not change the email address", async () => {
    const { id, token } = await asked();
    await expect(at.resend(token, { phone: "1" })).rejects.toThrow("Please provide a valid phone");
    await expect(at.resend(token, { email: "x@y.example" } as object)).rejects.toThrow(
      "unrecognized_keys",
    );
    expect(await at.stateOf(id)).toBe("changes_requested");
  });

  it("is not needed by the account that applied; another account finds nothing", async () => {
    const person = await at.farmer();
    const { id } = await at.apply(person);
    await at.ask((api) => api.askForChanges({ id, message: QUESTION }));
    const other = await registered(at.deps);
    const mine = (who: Visitor) => who.call((api) => api.farms.applications.toChange({}));
    expect((await mine(person)).toChange?.id).toBe(id);
    await expect(mine(other)).rejects.toMatchObject(dead);
    await expect(at.resend(undefined, {}, other)).rejects.toMatchObject(dead);
    await expect(mine(visitor(at.deps))).rejects.toMatchObject({ cause: { code: "signed_out" } });
    await at.resend(undefined, {}, person);
    const [last] = await at.deps.db
      .select()
      .from(farmerApplicationHistory)
      .where(eq(farmerApplicationHistory.from, "changes_requested"));
    expect(last).toMatchObject({ actor: person.user.id, cause: "again" });
  });
});

describe("The application status an account sees", () => {
  const mine = (who: Visitor) => who.call((api) => api.farms.applications.mine());

  it("is that of its own application, or of one with its address once that is verified", async () => {
    const person = await at.farmer({ isProven: false });
    await at.apply();
    expect(await mine(person)).toBeNull();
    await at.deps.db.update(users).set({ emailVerifiedAt: at.clock.now() });
    expect(await mine(person)).toMatchObject({ state: "submitted", message: null });
    expect(await mine(await registered(at.deps))).toBeNull();
  });
});
