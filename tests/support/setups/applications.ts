import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { farmMembers } from "#db/schema/accounts/accounts.ts";
import { farms } from "#db/schema/farms/farms.ts";
import { users } from "#db/schema/accounts/users.ts";
import { DEMO_PASSWORD } from "#server/demo/accounts.ts";
import type { AppCaller } from "#server/routers/index.ts";
import type { ChangedAnswers } from "#shared/farms/applications/application-admin.ts";
import type { FarmerApplication } from "#shared/farms/applications/farmer-application.ts";
import { login, registered, signedInAdmin } from "#tests/support/market/people/accounts.ts";
import { DAY, movableClock } from "#tests/support/market/time/clock.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { visitor, type Visitor } from "#tests/support/servers/visitor.ts";

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
/** The address that applies. */
export const APPLICANT = email;
/** The data that the team adds on approval. */
export const FACTS = {
  town: "Sebastopol",
  zipCode: "95472",
  sinceYear: 2004,
  acreage: 12,
  commissionBps: 1_700,
};
export const QUESTION = "Which certifier has inspected you, and when?";

export type Applications = Awaited<ReturnType<typeof freshApplications>>;

/** A market without farms, at noon on a Friday in California, with an applicant and an admin. */
async function freshApplications(database: FreshDatabase) {
  await database.empty(
    "users",
    "farms",
    "farmer_applications",
    "emails",
    "throttles",
    "audit_log",
    "invitations",
  );
  // The weekend does not count.
  const clock = movableClock("2026-11-20T20:00:00Z");
  const deps = testDeps(database.db, { clock });
  const admin = await signedInAdmin(deps);
  await database.empty("farms");
  const ask = <Result>(run: (api: AppCaller["admin"]["applications"]) => Promise<Result>) =>
    admin.call((api) => run(api.admin.applications));
  return {
    clock,
    deps,
    sql: database.sql,
    ask,
    /** Advances the clock by this many days and signs the admin in again. */
    later: async (days: number) => {
      clock.pass(days * DAY);
      await admin.call(login("admin", DEMO_PASSWORD));
    },
    apply: (who: Visitor = visitor(deps), fields: Partial<FarmerApplication> = {}) =>
      who.call((api) =>
        api.farms.applications.submit({ ...answers, email, acceptTerms, ...fields }),
      ),
    approve: (id: string, fields = {}) => ask((api) => api.approve({ id, ...FACTS, ...fields })),
    stateOf: async (id: string) => (await ask((api) => api.one({ id }))).state,
    resend: (
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
      ),
    actions: async () =>
      (
        await database.sql`
          select action from audit_log where action like 'application.%' order by id`
      ).map((row) => row["action"] as string),
    farmRows: () => deps.db.select().from(farms),
    membersOf: () => deps.db.select().from(farmMembers),
    admin,
    /** A farmer's account, by default with a verified address. */
    farmer: async ({ isProven = true, ...fields }: { isProven?: boolean; email?: string } = {}) => {
      const person = await registered(deps, { username: "kaiser", email, ...fields });
      const emailVerifiedAt = isProven ? clock.now() : null;
      await deps.db
        .update(users)
        .set({ role: "farmer", emailVerifiedAt })
        .where(eq(users.id, person.user.id));
      return person;
    },
  };
}

/** Opens a database for the file, and begins each test with a market without farms. */
export function withApplications(begin: (at: Applications) => void): void {
  let database: FreshDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database[Symbol.asyncDispose]());
  beforeEach(async () => begin(await freshApplications(database)));
}
