import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { emails } from "#db/schema/system.ts";
import { jobQueue } from "#server/jobs/queue.ts";
import { mailComposer } from "#server/mail/composer.ts";
import { type MailSender, smtpSender } from "#server/mail/sender.ts";
import type { Deps } from "#server/deps.ts";
import { queueMail } from "#server/services/outbox.ts";
import { sendDueMail } from "#server/services/send-mail.ts";
import { cents } from "#shared/money.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { type MailServer, startMailServer } from "#tests/support/mail-server.ts";

let database: FreshDatabase;
let server: MailServer;
let sender: MailSender;
let deps: Deps;

beforeAll(async () => {
  [database, server] = await Promise.all([freshDatabase(), startMailServer()]);
  sender = smtpSender(server.url, "Furrow <hello@furrow.example>");
  deps = testDeps(database.db, { mail: mailComposer, jobs: jobQueue });
});
afterAll(async () => {
  sender.close();
  await server[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});
beforeEach(async () => {
  server.refuseWith(null);
  server.received.length = 0;
  await database.db.delete(emails);
});

const welcome = (to: string) =>
  database.db.transaction((tx) =>
    queueMail(deps, tx, {
      kind: "welcome",
      to,
      dedupeKey: `welcome:${to}`,
      data: { firstName: "Ana" },
    }),
  );
const send = () => sendDueMail(deps, sender.send);

it("A mail is written once however often it is caused, and sent once", async () => {
  await welcome("ana@furrow.example");
  await welcome("ana@furrow.example");
  expect(await send()).toBe(1);
  expect(await send()).toBe(0);
  const [row] = await database.db.select().from(emails);
  expect(row?.state).toBe("sent");
  expect(server.received).toHaveLength(1);
  expect(server.received[0]).toContain(`Message-ID: <${row?.id}@furrow.example>`);
  expect(server.received[0]).toContain("Reply-To: Furrow <hello@furrow.example>");
});

it("A mail that is refused for now waits, is tried again and says why", async () => {
  server.refuseWith(451);
  await welcome("bo@furrow.example");
  await send();
  const [waiting] = await database.db.select().from(emails);
  expect(waiting).toMatchObject({ state: "queued", attempts: 1 });
  expect(waiting?.lastError).toContain("Not now");
  expect(await send()).toBe(0);
  server.refuseWith(null);
  await database.sql`update emails set next_attempt_at = now()`;
  await send();
  expect(server.received).toHaveLength(1);
});

it("A mail that is refused for good is not tried again, and an admin sees why", async () => {
  server.refuseWith(550);
  await welcome("gus@furrow.example");
  await send();
  const [row] = await database.db.select().from(emails);
  expect(row).toMatchObject({ state: "failed", attempts: 1 });
  expect(row?.lastError).toContain("550");
  server.refuseWith(null);
  await database.sql`update emails set next_attempt_at = now()`;
  expect(await send()).toBe(0);
  expect(server.received).toHaveLength(0);
});

it("A mail that is sent again after its process died has the same Message-ID", async () => {
  await welcome("hal@furrow.example");
  await send();
  await database.sql`
    update emails set state = 'sending', next_attempt_at = now() - interval '3 minutes'`;
  await send();
  const ids = server.received.map((mail) => /^Message-ID: (.*)$/m.exec(mail)?.[1]);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

it("A mail stays in the outbox while the mail server is away, and keeps its tries", async () => {
  const away = await startMailServer();
  await away[Symbol.asyncDispose]();
  const nobody = smtpSender(away.url, "Furrow <hello@furrow.example>");
  await welcome("ivo@furrow.example");
  await sendDueMail(deps, nobody.send);
  nobody.close();
  const [row] = await database.db.select().from(emails);
  expect(row).toMatchObject({ state: "queued", attempts: 1 });
  expect(row?.lastError).toContain("ECONNREFUSED");
});

it("A mail arrives as text and as HTML", async () => {
  await welcome("jan@furrow.example");
  await send();
  expect(server.received[0]).toContain("Content-Type: multipart/alternative");
  expect(server.received[0]).toContain("Content-Type: text/plain; charset=utf-8");
  expect(server.received[0]).toContain("Content-Type: text/html; charset=utf-8");
});

it("A mail that fails ten times is left for somebody to look at", async () => {
  server.refuseWith(451);
  await welcome("cy@furrow.example");
  await database.sql`update emails set attempts = 9`;
  await send();
  const [row] = await database.db.select().from(emails);
  expect(row?.state).toBe("failed");
});

it("A mail left behind by a process that died is taken up again after two minutes", async () => {
  await welcome("di@furrow.example");
  await database.sql`update emails set state = 'sending', next_attempt_at = now() - interval '1 minute'`;
  expect(await send()).toBe(0);
  await database.sql`update emails set next_attempt_at = now() - interval '3 minutes'`;
  expect(await send()).toBe(1);
});

it("Workers side by side send no mail twice", async () => {
  for (let index = 0; index < 30; index += 1) await welcome(`reader${index}@furrow.example`);
  await Promise.all([send(), send(), send()]);
  while ((await send()) > 0);
  const to = server.received.map((mail) => /^To: (.*)$/m.exec(mail)?.[1]);
  expect(new Set(to).size).toBe(30);
  expect(to).toHaveLength(30);
});

it("A marketing mail lets its reader unsubscribe in one click, and no other mail does", async () => {
  await welcome("eve@furrow.example");
  await database.db.transaction((tx) =>
    queueMail(deps, tx, {
      kind: "back_in_season",
      to: "flo@furrow.example",
      dedupeKey: "back:1",
      data: {
        product: { name: "Quinces", farmName: "Tula Ridge", pack: "1 lb", price: cents(450) },
        productUrl: "http://localhost:3000/products/3",
        unsubscribeUrl: "http://localhost:3000/unsubscribe?token=x",
      },
    }),
  );
  while ((await send()) > 0);
  const mailTo = (name: string) => server.received.find((mail) => mail.includes(`To: ${name}@`));
  expect(mailTo("flo")).toContain("List-Unsubscribe: <http://localhost:3000/unsubscribe?token=x>");
  expect(mailTo("flo")).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(mailTo("eve")).not.toContain("List-Unsubscribe");
});
