import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { emails } from "#db/schema/mail/emails.ts";
import { smtpSender } from "#server/mail/sender.ts";
import { queueMail } from "#server/services/mail/outbox.ts";
import { sendDueMail } from "#server/services/mail/send-mail.ts";
import { cents } from "#shared/money.ts";
import { startMailServer } from "#tests/support/servers/mail-server.ts";
import { type Mailing, openMailing } from "#tests/support/setups/mailing.ts";

let mailing: Mailing;
beforeAll(async () => {
  mailing = await openMailing();
});
afterAll(() => mailing[Symbol.asyncDispose]());
beforeEach(() => mailing.begin());

it("An email goes to exactly the one mailbox of its address, whatever the address looks like", async () => {
  const to = "ana,ben@corp.example";
  const mail = { id: "1", to, replyTo: { name: "Furrow", address: "hello@furrow.example" } };
  await mailing.sender.send({
    ...mail,
    subject: "Hello",
    text: "Hello",
    html: "",
    unsubscribeUrl: null,
  });
  expect(mailing.server.received[0]).toContain('"ana,ben"@corp.example');
});

it("An email is written once however often it is triggered, and sent once", async () => {
  await mailing.letter("ana@furrow.example");
  await mailing.letter("ana@furrow.example");
  expect(await mailing.send()).toBe(1);
  expect(await mailing.send()).toBe(0);
  const [row] = await mailing.database.db.select().from(emails);
  expect(row?.state).toBe("sent");
  expect(mailing.server.received).toHaveLength(1);
  expect(mailing.server.received[0]).toContain(`Message-ID: <${row?.id}@furrow.example>`);
  expect(mailing.server.received[0]).toContain("Reply-To: Furrow <hello@furrow.example>");
});

it("An email is sent at once even if the clock of the process that wrote it is ahead", async () => {
  const ahead = { now: () => new Date(Date.now() + 2_000) };
  await mailing.letter("ana@furrow.example", { ...mailing.deps, clock: ahead });
  expect(await mailing.send()).toBe(1);
});

it("An email that is temporarily refused waits, is retried and shows the reason", async () => {
  mailing.server.refuseWith(451);
  await mailing.letter("bo@furrow.example");
  await mailing.send();
  const [waiting] = await mailing.database.db.select().from(emails);
  expect(waiting).toMatchObject({ state: "queued", attempts: 1 });
  expect(waiting?.lastError).toContain("Not now");
  expect(await mailing.send()).toBe(0);
  mailing.server.refuseWith(null);
  await mailing.database.sql`update emails set next_attempt_at = now() - interval '1 second'`;
  await mailing.send();
  expect(mailing.server.received).toHaveLength(1);
});

it("An email that is permanently refused is not retried, and an admin sees why", async () => {
  mailing.server.refuseWith(550);
  await mailing.letter("gus@furrow.example");
  await mailing.send();
  const [row] = await mailing.database.db.select().from(emails);
  expect(row).toMatchObject({ state: "failed", attempts: 1 });
  expect(row?.lastError).toContain("550");
  mailing.server.refuseWith(null);
  await mailing.database.sql`update emails set next_attempt_at = now() - interval '1 second'`;
  expect(await mailing.send()).toBe(0);
  expect(mailing.server.received).toHaveLength(0);
});

