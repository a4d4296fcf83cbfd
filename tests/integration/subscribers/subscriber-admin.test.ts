import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Deps } from "#server/deps.ts";
import type { AppCaller } from "#server/routers/index.ts";
import { takeMailReport } from "#server/services/mail/mail-suppressions.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { ERASED_NAME } from "#shared/platform/audit/audit-actor.ts";
import { testDeps } from "#tests/support/deps.ts";
import { signedInAdmin } from "#tests/support/market/people/accounts.ts";
import { tracesOf } from "#tests/support/traces.ts";
import { visitor, type Visitor } from "#tests/support/servers/visitor.ts";

let database: FreshDatabase;
let deps: Deps;
let admin: Visitor;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db);
  admin = await signedInAdmin(deps);
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  await database.empty("subscribers", "subscriber_events", "subscriber_tokens", "emails");
});

const ask = <Result>(run: (api: AppCaller["admin"]["subscribers"]) => Promise<Result>) =>
  admin.call((api) => run(api.admin.subscribers));
const signUp = (email: string) =>
  visitor(deps).call((api) => api.subscribers.subscribe({ email, source: "footer_newsletter" }));
const only = async () => (await ask((api) => api.page({}))).rows[0]!;
const NOTHING = { tags: [], note: "" };
const lines = (...emails: string[]) =>
  emails.map((email, at) => ({ line: at + 2, values: { email, firstName: "Ana" } }));
const audited = async () =>
  (await database.sql`select action from audit_log order by id desc limit 1`)[0]?.["action"];

describe("The list of subscribers", () => {
  it("can be searched by address, name and zip code, filtered by source and consent, and counted", async () => {
    await signUp("ana@furrow.example");
    await signUp("ben@furrow.example");
    await database.sql`update subscribers set first_name = 'Anabel', state = 'confirmed' where email = 'ana@furrow.example'`;
    const found = (query: object) =>
      ask((api) => api.page(query)).then(({ rows, total }) => [
        total,
        ...rows.map((row) => row.email),
      ]);
    expect(await found({ q: "ANABEL" })).toEqual([1, "ana@furrow.example"]);
    expect(await found({ q: "%" })).toEqual([0]);
    expect(await found({ state: "pending" })).toEqual([1, "ben@furrow.example"]);
    expect(await found({ source: "import" })).toEqual([0]);
    expect(await found({ sort: "email", dir: "asc", size: 1, page: 2 })).toEqual([
      2,
      "ben@furrow.example",
    ]);
  });

  it("says whether we deliver to a zip and whether emails came back, and can be filtered by both", async () => {
    const people = { sf: "94110", plus: "95616-1234", far: "10001", closed: "90210", none: null };
    for (const [name, zipCode] of Object.entries(people)) {
      await signUp(`${name}@furrow.example`);
      await database.sql`update subscribers set zip_code = ${zipCode}
        where email = ${`${name}@furrow.example`}`;
    }
    const prefixes = JSON.stringify(["902"]);
    await database.sql`insert into settings (key, value, updated_at)
      values ('unservedPrefixes', ${prefixes}::jsonb, now())`;
    const report = { type: "bounce", email: "Far@furrow.example" } as const;
    await takeMailReport(deps, report);
    await takeMailReport(deps, { type: "complaint", email: "sf@furrow.example" });
    const found = async (query: object) => {
      const page = await ask((api) => api.page({ sort: "email", dir: "asc", ...query }));
      expect(page.total).toBe(page.rows.length);
      return page.rows.map((row) => row.email.split("@")[0]);
    };
    expect(await found({ zip: "served" })).toEqual(["plus", "sf"]);
    expect(await found({ zip: "unserved" })).toEqual(["closed", "far"]);
    expect(await found({ zip: "unknown" })).toEqual(["none"]);
    expect(await found({ bounce: "bounced" })).toEqual(["far"]);
    expect(await found({ bounce: "not_bounced" })).toEqual(["closed", "none", "plus", "sf"]);
    const { rows } = await ask((api) => api.page({ sort: "email", dir: "asc" }));
    expect(rows.map(({ zipServed, isBounced }) => [zipServed, isBounced])).toEqual([
      ["unserved", false],
      ["unserved", true],
      ["unknown", false],
      ["served", false],
      ["served", false],
    ]);
    const csv = await ask((api) => api.export({ bounce: "bounced" }));
    expect(csv).toContain("Zip served,Bounced");
    expect(csv).toContain(",10001,no,yes,");
    expect(csv).not.toContain("sf@");
    await database.empty("settings", "mail_suppressions");
  });

  it("is exported as a file that runs no formula and can be imported again", async () => {
    await signUp("ana@furrow.example");
    await database.sql`update subscribers set first_name = '=HYPERLINK("http://evil")'`;
    const csv = await ask((api) => api.export({}));
    expect(csv).toContain(`"'=HYPERLINK(""http://evil"")"`);
    expect(csv.split("\r\n")[0]).toContain("Email,First name,Last name,Zip code");
    expect(await audited()).toBe("subscriber.exported");
  });
});

