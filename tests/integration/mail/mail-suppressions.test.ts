import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Deps } from "#server/deps.ts";
import { type MailSender, smtpSender } from "#server/mail/sender.ts";
import { queueMail } from "#server/services/mail/outbox.ts";
import { sendDueMail } from "#server/services/mail/send-mail.ts";
import { cents } from "#shared/money.ts";
import { signedInAdmin } from "#tests/support/market/people/accounts.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { httpClient, openApp, type TestApp } from "#tests/support/servers/http.ts";
import { type MailServer, startMailServer } from "#tests/support/servers/mail-server.ts";
import type { Visitor } from "#tests/support/servers/visitor.ts";

const TOKEN = "a token that the mail provider shows";

let database: FreshDatabase;
let server: MailServer;
let sender: MailSender;
let deps: Deps;
let app: TestApp;
let admin: Visitor;
beforeAll(async () => {
  [database, server] = await Promise.all([freshDatabase(), startMailServer()]);
  sender = smtpSender(server.url, "Furrow <hello@furrow.example>");
  deps = testDeps(database.db);
  app = await openApp(deps, { mailWebhookToken: TOKEN });
  admin = await signedInAdmin(deps);
});
afterAll(async () => {
  sender.close();
  await app[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});
beforeEach(async () => {
  server.refuseRecipients(null);
  server.received.length = 0;
  await database.empty("emails", "mail_suppressions");
});

let written = 0;
const letter = (to: string) =>
  database.db.transaction((tx) =>
    queueMail(deps, tx, {
      kind: "verify_email",
      to,
      dedupeKey: `letter:${(written += 1)}`,
      data: { url: "https://furrow.example/verify-email?token=sample" },
    }),
  );
const marketing = (to: string) =>
  database.db.transaction((tx) =>
    queueMail(deps, tx, {
      kind: "back_in_season",
      to,
      dedupeKey: `back:${(written += 1)}`,
      data: {
        product: {
          picture: "print-apricot-nantes-carrots",
          name: "Quinces",
          farmName: "Tula Ridge",
          pack: "1 lb",
          price: cents(450),
        },
        productUrl: "http://localhost:3000/products/3",
        unsubscribeUrl: "http://localhost:3000/unsubscribe?token=x",
      },
    }),
  );
const send = () => sendDueMail(deps, sender.send);
/** States of the emails in the order they were written, as several share one millisecond. */
const states = async () =>
  (await database.sql`select state from emails order by split_part(dedupe_key, ':', 2)::int`).map(
    ({ state }) => state,
  );
const report = (body: unknown, token: string | null = TOKEN) =>
  httpClient(app).post("/webhooks/mail", body, token ? { authorization: `Bearer ${token}` } : {});
const listed = async (q = "") =>
  (await admin.call((api) => api.admin.mails.suppressions({ q }))).rows;

describe("A recipient that the mail server refuses", () => {
  it.each([
    ["550 5.1.1", { code: 550, text: "5.1.1 No such mailbox" }, 1],
    ["550 without more", { code: 550, text: "No such user here" }, 1],
    ["550 5.7.1, which is a policy", { code: 550, text: "5.7.1 Relaying denied" }, 0],
    ["552 5.2.2, a full mailbox", { code: 552, text: "5.2.2 Mailbox full" }, 0],
    ["451, which is for now", { code: 451, text: "4.3.0 Try again" }, 0],
  ])("with %s", async (_name, refusal, suppressed) => {
    server.refuseRecipients(refusal);
    await letter("Gone@furrow.example");
    await send();
    expect(await listed()).toHaveLength(suppressed);
    expect(await states()).toEqual([refusal.code < 500 ? "queued" : "failed"]);
  });

  it("as nonexistent gets no email of any kind anymore, and other addresses are not affected", async () => {
    server.refuseRecipients({ code: 550, text: "5.1.1 No such mailbox" });
    await letter("gone@furrow.example");
    await send();
    server.refuseRecipients(null);
    await letter("GONE@furrow.example");
    await marketing("gone@furrow.example");
    await letter("here@furrow.example");
    await send();
    expect(await states()).toEqual(["failed", "suppressed", "suppressed", "sent"]);
    expect(server.received).toHaveLength(1);
  });
});

describe("A placeholder for an erased or refused address", () => {
  it.each(["7d3f@erased.invalid", "7d3f@refused.invalid", "7d3f@ERASED.INVALID"])(
    "%s gets no email, and the email is not retried",
    async (to) => {
      await letter(to);
      await letter("ana@invalid.example");
      await send();
      expect(await states()).toEqual(["suppressed", "sent"]);
      expect(server.received).toHaveLength(1);
      const [mail] = await database.sql`select last_error from emails where state = 'suppressed'`;
      expect(mail?.["last_error"]).toBe("no_one");
      expect(await send()).toBe(0);
    },
  );
});

describe("POST /webhooks/mail", () => {
  it("stops all email to an address that bounced", async () => {
    expect((await report({ type: "bounce", email: "Ana@Furrow.example" })).status).toBe(200);
    await letter("ana@furrow.example");
    await send();
    expect(await states()).toEqual(["suppressed"]);
    expect(server.received).toHaveLength(0);
  });

  it("stops marketing to a person who complained, and nothing else", async () => {
    await report({ type: "complaint", email: "bo@furrow.example", feedbackType: "abuse" });
    await marketing("bo@furrow.example");
    await letter("bo@furrow.example");
    await send();
    expect(await states()).toEqual(["suppressed", "sent"]);
  });

  it("treats a bounce as stronger than a complaint, and the same report twice as one", async () => {
    for (const type of ["bounce", "complaint", "bounce"])
      await report({ type, email: "cy@furrow.example" });
    await report({ type: "complaint", email: "di@furrow.example" });
    await report({ type: "bounce", email: "di@furrow.example" });
    expect((await listed()).map(({ reason }) => reason)).toEqual(["bounce", "bounce"]);
  });

  it("finds the email by its Message-ID, and shows its address as long as that email exists", async () => {
    await letter("eve@furrow.example");
    await letter("eve@furrow.example");
    const [first] = await database.sql`select id from emails order by created_at, id limit 1`;
    const messageId = `<${first?.["id"]}@furrow.example>`;
    await report({ type: "bounce", email: "eve@furrow.example", messageId });
    expect(await listed()).toMatchObject([{ address: "eve@furrow.example", source: "report" }]);
    await database.sql`delete from emails`;
    expect(await listed()).toMatchObject([{ address: null }]);
    expect(await listed("Eve@furrow.example")).toHaveLength(1);
    expect(await listed("flo@furrow.example")).toHaveLength(0);
  });

  it("ASVS 14.2.4 stores only the hash of the address", async () => {
    await report({ type: "bounce", email: "secret@furrow.example" });
    const rows = await database.sql`select mail_suppressions::text as row from mail_suppressions`;
    expect(JSON.stringify(rows)).not.toContain("secret");
  });

  it.each([
    ["an unknown type", { type: "opened", email: "a@furrow.example" }],
    ["no address", { type: "bounce" }],
    ["a list", [{ type: "bounce", email: "a@furrow.example" }]],
    ["a NUL", { type: "bounce", email: "a\u0000@furrow.example" }],
    ["nothing", null],
  ])("refuses %s", async (_name, body) => {
    expect((await report(body)).status).toBe(400);
    expect(await listed()).toHaveLength(0);
  });

  it("ASVS 8.2.1 requires the token, and does not exist if none is set", async () => {
    const bounce = { type: "bounce", email: "a@furrow.example" };
    expect((await report(bounce, null)).status).toBe(401);
    expect((await report(bounce, `${TOKEN}x`)).status).toBe(401);
    await using closed = await openApp(deps);
    const headers = { authorization: "Bearer " };
    expect((await httpClient(closed).post("/webhooks/mail", bounce, headers)).status).toBe(404);
    expect(await listed()).toHaveLength(0);
  });
});

describe("An admin", () => {
  it("lifts a suppression, which is recorded in the audit log, and resends what was suppressed", async () => {
    await report({ type: "bounce", email: "hal@furrow.example" });
    await letter("hal@furrow.example");
    await send();
    const [row] = await listed();
    await admin.call((api) => api.admin.mails.liftSuppression({ hash: row!.addressHash }));
    const [entry] = await database.sql`
      select action, actor_name, detail from audit_log order by id desc limit 1`;
    expect(entry).toEqual({
      action: "mail.suppression_lifted",
      actor_name: "admin",
      detail: { reason: "bounce", source: "report" },
    });
    const { rows } = await admin.call((api) => api.admin.mails.outbox({ state: "suppressed" }));
    expect(
      await admin.call((api) => api.admin.mails.retry({ ids: rows.map(({ id }) => id) })),
    ).toBe(1);
    await send();
    expect(server.received).toHaveLength(1);
    await expect(
      admin.call((api) => api.admin.mails.liftSuppression({ hash: row!.addressHash })),
    ).rejects.toThrow("This address is not suppressed");
  });
});
