import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { needsAttention } from "#server/services/analytics/attention.ts";
import { eraseDueAccounts } from "#server/services/accounts/own/erase.ts";
import { newestMail } from "#tests/support/market/people/account-mails.ts";
import {
  type CertificateWorld,
  certificateWorld,
  ENTRY,
  invalid,
  PDF,
} from "#tests/support/market/certificates.ts";
import { DAY, HOUR } from "#tests/support/market/time/clock.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";

let database: FreshDatabase;
let world: CertificateWorld;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  world = await certificateWorld(database);
});
afterEach(() => world.app[Symbol.asyncDispose]());

const conflict = { code: "CONFLICT" };
const reject = async (id: number, reason = "The number on it is another one") => {
  const seen = await world.seenOf(id);
  await world.admin.call((api) => api.admin.certificates.reject({ id, seen, reason }));
};
const attention = async () =>
  (await needsAttention(world.deps)).map(({ what, count, to }) => [`${count} ${what}`, to]);
const actions = async () =>
  (
    await database.sql`select action, actor_name from audit_log where action like 'certificate.%' order by id`
  ).map(({ action, actor_name: actor }) => [action as string, actor as string]);

describe("A certificate entered by a farm", () => {
  it("waits for an admin and is verified, with each step recorded and the decision emailed to the farm", async () => {
    const id = await world.enter();
    expect(await world.list()).toMatchObject([{ id, state: "waiting", ...ENTRY, name: null }]);
    expect(await attention()).toEqual([
      ["1 farm certificate waiting to be checked", "/dashboard/admin/farmers"],
    ]);
    const { waiting } = await world.admin.call((api) => api.admin.certificates.forTeam());
    expect(waiting).toMatchObject({ total: 1, rows: [{ id, farmName: "Frog Song" }] });

    await world.verify(id);
    expect(await world.list(world.admin)).toMatchObject([
      { state: "verified", decidedBy: "admin", decidedAt: world.clock.now() },
    ]);
    expect(await world.list()).toMatchObject([{ state: "verified", decidedBy: null }]);
    expect(await attention()).toEqual([]);
    const mail = await newestMail(world.deps.db, "certificate_verified");
    expect(mail).toMatchObject({ to: "farmer@furrow.example" });
    expect(mail.text).toContain("November 30, 2027");
    expect(await actions()).toEqual([
      ["certificate.entered", "farmer"],
      ["certificate.verified", "admin"],
    ]);
  });

  it("is entered once when the answer is lost and the form is sent again, also at the same time", async () => {
    const document = await world.upload();
    const [first, second] = await Promise.all([1, 2].map(() => world.enter({ document })));
    expect(second).toBe(first);
    expect(await world.enter({ document })).toBe(first);
    expect(await actions()).toEqual([["certificate.entered", "farmer"]]);
    // Another one needs a document of its own.
    await expect(world.enter({ document, number: "Another number" })).rejects.toMatchObject(
      invalid("document", "choose the document"),
    );
    expect(await world.list()).toMatchObject([{ id: first, ...ENTRY, name: null }]);
  });

  it("shows its farm why it was rejected, and can be corrected with the same document", async () => {
    const id = await world.enter();
    await reject(id);
    expect(await world.list()).toMatchObject([
      { state: "rejected", reason: "The number on it is another one" },
    ]);
    const mail = await newestMail(world.deps.db, "certificate_rejected");
    expect(mail.text).toContain("The number on it is another one");
    world.clock.pass(HOUR);
    await world.enter({ id, number: "OR-7732", document: null });
    expect(await world.list()).toMatchObject([
      { id, state: "waiting", number: "OR-7732", reason: null, decidedAt: null },
    ]);
  });

  it("can be entered for the farm and verified by an admin", async () => {
    const query = `?farmId=${world.farm}`;
    const document = await world.upload(world.admin, PDF, query);
    await world.verify(await world.enter({ document }, world.admin));
    expect(await world.list()).toMatchObject([{ state: "verified" }]);
    expect(await actions()).toEqual([
      ["certificate.entered", "admin"],
      ["certificate.verified", "admin"],
    ]);
  });

  it("of another kind has the name that the farm entered", async () => {
    await world.enter({ certification: "other", name: "Bee Friendly Farming" });
    expect(await world.list()).toMatchObject([{ name: "Bee Friendly Farming" }]);
    await expect(world.enter({ certification: "other", name: " " })).rejects.toThrow(
      "Please name the certificate",
    );
  });

  it.each([
    ["validTo", { validTo: "2026-11-22" }, /^This certificate ended on November 22, 2026/],
    ["validTo", { validTo: "2062-11-30" }, /Please check the year/],
    ["document", { document: null }, /^Please add the document$/],
    ["document", { document: "0b9f6f4e-6a1c-4d2e-9a53-0d6f6f3b1c11" }, /choose the document/],
  ] as const)("is refused for its %s with a clear message (%o)", async (field, fields, message) => {
    await expect(world.enter(fields)).rejects.toMatchObject(invalid(field, message));
    expect(await world.list()).toEqual([]);
  });

  it.each(["2027-02-30", "soon", "", "1999-01-01"])(
    "is refused with %o as its last day",
    async (validTo) => {
      await expect(world.enter({ validTo })).rejects.toThrow("the last day it is valid");
    },
  );

  it("may expire today", async () => {
    await world.verify(await world.enter({ validTo: "2026-11-23" }));
    expect(await world.list()).toMatchObject([{ state: "verified" }]);
  });

  it("cannot be entered a second time until it has been decided on", async () => {
    const id = await world.enter();
    await expect(world.enter()).rejects.toMatchObject(conflict);
    await world.verify(id);
    await world.enter({ number: "OR-8000", validTo: "2028-11-30" });
    expect((await world.list()).map(({ state }) => state)).toEqual(["verified", "waiting"]);
  });

  it("is refused while twenty others are waiting for a decision", async () => {
    const fill = (state: string, entries: number) => database.sql`
      insert into farm_certifications (farm_id, certification, state, issuer, number, valid_to, reason, created_at)
      select ${world.farm}, 'other', ${state}::certificate_state, 'CCOF', 'X', '2030-01-01', 'No', now()
      from generate_series(1, ${entries}::int)`;
    await fill("rejected", 25);
    await fill("waiting", 18);
    const id = await world.enter();
    await reject(id);
    await world.enter({ certification: "fairTrade" });
    await world.enter({ certification: "salmonSafe" });
    const full = {
      ...conflict,
      message: expect.stringContaining("until we have checked") as unknown,
    };
    await expect(world.enter({ certification: "other", name: "Bees" })).rejects.toMatchObject(full);
    await expect(world.enter({ id, document: null })).rejects.toMatchObject(full);
  });

  it("can be withdrawn by its farm with its details and document, unless it is verified", async () => {
    const id = await world.enter({ certification: "other", name: "Bee Friendly Farming" });
    await reject(id);
    await world.farmer.call((api) => api.farmer.certificates.withdraw({ id }));
    expect(await world.list()).toEqual([]);
    expect(await database.sql`select from certificate_documents`).toHaveLength(0);
    expect(
      await database.sql`select state, name, issuer, number, valid_to, reason from farm_certifications`,
    ).toEqual([
      { state: "withdrawn", name: null, issuer: null, number: null, valid_to: null, reason: null },
    ]);
    const verified = await world.enter();
    await world.verify(verified);
    await expect(
      world.farmer.call((api) => api.farmer.certificates.withdraw({ id: verified })),
    ).rejects.toMatchObject(conflict);
    await expect(world.enter({ id: verified })).rejects.toMatchObject(conflict);
  });
});

