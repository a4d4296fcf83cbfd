import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DEMO_PASSWORD, seedDemoAccounts } from "#server/demo/accounts.ts";
import { oneAtATime } from "#server/files/uploaded-pictures.ts";
import { openTurn } from "#server/http/files/open-uploads.ts";
import { eraseDueAccounts } from "#server/services/accounts/own/erase.ts";
import { exportOwnData } from "#server/services/accounts/own/download/export-own-data.ts";
import { purgeOld } from "#server/services/analytics/retention/retention.ts";
import { defaultBudgets } from "#server/throttle/budgets.ts";
import { createThrottle } from "#server/throttle/throttle.ts";
import { UPLOAD_BYTES_MAX } from "#shared/inventory/upload.ts";
import { PDF } from "#tests/support/market/certificates.ts";
import { DAY, movableClock } from "#tests/support/market/time/clock.ts";
import { registered } from "#tests/support/market/people/accounts.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { type Client, httpClient, openApp, type TestApp } from "#tests/support/servers/http.ts";
import { photo } from "#tests/support/servers/photo-uploads.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

const BYTES = { "content-type": "application/octet-stream" };
const message = {
  topic: "delivery",
  orderNumber: "",
  name: "Ana Lee",
  email: "ana@furrow.example",
  message: "Here is what came.",
} as const;

const clock = movableClock("2026-11-21T20:00:00Z");
let database: FreshDatabase;
let app: TestApp;
const deps = () => testDeps(database.db, { clock });

beforeAll(async () => {
  database = await freshDatabase();
  await seedDemoAccounts(deps());
  app = await openApp(deps());
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});
beforeEach(async () => {
  await database.empty("contact_messages", "contact_attachments", "emails", "throttles");
});

const upload = (bytes: Buffer, client: Client = httpClient(app)) =>
  client.send("POST", "/api/uploads/contact", bytes, BYTES);
const uploaded = async (bytes: Buffer) => {
  const { status, body } = await upload(bytes);
  expect(status).toBe(201);
  return String(body["attachment"]);
};
const send = (attachment?: string, key?: string) =>
  visitor(deps()).call((api) =>
    api.mail.contact.send({ ...message, key, ...(attachment && { attachment }) }),
  );
const stored = () => database.sql`select id, message_id, type from contact_attachments`;
const messageId = async () =>
  String((await database.sql`select id from contact_messages`)[0]?.["id"]);
async function signedIn(username: string): Promise<Client> {
  const client = httpClient(app);
  await client.post("/api/login", { username, password: DEMO_PASSWORD });
  return client;
}

