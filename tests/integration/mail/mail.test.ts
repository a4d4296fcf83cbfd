import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emails } from "#db/schema/mail/emails.ts";
import { jobQueue } from "#server/jobs/queue.ts";
import { type MailSender, smtpSender } from "#server/mail/sender.ts";
import type { Deps } from "#server/deps.ts";
import { queueMail } from "#server/services/mail/outbox.ts";
import { sendDueMail } from "#server/services/mail/send-mail.ts";
import { cents } from "#shared/money.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { type MailServer, startMailServer } from "#tests/support/servers/mail-server.ts";
import { spawnMailWorker } from "#tests/support/servers/mail-worker-process.ts";

let database: FreshDatabase;
let server: MailServer;
let sender: MailSender;
let deps: Deps;

beforeAll(async () => {
  [database, server] = await Promise.all([freshDatabase(), startMailServer()]);
  sender = smtpSender(server.url, "Furrow <hello@furrow.example>");
  deps = testDeps(database.db, { jobs: jobQueue });
});
afterAll(async () => {
  sender.close();
  await server[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});
beforeEach(async () => {
  server.refuseWith(null);
  server.refuseRecipients(null);
  server.release();
  server.received.length = 0;
  await database.empty("emails", "mail_suppressions");
});

const letter = (to: string, writer = deps) =>
  database.db.transaction((tx) =>
    queueMail(writer, tx, {
      kind: "verify_email",
      to,
      dedupeKey: `letter:${to}`,
      data: { url: "https://furrow.example/verify-email?token=sample" },
    }),
  );
const send = () => sendDueMail(deps, sender.send);

it("An email goes to exactly the one mailbox of its address, whatever the address looks like", async () => {
  const to = "ana,ben@corp.example";
  const mail = { id: "1", to, replyTo: { name: "Furrow", address: "hello@furrow.example" } };
  await sender.send({ ...mail, subject: "Hello", text: "Hello", html: "", unsubscribeUrl: null });
  expect(server.received[0]).toContain('"ana,ben"@corp.example');
});

it("An email is written once however often it is triggered, and sent once", async () => {
  await letter("ana@furrow.example");
  await letter("ana@furrow.example");
  expect(await send()).toBe(1);
  expect(await send()).toBe(0);
  const [row] = await database.db.select().from(emails);
  expect(row?.state).toBe("sent");
  expect(server.received).toHaveLength(1);
  expect(server.received[0]).toContain(`Message-ID: <${row?.id}@furrow.example>`);
  expect(server.received[0]).toContain("Reply-To: Furrow <hello@furrow.example>");
});

it("An email is sent at once even if the clock of the process that wrote it is ahead", async () => {
  const ahead = { now: () => new Date(Date.now() + 2_000) };
  await letter("ana@furrow.example", { ...deps, clock: ahead });
  expect(await send()).toBe(1);
});

it("An email that is temporarily refused waits, is retried and shows the reason", async () => {
  server.refuseWith(451);
  await letter("bo@furrow.example");
  await send();
  const [waiting] = await database.db.select().from(emails);
  expect(waiting).toMatchObject({ state: "queued", attempts: 1 });
  expect(waiting?.lastError).toContain("Not now");
  expect(await send()).toBe(0);
  server.refuseWith(null);
  await database.sql`update emails set next_attempt_at = now() - interval '1 second'`;
  await send();
  expect(server.received).toHaveLength(1);
});

it("An email that is permanently refused is not retried, and an admin sees why", async () => {
  server.refuseWith(550);
  await letter("gus@furrow.example");
  await send();
  const [row] = await database.db.select().from(emails);
  expect(row).toMatchObject({ state: "failed", attempts: 1 });
  expect(row?.lastError).toContain("550");
  server.refuseWith(null);
  await database.sql`update emails set next_attempt_at = now() - interval '1 second'`;
  expect(await send()).toBe(0);
  expect(server.received).toHaveLength(0);
});

it("An email that is resent after its process died has the same Message-ID", async () => {
  await letter("hal@furrow.example");
  await send();
  await database.sql`
    update emails set state = 'sending', lease_until = now() - interval '1 second'`;
  await send();
  const ids = server.received.map((mail) => /^Message-ID: (.*)$/m.exec(mail)?.[1]);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

it("An email stays in the outbox while the mail server is down, and keeps its tries", async () => {
  const away = await startMailServer();
  await away[Symbol.asyncDispose]();
  const noOne = smtpSender(away.url, "Furrow <hello@furrow.example>");
  await letter("ivo@furrow.example");
  await sendDueMail(deps, noOne.send);
  noOne.close();
  const [row] = await database.db.select().from(emails);
  expect(row).toMatchObject({ state: "queued", attempts: 1 });
  expect(row?.lastError).toContain("ECONNREFUSED");
});

it("ASVS 12.3.1 An email is not sent to a server that must encrypt but does not offer it", async () => {
  const stripped = smtpSender(`${server.url}?requireTLS=true`, "Furrow <hello@furrow.example>");
  await letter("ivo@furrow.example");
  await sendDueMail(deps, stripped.send);
  stripped.close();
  expect(server.received).toEqual([]);
  const [row] = await database.db.select().from(emails);
  expect(row).toMatchObject({ state: "queued", attempts: 1 });
});

it("An email arrives as text and as HTML", async () => {
  await letter("jan@furrow.example");
  await send();
  expect(server.received[0]).toContain("Content-Type: multipart/alternative");
  expect(server.received[0]).toContain("Content-Type: text/plain; charset=utf-8");
  expect(server.received[0]).toContain("Content-Type: text/html; charset=utf-8");
});

it("A failing email waits a minute, then twice as long each time, up to six hours, twelve times", async () => {
  server.refuseWith(451);
  await letter("cy@furrow.example");
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 12; attempt += 1) {
    await database.sql`update emails set next_attempt_at = now() - interval '1 second'`;
    await send();
    const [row] = await database.sql`
      select state, round(extract(epoch from next_attempt_at - now()) / 60)::int as minutes from emails`;
    if (row?.["state"] === "queued") waits.push(row["minutes"]);
    else expect(row?.["state"]).toBe("failed");
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
});

it("Concurrent workers send no email twice", async () => {
  for (let index = 0; index < 30; index += 1) await letter(`reader${index}@furrow.example`);
  await Promise.all([send(), send(), send()]);
  while ((await send()) > 0);
  const to = server.received.map((mail) => /^To: (.*)$/m.exec(mail)?.[1]);
  expect(new Set(to).size).toBe(30);
  expect(to).toHaveLength(30);
});

describe("An email that is being sent belongs to one worker", () => {
  const lease = { leaseMs: 1_500 };
  const leaseEnd = async () => {
    const [row] = await database.sql`
      select lease_until, lease_until < clock_timestamp() as over from emails where state = 'sending'`;
    return row;
  };

  it("A slow worker keeps only the email it is sending: another worker sends the rest", async () => {
    for (const name of ["kim", "lou", "max"]) await letter(`${name}@furrow.example`);
    server.hold();
    const slow = send();
    await expect.poll(() => server.received.length).toBe(1);
    const [counts] = await database.sql`
      select count(*) filter (where state = 'sending')::int as sending,
             count(*) filter (where state = 'queued')::int as queued from emails`;
    expect(counts).toEqual({ sending: 1, queued: 2 });
    server.release();
    await Promise.all([slow, send()]);
    expect(server.received).toHaveLength(3);
  });

  it("An email belongs to its worker however long the mail server takes to respond", async () => {
    await letter("ned@furrow.example");
    server.hold();
    const slow = sendDueMail(deps, sender.send, lease);
    await expect.poll(() => server.received.length).toBe(1);
    const first = (await leaseEnd())?.["lease_until"] as Date;
    // By the database's clock, the first lease has expired, and has been renewed by then.
    await expect
      .poll(
        async () => (await database.sql`select clock_timestamp() > ${first} as past`)[0]?.["past"],
      )
      .toBe(true);
    expect((await leaseEnd())?.["over"]).toBe(false);
    expect(await sendDueMail(deps, sender.send, lease)).toBe(0);
    server.release();
    expect(await slow).toBe(1);
    expect(server.received).toHaveLength(1);
    expect((await database.db.select().from(emails))[0]?.state).toBe("sent");
  });

  it("A worker that lost its lease does not mark an email that another one has taken over", async () => {
    await letter("ora@furrow.example");
    server.hold();
    const lost = send();
    await expect.poll(() => server.received.length).toBe(1);
    await database.sql`update emails set attempts = 2`;
    server.release();
    await lost;
    expect((await database.db.select().from(emails))[0]?.state).toBe("sending");
  });

  it("After kill -9 another worker sends the email once more, with the same Message-ID", async () => {
    await letter("pia@furrow.example");
    server.hold();
    const worker = spawnMailWorker(database.url, server.url);
    await expect.poll(() => server.received.length, { timeout: 45_000 }).toBe(1);
    worker.child.kill("SIGKILL");
    await worker.ended;
    expect(await send()).toBe(0);
    await database.sql`update emails set lease_until = now() - interval '1 second'`;
    server.release();
    expect(await send()).toBe(1);
    const ids = server.received.map((mail) => /^Message-ID: (.*)$/m.exec(mail)?.[1]);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});

it("A marketing email has a one-click unsubscribe, and no other email does", async () => {
  await letter("eve@furrow.example");
  await database.db.transaction((tx) =>
    queueMail(deps, tx, {
      kind: "back_in_season",
      to: "flo@furrow.example",
      dedupeKey: "back:1",
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
  while ((await send()) > 0);
  const mailTo = (name: string) => server.received.find((mail) => mail.includes(`To: ${name}@`));
  expect(mailTo("flo")).toContain("List-Unsubscribe: <http://localhost:3000/unsubscribe?token=x>");
  expect(mailTo("flo")).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(mailTo("eve")).not.toContain("List-Unsubscribe");
});

it("An email that has been sent keeps no token that opens anything (ASVS 6.5.2)", async () => {
  const token = "aB3_x-9".repeat(6);
  await database.db.transaction((tx) =>
    queueMail(deps, tx, {
      kind: "reset_password",
      to: "gus@furrow.example",
      dedupeKey: "reset:1",
      data: { url: `http://localhost:3000/reset-password?token=${token}` },
    }),
  );
  server.refuseWith(451);
  await send();
  const [waiting] = await database.db.select().from(emails);
  expect(waiting?.text).toContain(`?token=${token}`);
  server.refuseWith(null);
  await database.sql`update emails set next_attempt_at = now() - interval '1 second'`;
  await send();
  // Long lines are folded.
  const delivered = server.received.at(-1)?.replaceAll("=\r\n", "");
  expect(delivered).toContain("reset-password?token=");
  const [sent] = await database.db.select().from(emails);
  expect(sent).toMatchObject({ state: "sent", text: expect.stringContaining("?token=sent") });
  expect(JSON.stringify(sent)).not.toContain(token);
});

it("A gift card email keeps its code only until it has been sent (ASVS 6.5.2)", async () => {
  const code = "7K3M-9QXT-B2HD-4WRC";
  const gift = (name: string) => ({
    kind: "gift_card" as const,
    to: `${name}@furrow.example`,
    dedupeKey: `gift_card:${name}:1`,
    data: {
      amount: cents(5000),
      code,
      recipientName: "Ben",
      buyerName: "Ana",
      message: "Try the plums.",
      url: `http://localhost:3000/dashboard/customer/credit?token=${code}`,
    },
  });
  await database.db.transaction((tx) => queueMail(deps, tx, gift("ben")));
  await send();
  expect(server.received.at(-1)).toContain(code);
  const [sent] = await database.db.select().from(emails);
  expect(sent).toMatchObject({ state: "sent", text: expect.stringContaining("Try the plums.") });
  expect(JSON.stringify(sent)).not.toContain(code);
  server.refuseWith(550);
  await database.db.transaction((tx) => queueMail(deps, tx, gift("eva")));
  await send();
  const [refused] = await database.db.select().from(emails).where(eq(emails.state, "failed"));
  expect(refused?.text).toContain(code);
});
