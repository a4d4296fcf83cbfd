import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { farmerApplicationHistory, farmerApplications } from "#db/schema/farms/applications.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { jobQueue } from "#server/jobs/queue.ts";
import { defaultBudgets } from "#server/throttle/budgets.ts";
import { createThrottle } from "#server/throttle/throttle.ts";
import { expectNoEffect } from "#tests/support/inputs/bad-input.ts";
import { DAY, movableClock } from "#tests/support/market/time/clock.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { type Client, httpClient, openApp, type TestApp } from "#tests/support/servers/http.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

const application = {
  farmName: "Singing Frogs Farm",
  familyName: "Kaiser",
  email: "hello@frogs.example",
  phone: "(707) 555-0188",
  location: "Sebastopol, CA",
  farmType: "vegetable",
  yearsActive: "11-25",
  acreage: "5-20",
  productsGrown: "Salad greens, tomatoes, roots",
  farmingPractices: "No-till, compost, hedgerows",
  markets: ["farmers_market", "csa"],
  certifications: ["organic", "other"],
  otherCertification: "Bee friendly",
  whyJoin: "We want to know who eats it.",
  acceptTerms: true,
} as const;
const other = { ...application, email: "other@frogs.example" };

/** Thursday afternoon in California; the weekend does not count toward the due date. */
const clock = movableClock("2026-11-19T23:00:00Z");

let database: FreshDatabase;
let app: TestApp;
let client: Client;
const deps = () => testDeps(database.db, { jobs: jobQueue, clock });
const send = (body: unknown) => client.post("/api/farmer-applications", body);

beforeAll(async () => {
  database = await freshDatabase();
  app = await openApp(deps());
  client = httpClient(app);
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});
beforeEach(async () => {
  await database.empty("farmer_applications", "farmer_application_history", "emails", "throttles");
});

describe("A submitted application", () => {
  it("is stored with its answers, history and due date", async () => {
    const answer = await send(application);
    expect(answer.status).toBe(201);
    const { acceptTerms: _accepted, ...answers } = application;
    const [row] = await database.db.select().from(farmerApplications);
    expect(row).toMatchObject({
      ...answers,
      state: "submitted",
      userId: null,
      reviewDueOn: "2026-11-23",
      submittedAt: clock.now(),
    });
    const history = await database.db.select().from(farmerApplicationHistory);
    expect(history).toMatchObject([
      { applicationId: row?.id, from: null, to: "submitted", actor: "applicant" },
    ]);
  });

  it("is confirmed by one email that mentions the two business days", async () => {
    await send(application);
    const mails = await database.db.select().from(emails);
    expect(mails).toMatchObject([
      {
        kind: "application_received",
        to: "hello@frogs.example",
        subject: "We have your application",
        state: "queued",
      },
    ]);
    expect(mails[0]?.text).toContain(
      "within 2 business days, which is by Monday, November\u00a023",
    );
  });

  it("is confirmed without a word that was typed: the address may be someone else's", async () => {
    await send({
      ...application,
      farmName: "You won! evil.example/claim",
      location: "Call 1-900-555-0100",
    });
    const [mail] = await database.db.select().from(emails);
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/evil|won!|1-900/);
  });

  it("has a history that cannot be changed", async () => {
    await send(application);
    await expect(
      database.sql`update farmer_application_history set cause = 'nothing happened'`,
    ).rejects.toThrow("append-only");
  });
});

describe("A second application with the same email address", () => {
  it("is refused politely while the first is open, ignoring case", async () => {
    await send(application);
    const again = () => send({ ...application, email: "Hello@Frogs.example" });
    const answer = await expectNoEffect(
      database.sql,
      again,
      409,
      "We already have an application from this email address and are looking at it. There is nothing more to do.",
    );
    expect(answer.body).toMatchObject({ code: "conflict" });
  });

  it("is refused when submitted concurrently: exactly one is stored", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(application)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array(7).fill(409),
    ]);
    expect(await database.db.select().from(emails)).toHaveLength(1);
  });

  it("is the first one if it has the key of the same form, also when sent concurrently", async () => {
    const keyed = { ...application, key: randomUUID() };
    const [first, second] = await Promise.all([send(keyed), send(keyed)]);
    expect(first.status).toBe(201);
    expect(first.body).toEqual({ id: expect.any(String), reviewDueOn: "2026-11-23" });
    expect(second).toMatchObject({ status: 201, body: first.body });
    clock.pass(3 * DAY);
    expect(await send(keyed)).toMatchObject({ status: 201, body: first.body });
    clock.pass(-3 * DAY);
    expect(await database.db.$count(farmerApplications)).toBe(1);
    expect(await database.db.$count(farmerApplicationHistory)).toBe(1);
    expect(await database.db.$count(emails)).toBe(1);
    expect((await send({ ...keyed, email: other.email })).status).toBe(409);
    expect((await send({ ...keyed, key: randomUUID() })).status).toBe(409);
  });

  it("is accepted once the first has been rejected", async () => {
    await send(application);
    await database.sql`update farmer_applications set state = 'rejected'`;
    expect((await send(application)).status).toBe(201);
  });

  it("is accepted if the address is different", async () => {
    await send(application);
    expect((await send(other)).status).toBe(201);
  });
});

describe("Invalid input is refused with the form's message, and nothing is stored", () => {
  it.each([
    ["farmName", "O", "Farm name must be at least 2 characters"],
    ["phone", "707555014", "Please provide a valid phone number"],
    ["farmType", "vineyard", "Please select a farm type"],
    ["markets", ["moon"], "Please choose from the list"],
    ["certifications", ["halo"], "Please choose from the list"],
    ["certifications", ["none", "organic"], "Choose either none, or the certifications you hold"],
    ["acceptTerms", "true", "You must accept the terms and conditions"],
    ["acceptTerms", false, "You must accept the terms and conditions"],
    ["whyJoin", "short", "Please tell us why you want to join"],
  ])("%s %j: %s", async (field, value, message) => {
    await expectNoEffect(
      database.sql,
      () => send({ ...application, [field]: value }),
      400,
      message,
    );
  });
});

it("A network address can submit ten applications an hour and then has to wait", async () => {
  const guarded = { ...deps(), throttle: createThrottle(database.db, defaultBudgets) };
  const guest = visitor(guarded, "198.51.100.23");
  const submit = (index: number) =>
    guest.call((api) =>
      api.farms.applications.submit({
        ...application,
        markets: [...application.markets],
        certifications: [...application.certifications],
        email: `farm${index}@frogs.example`,
      }),
    );
  for (let index = 0; index < defaultBudgets.apply_address.tries; index += 1) await submit(index);
  await expect(submit(99)).rejects.toThrow("Too many attempts");
});