it("An email that is resent after its process died has the same Message-ID", async () => {
  await mailing.letter("hal@furrow.example");
  await mailing.send();
  await mailing.database.sql`
    update emails set state = 'sending', lease_until = now() - interval '1 second'`;
  await mailing.send();
  const ids = mailing.server.received.map((mail) => /^Message-ID: (.*)$/m.exec(mail)?.[1]);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

it("An email stays in the outbox while the mail server is down, and keeps its tries", async () => {
  const away = await startMailServer();
  await away[Symbol.asyncDispose]();
  const noOne = smtpSender(away.url, "Furrow <hello@furrow.example>");
  await mailing.letter("ivo@furrow.example");
  await sendDueMail(mailing.deps, noOne.send);
  noOne.close();
  const [row] = await mailing.database.db.select().from(emails);
  expect(row).toMatchObject({ state: "queued", attempts: 1 });
  expect(row?.lastError).toContain("ECONNREFUSED");
});

it("ASVS 12.3.1 An email is not sent to a server that must encrypt but does not offer it", async () => {
  const stripped = smtpSender(
    `${mailing.server.url}?requireTLS=true`,
    "Furrow <hello@furrow.example>",
  );
  await mailing.letter("ivo@furrow.example");
  await sendDueMail(mailing.deps, stripped.send);
  stripped.close();
  expect(mailing.server.received).toEqual([]);
  const [row] = await mailing.database.db.select().from(emails);
  expect(row).toMatchObject({ state: "queued", attempts: 1 });
});

it("An email arrives as text and as HTML", async () => {
  await mailing.letter("jan@furrow.example");
  await mailing.send();
  expect(mailing.server.received[0]).toContain("Content-Type: multipart/alternative");
  expect(mailing.server.received[0]).toContain("Content-Type: text/plain; charset=utf-8");
  expect(mailing.server.received[0]).toContain("Content-Type: text/html; charset=utf-8");
});

it("A failing email waits a minute, then twice as long each time, up to six hours, twelve times", async () => {
  mailing.server.refuseWith(451);
  await mailing.letter("cy@furrow.example");
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 12; attempt += 1) {
    await mailing.database.sql`update emails set next_attempt_at = now() - interval '1 second'`;
    await mailing.send();
    const [row] = await mailing.database.sql`
      select state, round(extract(epoch from next_attempt_at - now()) / 60)::int as minutes from emails`;
    if (row?.["state"] === "queued") waits.push(row["minutes"]);
    else expect(row?.["state"]).toBe("failed");
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
});

it("A marketing email has a one-click unsubscribe, and no other email does", async () => {
  await mailing.letter("eve@furrow.example");
  await mailing.database.db.transaction((tx) =>
    queueMail(mailing.deps, tx, {
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
  while ((await mailing.send()) > 0);
  const mailTo = (name: string) =>
    mailing.server.received.find((mail) => mail.includes(`To: ${name}@`));
  expect(mailTo("flo")).toContain("List-Unsubscribe: <http://localhost:3000/unsubscribe?token=x>");
  expect(mailTo("flo")).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(mailTo("eve")).not.toContain("List-Unsubscribe");
});

it("An email that has been sent keeps no token that opens anything (ASVS 6.5.2)", async () => {
  const token = "aB3_x-9".repeat(6);
  await mailing.database.db.transaction((tx) =>
    queueMail(mailing.deps, tx, {
      kind: "reset_password",
      to: "gus@furrow.example",
      dedupeKey: "reset:1",
      data: { url: `http://localhost:3000/reset-password?token=${token}` },
    }),
  );
  mailing.server.refuseWith(451);
  await mailing.send();
  const [waiting] = await mailing.database.db.select().from(emails);
  expect(waiting?.text).toContain(`?token=${token}`);
  mailing.server.refuseWith(null);
  await mailing.database.sql`update emails set next_attempt_at = now() - interval '1 second'`;
  await mailing.send();
  // Long lines are folded.
  const delivered = mailing.server.received.at(-1)?.replaceAll("=\r\n", "");
  expect(delivered).toContain("reset-password?token=");
  const [sent] = await mailing.database.db.select().from(emails);
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
  await mailing.database.db.transaction((tx) => queueMail(mailing.deps, tx, gift("ben")));
  await mailing.send();
  expect(mailing.server.received.at(-1)).toContain(code);
  const [sent] = await mailing.database.db.select().from(emails);
  expect(sent).toMatchObject({ state: "sent", text: expect.stringContaining("Try the plums.") });
  expect(JSON.stringify(sent)).not.toContain(code);
  mailing.server.refuseWith(550);
  await mailing.database.db.transaction((tx) => queueMail(mailing.deps, tx, gift("eva")));
  await mailing.send();
  const [refused] = await mailing.database.db
    .select()
    .from(emails)
    .where(eq(emails.state, "failed"));
  expect(refused?.text).toContain(code);
});
