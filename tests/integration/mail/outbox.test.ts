import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { Deps } from "#server/deps.ts";
import { startOutbox } from "#server/jobs/outbox.ts";
import type { Deliver } from "#server/services/mail/send-mail.ts";
import { queueMail } from "#server/services/mail/outbox.ts";
import { connect } from "#db/client.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { postgresRelay } from "#tests/support/postgres/postgres-relay.ts";
import { testDeps } from "#tests/support/deps.ts";

let database: FreshDatabase;
let deps: Deps;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db);
});
// Unsent emails of one test must not affect the next.
beforeEach(() => database.sql`delete from emails`);
afterAll(() => database[Symbol.asyncDispose]());

/** Time limit in milliseconds that catches hangs, not slowness. */
const SENDING = 30_000;

const addressOf = (name: string) => `${name}@furrow.example`;

/** Queues an email in a transaction, as services do. */
const write = (name: string) =>
  database.db.transaction((tx) =>
    queueMail(deps, tx, {
      kind: "admin_restored",
      to: addressOf(name),
      dedupeKey: name,
      data: { username: name },
    }),
  );

/** A mail transport that accepts emails at once, except those to held recipients, which hang until the test ends. */
function mailServer(...held: string[]) {
  const over = Promise.withResolvers<void>();
  onTestFinished(() => over.resolve());
  const got: string[] = [];
  const deliver: Deliver = async ({ to }) => {
    got.push(to);
    if (held.some((name) => addressOf(name) === to)) await over.promise;
  };
  return { got, deliver, release: over.resolve };
}

function sending(deliver: Deliver, { db = database.db, stopMs = 50 } = {}) {
  const outbox = startOutbox({ deps: { ...deps, db }, deliver, stopMs });
  onTestFinished(() => outbox.stop());
  return outbox;
}

describe("The outbox", () => {
  it("is sent without a job, and commits that write to it send no notification", async () => {
    const notices: string[] = [];
    const { sql } = connect(database.url, { poolSize: 1 });
    onTestFinished(() => sql.end());
    await sql.listen("jobs:insert", (notice) => notices.push(notice));
    const { got, deliver } = mailServer();
    sending(deliver);
    await write("ana");
    await vi.waitFor(() => expect(got).toEqual([addressOf("ana")]), SENDING);
    // Notifications arrive in order, so any earlier one would come before this.
    await sql.notify("jobs:insert", "the end");
    await vi.waitFor(() => expect(notices).toEqual(["the end"]));
    expect(await database.sql`select from graphile_worker.jobs`).toHaveLength(0);
  });

  it("continues while a mail server takes its time with one email", async () => {
    const { got, deliver } = mailServer("slow");
    sending(deliver);
    await write("slow");
    await vi.waitFor(() => expect(got).toEqual([addressOf("slow")]), SENDING);
    await write("next");
    await vi.waitFor(() => expect(got).toContain(addressOf("next")), SENDING);
  });

  it("sends the email in progress once, and continues, after its database was gone", async () => {
    const relay = await postgresRelay(database.url);
    onTestFinished(() => relay[Symbol.asyncDispose]());
    const { db, sql } = connect(relay.url, { poolSize: 4 });
    onTestFinished(() => sql.end({ timeout: 1 }));
    const { got, deliver, release } = mailServer("before");
    sending(deliver, { db });
    await write("before");
    await vi.waitFor(() => expect(got).toEqual([addressOf("before")]), SENDING);
    await relay.cut();
    release();
    await relay.restore();
    await write("after");
    await vi.waitFor(() => expect(got).toContain(addressOf("after")), SENDING);
    expect(got).toHaveLength(2);
  });

  it("stops in time even if a mail server does not respond", async () => {
    const { got, deliver } = mailServer("stuck");
    const outbox = sending(deliver);
    await write("stuck");
    await vi.waitFor(() => expect(got).toEqual([addressOf("stuck")]), SENDING);
    await outbox.stop();
    await write("later");
    expect(got).toHaveLength(1);
  });

  it("starts no further email once it is told to stop", async () => {
    const { got, deliver, release } = mailServer("in-hand");
    const outbox = sending(deliver, { stopMs: SENDING });
    await write("in-hand");
    await vi.waitFor(() => expect(got).toEqual([addressOf("in-hand")]), SENDING);
    const stopped = outbox.stop();
    await write("left");
    release();
    await stopped;
    expect(got).toHaveLength(1);
  });
});