describe("A subscriber", () => {
  it("gets tags and a note, and each change is in the audit log once", async () => {
    await signUp("ana@furrow.example");
    const { id } = await only();
    await ask((api) =>
      api.change({ id, shown: NOTHING, tags: ["vip", "bakery", "vip"], note: "Met at the market" }),
    );
    expect(await only()).toMatchObject({ tags: ["bakery", "vip"], note: "Met at the market" });
    const [entry] = await database.sql`select * from audit_log order by id desc limit 1`;
    expect(entry).toMatchObject({
      action: "subscriber.changed",
      actor_name: "admin",
      subject_name: "ana@furrow.example",
      detail: {
        tags: { from: [], to: ["bakery", "vip"] },
        note: { from: "", to: "Met at the market" },
      },
    });
    const count = () => database.sql`select count(*)::int from audit_log`;
    const before = await count();
    const noted = { tags: ["vip", "bakery"], note: "Met at the market" };
    await ask((api) => api.change({ id, shown: noted, ...noted }));
    await ask((api) => api.change({ id, shown: NOTHING, ...noted }));
    expect(await count()).toEqual(before);
  });

  it("keeps a colleague's concurrent changes, or reports a conflict", async () => {
    await signUp("ana@furrow.example");
    const { id } = await only();
    await ask((api) => api.change({ id, shown: NOTHING, tags: ["vip"], note: "" }));
    await ask((api) => api.change({ id, shown: NOTHING, tags: [], note: "Called" }));
    expect(await only()).toMatchObject({ tags: ["vip"], note: "Called" });
    await expect(
      ask((api) => api.change({ id, shown: NOTHING, tags: [], note: "Wrote" })),
    ).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await only()).toMatchObject({ note: "Called" });
  });

  it("is unsubscribed and loses emails waiting in the outbox, however the address was capitalized", async () => {
    await signUp("ana@furrow.example");
    await database.sql`
      update emails set unsubscribe_url = 'https://furrow.example/u', to_address = 'Ana@Furrow.example'`;
    const { id } = await only();
    expect((await ask((api) => api.one({ id }))).mails).toMatchObject([
      { kind: "newsletter_confirm" },
    ]);
    await ask((api) => api.unsubscribe({ ids: [id] }));
    expect(await only()).toMatchObject({ state: "unsubscribed" });
    expect(await database.sql`select 1 from emails`).toHaveLength(0);
    const { events } = await ask((api) => api.one({ id }));
    // Unsubscribing is not consent, so it has no version of the consent text.
    expect(events.map(({ event, textVersion }) => [event, textVersion])).toEqual([
      ["unsubscribed_by_team", null],
      ["signed_up", "2026-11"],
    ]);
  });

  it("is erased without a trace of who it was, and no import brings it back", async () => {
    await database.empty("audit_log");
    await signUp("ana@furrow.example");
    const { id } = await only();
    await ask((api) => api.change({ id, shown: NOTHING, tags: ["ana"], note: "Ana from Zqtown" }));
    const { sql } = database;
    await sql`insert into early_access_signups (subscriber_id, zip_code, variant, referral_code, source, created_at)
      values (${id}, '94952', 1, 'ANASC0DE', 'zqcampaign', now())`;
    await sql`with message as (insert into customer_updates (subject, body, audience, created_by, created_at)
        select 'News', 'It rains.', '{"kind": "all"}', id, now() from users limit 1 returning id)
      insert into customer_update_recipients (update_id, email) select id, 'ana@furrow.example' from message`;
    await ask((api) => api.erase({ id }));
    const left = await tracesOf(sql, [
      "ana@furrow.example",
      "zqtown",
      "zqcampaign",
      "ANASC0DE",
      "94952",
    ]);
    expect(left.filter(({ table }) => table !== "users")).toEqual([]);
    const entries = await sql`select action, subject_name as name, detail from audit_log
      where subject_id = ${id} order by id`;
    expect(entries).toMatchObject([
      { action: "subscriber.changed", name: ERASED_NAME, detail: {} },
      { action: "subscriber.erased", name: ERASED_NAME },
    ]);
    const row = JSON.stringify(await ask((api) => api.one({ id })));
    expect(row).not.toMatch(/ana@furrow/iu);
    const again = await ask((api) =>
      api.import({ rows: lines("ANA@furrow.example"), dryRun: false }),
    );
    expect(again).toEqual({ added: 0, known: 0, left: 1, errors: [] });
  });

  it("is erased again if it comes back, as often as that happens", async () => {
    for (let time = 0; time < 3; time += 1) {
      await signUp("back@furrow.example");
      const [row] =
        await database.sql`select id from subscribers where email = 'back@furrow.example'`;
      await ask((api) => api.erase({ id: row!["id"] }));
    }
    const rows = await database.sql`select email from subscribers`;
    expect(rows.map(({ email }) => email)).toEqual(
      Array(3).fill(expect.stringMatching(/@erased\.invalid$/)),
    );
    const again = await ask((api) =>
      api.import({ rows: lines("back@furrow.example"), dryRun: false }),
    );
    expect(again).toEqual({ added: 0, known: 0, left: 1, errors: [] });
  });

  it("is also erased from the waiting list, with the email about the start of delivery", async () => {
    await signUp("ana@furrow.example");
    const { id } = await only();
    const join = { email: "Ana@furrow.example", zipCode: "89501" };
    await visitor(deps).call((api) => api.subscribers.waitingList.join(join));
    await database.sql`insert into emails (kind, dedupe_key, to_address, subject, text, html, created_at, next_attempt_at)
      values ('zip_served', 'zip_served:1', 'Ana@furrow.example', 'We now deliver', 'x', 'x', now(), now())`;
    await ask((api) => api.erase({ id }));
    expect(await database.sql`select 1 from waiting_list`).toHaveLength(0);
    expect(await database.sql`select 1 from emails where kind = 'zip_served'`).toHaveLength(0);
  });

  it("that is already erased is left unchanged", async () => {
    await signUp("ana@furrow.example");
    const { id } = await only();
    await ask((api) => api.erase({ id }));
    const before = await only();
    await ask((api) => api.erase({ id }));
    expect(await only()).toEqual(before);
  });

  it("that does not exist is not found", async () => {
    const id = crypto.randomUUID();
    await expect(ask((api) => api.one({ id }))).rejects.toThrow("We cannot find this subscriber");
    await expect(ask((api) => api.erase({ id }))).rejects.toThrow("We cannot find this subscriber");
  });
});

