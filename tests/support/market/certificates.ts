import { farmMembers } from "#db/schema/accounts/accounts.ts";
import { users } from "#db/schema/accounts/users.ts";
import { DEMO_PASSWORD, seedDemoAccounts } from "#server/demo/accounts.ts";
import type { Deps } from "#server/deps.ts";
import type { AppCaller } from "#server/routers/index.ts";
import type { CertificateEntry } from "#shared/farms/farm-certificate.ts";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { login, registered } from "./people/accounts.ts";
import { type MovableClock, movableClock } from "./time/clock.ts";
import type { FreshDatabase } from "../postgres/database.ts";
import { testDeps } from "../deps.ts";
import { type Client, httpClient, openApp, type TestApp } from "../servers/http.ts";
import { addFarm } from "./market.ts";
import { visitor, type Visitor } from "../servers/visitor.ts";
import { written } from "#tests/support/market/written.ts";

const BYTES = { "content-type": "application/octet-stream" };

/** A minimal PDF. */
export const PDF = Buffer.from(
  "%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n",
  "latin1",
);

/** A user who can call procedures and send plain HTTP requests with the same session. */
type Person = Visitor & { http: Client };

/** Two farms with a farmer each, and an admin, all signed in. */
export type CertificateWorld = {
  deps: Deps;
  app: TestApp;
  clock: MovableClock;
  farm: number;
  foreignFarm: number;
  farmer: Person;
  foreigner: Person;
  admin: Person;
  customer: Person;
  /** Signs everyone in again after their sessions have expired. */
  signIn(): Promise<void>;
  /** Uploads a document and returns its id. */
  upload(who?: Person, bytes?: Buffer, query?: string): Promise<string>;
  /** Enters a certificate for the farm, with a new document unless the fields name one. */
  enter(fields?: Partial<CertificateEntry>, who?: Person): Promise<number>;
  /** When the farm last submitted the version that an admin now sees. */
  seenOf(id: number): Promise<string>;
  verify(id: number): Promise<void>;
  list(who?: Person, farmId?: number): Promise<Certificate[]>;
};
type Certificate = Awaited<
  ReturnType<AppCaller["farmer"]["certificates"]["list"]>
>["certificates"][number];

/** Sets up noon of November 23, 2026 in California, on a database without users and farms. */
export async function certificateWorld(
  { db, empty }: FreshDatabase,
  start = "2026-11-23T20:00:00Z",
): Promise<CertificateWorld> {
  await empty(
    "users",
    "farms",
    "products",
    "farmer_applications",
    "audit_log",
    "throttles",
    "emails",
  );
  const clock = movableClock(start);
  const deps = testDeps(db, { clock });
  const app = await openApp(deps);
  await seedDemoAccounts(deps);
  const foreign = await registered(deps, {
    username: "low-tide",
    email: "tide@furrow.example",
    password: DEMO_PASSWORD,
  });
  await db.update(users).set({ role: "farmer" }).where(eq(users.id, foreign.user.id));
  const farm = await addFarm(db, { name: "Frog Song" });
  const foreignFarm = await addFarm(db, { name: "Low Tide" });
  const person = (): Person => ({ ...visitor(deps), http: httpClient(app) });
  const people = {
    farmer: person(),
    admin: person(),
    customer: person(),
    "low-tide": person(),
  };
  const signIn = async () => {
    for (const [username, one] of Object.entries(people)) {
      await one.call(login(username, DEMO_PASSWORD));
      await one.http.post("/api/login", { username, password: DEMO_PASSWORD });
    }
  };
  await signIn();
  const [own] = await db.select().from(users).where(eq(users.username, "farmer"));
  await db.delete(farmMembers);
  await db.insert(farmMembers).values([
    { userId: own!.id, farmId: farm, ...written() },
    { userId: foreign.user.id, farmId: foreignFarm, ...written() },
  ]);
  const upload: CertificateWorld["upload"] = async (
    who = people.farmer,
    bytes = PDF,
    query = "",
  ) => {
    const path = `/api/uploads/certificate${query}`;
    const { status, body } = await who.http.send("POST", path, bytes, BYTES);
    if (status !== 201) throw new Error(`The upload was answered with ${status}`);
    return String(body["document"]);
  };
  const list: CertificateWorld["list"] = async (who = people.farmer, farmId = farm) =>
    (await who.call((api) => api.farmer.certificates.list({ farmId }))).certificates;
  const seenOf = async (id: number) => {
    const one = (await list(people.admin)).find((certificate) => certificate.id === id);
    return one?.submittedAt?.toISOString() ?? "";
  };
  return {
    ...people,
    deps,
    app,
    clock,
    farm,
    foreignFarm,
    foreigner: people["low-tide"],
    signIn,
    upload,
    list,
    enter: async (fields = {}, who = people.farmer) => {
      const document = "document" in fields ? (fields.document ?? null) : await upload();
      const entry = { ...ENTRY, farmId: farm, ...fields, document };
      return (await who.call((api) => api.farmer.certificates.enter(entry))).id;
    },
    seenOf,
    verify: async (id) => {
      const seen = await seenOf(id);
      await people.admin.call((api) => api.admin.certificates.verify({ id, seen }));
    },
  };
}

/** The default fields of an entry. */
export const ENTRY = {
  certification: "organic",
  name: "",
  issuer: "CCOF",
  number: "OR-7731",
  validTo: "2027-11-30",
} as const;

/** The error for an invalid field of an entry. */
export const invalid = (field: string, message: string | RegExp) => ({
  code: "BAD_REQUEST",
  message: expect.stringMatching(message) as unknown,
  cause: { details: { field } },
});