describe("An attachment of a contact message", () => {
  it("ASVS 8.2.2 can be read only by admins, a PDF only as a download", async () => {
    await send(await uploaded(PDF));
    const path = `/contact-attachments/${await messageId()}`;
    const admin = await signedIn("admin");
    const { status, headers, text } = await admin.get(path);
    expect([status, text]).toEqual([200, PDF.toString("latin1")]);
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="attachment.pdf"',
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    for (const role of ["customer", "farmer", "logistics"]) {
      expect((await (await signedIn(role)).get(path)).status).toBe(403);
    }
    expect((await httpClient(app).get(path)).status).toBe(401);
    expect((await admin.get("/contact-attachments/..%2f1")).status).toBe(404);
  });

  it("is named where messages are read, and in the email to the market", async () => {
    await send(await uploaded(await photo(900, 600).png().toBuffer()));
    const { body } = await (await signedIn("admin")).get("/trpc/admin.messages.page?input=%7B%7D");
    expect(JSON.stringify(body)).toContain('"attachment":"image/jpeg"');
    const [mail] = await database.sql`select text from emails where kind = 'contact_message'`;
    expect(mail?.["text"]).toContain("With the message in the admin area");
    await database.empty("contact_messages", "emails");
    await send();
    const [bare] = await database.sql`select text from emails where kind = 'contact_message'`;
    expect(bare?.["text"]).not.toContain("Attachment");
  });

  it("belongs to a single message", async () => {
    const attachment = await uploaded(PDF);
    await send(attachment);
    await expect(send(attachment)).rejects.toMatchObject({
      code: "BAD_REQUEST",
      message: "Please add the file again.",
    });
    expect(await database.sql`select from contact_messages`).toHaveLength(1);
  });

  it("is not uploaded again when the response to its message was lost", async () => {
    const [attachment, key] = [await uploaded(PDF), randomUUID()];
    const { number } = await send(attachment, key);
    expect(await send(attachment, key)).toEqual({ number });
    expect(await database.sql`select from contact_messages`).toHaveLength(1);
    expect(await stored()).toMatchObject([{ message_id: await messageId() }]);
  });

  it.each([
    ["a page", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a drawing", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["a page that begins like a PDF", Buffer.from("%PDF-<script>%%EOF")],
    ["an archive", Buffer.from([0x50, 0x4b, 3, 4, 0, 0])],
  ])("ASVS 5.2.2 is refused if it is %s", async (_what, bytes) => {
    const { status, body } = await upload(bytes);
    expect([status, body["message"]]).toEqual([
      400,
      "This is not a document we can read. Please choose a PDF, or a photo as JPEG, PNG or WebP.",
    ]);
  });

  it("ASVS 5.2.1 is refused if it is too large, or if an address sends too many", async () => {
    const { status, body } = await upload(Buffer.alloc(UPLOAD_BYTES_MAX + 1, 32));
    expect([status, body["message"]]).toEqual([
      413,
      "A file can be up to 5 MB. Please choose a smaller one.",
    ]);
    const budgets = { ...defaultBudgets, attachment_address: { tries: 2, seconds: 3600 } };
    const throttle = createThrottle(database.db, budgets);
    await using strict = await openApp({ ...deps(), throttle });
    const client = httpClient(strict, "198.51.100.20");
    const answers = [];
    for (let count = 0; count < 3; count += 1) answers.push((await upload(PDF, client)).status);
    expect(answers).toEqual([201, 201, 429]);
  });

  it("waits apart from the photos of farms, and is refused if too many of its network wait", async () => {
    const picture = await photo(300, 200).png().toBuffer();
    const flood = (host: number) => `2001:db8:0:30::${host}`;
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const running = openTurn(flood(9))(() => held);
    const sending = Array.from({ length: 6 }, (_, host) =>
      upload(picture, httpClient(app, flood(host))),
    );
    const refused = await Promise.race(sending);
    expect([refused.status, refused.body["message"]]).toEqual([
      429,
      "Several files from your network are still being checked. Please add this one again in a few seconds.",
    ]);
    const other = upload(picture, httpClient(app, "198.51.100.31"));
    expect(await oneAtATime(async () => "a farm's photo")).toBe("a farm's photo");
    release();
    await running;
    const statuses = (await Promise.all(sending)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 201, 201, 201, 201, 429]);
    expect((await other).status).toBe(201);
  });

  it("is not pushed out by strangers who fill the store before its message is sent", async () => {
    const own = await uploaded(PDF);
    const fill = (networks: number, each: number) => database.sql`
      insert into contact_attachments (type, bytes, network_key, created_at)
      select 'application/pdf', '', 'network ' || network, ${clock.now().toISOString()}::timestamptz + interval '1 minute'
      from generate_series(1, ${networks}::int) network, generate_series(1, ${each}::int)`;
    await fill(10, 20);
    const other = String((await upload(PDF, httpClient(app, "198.51.100.40"))).body["attachment"]);
    expect(await stored()).toHaveLength(200);
    const most = await database.sql`
      select max(files)::int from (select count(*) as files from contact_attachments group by network_key) each`;
    expect(most).toMatchObject([{ max: 20 }]);
    await send(own);
    await send(other);
    expect(await database.sql`select from contact_messages`).toHaveLength(2);
    const keys = await database.sql`
      select from contact_attachments where message_id is not null and network_key is not null`;
    expect(keys).toHaveLength(0);
  });

  it("takes the place of its own network's oldest, once that has twenty", async () => {
    const client = httpClient(app, "198.51.100.41");
    const ids: string[] = [];
    for (let count = 0; count < 21; count += 1) {
      clock.pass(1_000);
      ids.push(String((await upload(PDF, client)).body["attachment"]));
    }
    const kept = (await stored()).map(({ id }) => String(id));
    expect(kept.toSorted()).toEqual(ids.slice(1).toSorted());
  });

  it("is deleted a day after its upload if it has no message, and together with its message", async () => {
    await uploaded(PDF);
    await send(await uploaded(PDF));
    clock.pass(1.1 * DAY);
    await purgeOld(deps());
    expect(await stored()).toMatchObject([{ message_id: await messageId() }]);
    await database.sql`update contact_messages set state = 'answered'`;
    clock.pass(3 * 365 * DAY);
    await purgeOld(deps());
    expect(await stored()).toHaveLength(0);
  });

  it("is included in its sender's data download, and deleted with their account", async () => {
    const { user } = await registered(deps(), { username: "ana" });
    await database.sql`update users set email_verified_at = now() where id = ${user.id}`;
    await send(await uploaded(PDF));
    const json = await exportOwnData(deps(), { ...user, emailVerified: true });
    const { tables } = JSON.parse(json) as { tables: { contact_attachments: object[] } };
    expect(tables.contact_attachments).toMatchObject([{ type: "application/pdf" }]);
    expect(tables.contact_attachments[0]).not.toHaveProperty("bytes");
    await database.sql`update users set deletion_due_at = ${clock.now().toISOString()} where id = ${user.id}`;
    await eraseDueAccounts(deps());
    expect(await stored()).toHaveLength(0);
  });
});