describe("An import", () => {
  it("is tried without writing anything, and reports an error for each unusable line", async () => {
    await signUp("known@furrow.example");
    const rows = lines(
      "new@furrow.example",
      "no address",
      "known@furrow.example",
      "NEW@furrow.example",
    );
    const outcome = await ask((api) => api.import({ rows, dryRun: true }));
    expect(outcome).toEqual({
      added: 1,
      known: 1,
      left: 0,
      errors: [
        { line: 3, message: "This is not an email address" },
        { line: 5, message: "This address appears in the file twice" },
      ],
    });
    expect((await ask((api) => api.page({}))).total).toBe(1);
  });

  it("matches the row of a subscriber who returned, and not the erased one", async () => {
    const email = "back@furrow.example";
    await signUp(email);
    await ask(async (api) => api.erase({ id: (await only()).id }));
    await signUp(email);
    // Updates the erased row so that Postgres returns it last.
    await database.sql`update subscribers set zip_code = '00000' where email like '%erased.invalid'`;
    const outcome = await ask((api) => api.import({ rows: lines(email), dryRun: true }));
    expect(outcome).toMatchObject({ known: 1, left: 0 });
  });

  it("asks each new address to confirm, and does not resubscribe anyone who left", async () => {
    await signUp("left@furrow.example");
    await ask(async (api) => api.unsubscribe({ ids: [(await only()).id] }));
    const rows = lines("new@furrow.example", "left@furrow.example");
    const outcome = await ask((api) => api.import({ rows, dryRun: false }));
    expect(outcome).toMatchObject({ added: 1, left: 1 });
    const states = await database.sql`select email, state, source from subscribers order by email`;
    expect([...states]).toEqual([
      { email: "left@furrow.example", state: "unsubscribed", source: "footer_newsletter" },
      { email: "new@furrow.example", state: "pending", source: "import" },
    ]);
    const mails =
      await database.sql`select to_address as "to" from emails where kind = 'newsletter_confirm' and to_address like 'new%'`;
    expect([...mails]).toEqual([{ to: "new@furrow.example" }]);
  });
});