describe("The decision on a certificate", () => {
  it("applies only to what the admin saw, and is made once", async () => {
    const id = await world.enter();
    const seen = await world.seenOf(id);
    world.clock.pass(1_000);
    await world.enter({ id, number: "OR-9999" });
    const verify = (given: string) =>
      world.admin.call((api) => api.admin.certificates.verify({ id, seen: given }));
    await expect(verify(seen)).rejects.toMatchObject(conflict);
    const now = await world.seenOf(id);
    const both = await Promise.allSettled([verify(now), verify(now)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("cannot verify a certificate that expired while waiting", async () => {
    const id = await world.enter({ validTo: "2026-11-24" });
    world.clock.pass(2 * DAY);
    await world.signIn();
    await expect(world.verify(id)).rejects.toThrow("ended on November 24, 2026");
  });

  it("can revoke a verification", async () => {
    const id = await world.enter();
    await world.verify(id);
    await reject(id, "The issuer has revoked it");
    expect(await world.list()).toMatchObject([{ state: "rejected" }]);
  });
});

describe("ASVS 14.2.7 After a farm's member is erased", () => {
  const erase = async (username: string) => {
    const { sql } = database;
    const now = world.clock.now().toISOString();
    await sql`update users set email_verified_at = ${now}, deletion_due_at = ${now} where username = ${username}`;
    await eraseDueAccounts(world.deps);
    expect(await sql`select from users where username = ${username}`).toHaveLength(0);
  };
  const log = () => database.sql`select action, actor_name, detail from audit_log
    where action like 'certificate.%' order by id`;
  const { issuer, number, validTo } = ENTRY;
  const entered = { certificate: "Certified organic", issuer, number, validTo };

  it("the audit log keeps what was entered and decided, even for a withdrawn certificate", async () => {
    const id = await world.enter();
    await reject(id);
    await world.farmer.call((api) => api.farmer.certificates.withdraw({ id }));
    await erase("farmer");
    expect(await log()).toMatchObject([
      { action: "certificate.entered", actor_name: "erased account", detail: entered },
      { action: "certificate.rejected", actor_name: "admin", detail: entered },
      { action: "certificate.withdrawn", actor_name: "erased account" },
    ]);
  });

  it("no decision's reason contains their address, in the log or on the certificate", async () => {
    const id = await world.enter();
    await reject(id, "It names farmer@furrow.example");
    await erase("farmer");
    const rows = await database.sql`select issuer, reason from farm_certifications`;
    expect(rows).toEqual([{ issuer: ENTRY.issuer, reason: "" }]);
    expect(JSON.stringify(await log())).not.toContain("farmer@furrow.example");
  });
});
