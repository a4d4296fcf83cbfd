import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emails } from "#db/schema/mail/emails.ts";
import { sendDueMail } from "#server/services/mail/send-mail.ts";
import { spawnMailWorker } from "#tests/support/servers/mail-worker-process.ts";
import { type Mailing, openMailing } from "#tests/support/setups/mailing.ts";

let mailing: Mailing;
beforeAll(async () => {
  mailing = await openMailing();
});
afterAll(() => mailing[Symbol.asyncDispose]());
beforeEach(() => mailing.begin());

it("Concurrent workers send no email twice", async () => {
  for (let index = 0; index < 30; index += 1) await mailing.letter(`reader${index}@furrow.example`);
  await Promise.all([mailing.send(), mailing.send(), mailing.send()]);
  while ((await mailing.send()) > 0);
  const to = mailing.server.received.map((mail) => /^To: (.*)$/m.exec(mail)?.[1]);
  expect(new Set(to).size).toBe(30);
  expect(to).toHaveLength(30);
});

describe("An email that is being sent belongs to one worker", () => {
  const lease = { leaseMs: 1_500 };
  const leaseEnd = async () => {
    const [row] = await mailing.database.sql`
      select lease_until, lease_until < clock_timestamp() as over from emails where state = 'sending'`;
    return row;
  };

  it("A slow worker keeps only the email it is sending: another worker sends the rest", async () => {
    for (const name of ["kim", "lou", "max"]) await mailing.letter(`${name}@furrow.example`);
    mailing.server.hold();
    const slow = mailing.send();
    await expect.poll(() => mailing.server.received.length).toBe(1);
    const [counts] = await mailing.database.sql`
      select count(*) filter (where state = 'sending')::int as sending,
             count(*) filter (where state = 'queued')::int as queued from emails`;
    expect(counts).toEqual({ sending: 1, queued: 2 });
    mailing.server.release();
    await Promise.all([slow, mailing.send()]);
    expect(mailing.server.received).toHaveLength(3);
  });

  it("An email belongs to its worker however long the mail server takes to respond", async () => {
    await mailing.letter("ned@furrow.example");
    mailing.server.hold();
    const slow = sendDueMail(mailing.deps, mailing.sender.send, lease);
    await expect.poll(() => mailing.server.received.length).toBe(1);
    const first = (await leaseEnd())?.["lease_until"] as Date;
    // By the database's clock, the first lease has expired, and has been renewed by then.
    await expect
      .poll(
        async () =>
          (await mailing.database.sql`select clock_timestamp() > ${first} as past`)[0]?.["past"],
      )
      .toBe(true);
    expect((await leaseEnd())?.["over"]).toBe(false);
    expect(await sendDueMail(mailing.deps, mailing.sender.send, lease)).toBe(0);
    mailing.server.release();
    expect(await slow).toBe(1);
    expect(mailing.server.received).toHaveLength(1);
    expect((await mailing.database.db.select().from(emails))[0]?.state).toBe("sent");
  });

  it("A worker that lost its lease does not mark an email that another one has taken over", async () => {
    await mailing.letter("ora@furrow.example");
    mailing.server.hold();
    const lost = mailing.send();
    await expect.poll(() => mailing.server.received.length).toBe(1);
    await mailing.database.sql`update emails set attempts = 2`;
    mailing.server.release();
    await lost;
    expect((await mailing.database.db.select().from(emails))[0]?.state).toBe("sending");
  });

  it("After kill -9 another worker sends the email once more, with the same Message-ID", async () => {
    await mailing.letter("pia@furrow.example");
    mailing.server.hold();
    const worker = spawnMailWorker(mailing.database.url, mailing.server.url);
    await expect.poll(() => mailing.server.received.length, { timeout: 45_000 }).toBe(1);
    worker.child.kill("SIGKILL");
    await worker.ended;
    expect(await mailing.send()).toBe(0);
    await mailing.database.sql`update emails set lease_until = now() - interval '1 second'`;
    mailing.server.release();
    expect(await mailing.send()).toBe(1);
    const ids = mailing.server.received.map((mail) => /^Message-ID: (.*)$/m.exec(mail)?.[1]);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});
