import { describe, expect, it } from "vitest";
import { retryMails } from "#server/services/mail/mail-admin.ts";
import { sendCustomerUpdate } from "#server/services/subscribers/customer-updates/send.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#shared/durations.ts";
import { clockAtNoon } from "#tests/support/market/time/clock.ts";
import { customerUpdatesDesk } from "#tests/support/setups/customer-updates.ts";

const { market, admin, sql, ask, addReaders } = customerUpdatesDesk();

/** Saves a message to all subscribers. */
async function draft(): Promise<string> {
  const { id } = await ask((api) =>
    api.save({
      id: null,
      subject: "News from the fields",
      body: "The first strawberries are here.",
      audience: { kind: "subscribers", source: null, tag: null },
    }),
  );
  return id;
}

describe("A message to customers", () => {
  it("keeps its counts once all its emails have left the outbox, whatever is deleted later", async () => {
    await addReaders(3);
    const id = await draft();
    await ask((api) => api.send({ id }));
    await sendCustomerUpdate(market().deps, id);
    const one = () => ask((api) => api.one({ id }));
    const listed = async () => (await ask((api) => api.page({}))).rows[0];
    await sql()`update emails set state = 'sent' where to_address <> 'confirmed-1@furrow.example'`;
    expect(await one()).toMatchObject({ queued: 3, sent: 2, failed: 0 });
    // The job that wrote the emails looks again until none waits.
    const [job] = await sql()`
      select from graphile_worker.jobs
      where task_identifier = 'send_customer_update' and run_at > created_at + interval '30 seconds'`;
    expect(job).toBeDefined();
    await sendCustomerUpdate(market().deps, id);
    await sql()`update emails set state = 'failed' where state = 'queued'`;
    expect(await one()).toMatchObject({ sent: 2, failed: 1 });
    await sendCustomerUpdate(market().deps, id);

    const [failed] = await sql()<{ id: string }[]>`select id from emails where state = 'failed'`;
    await admin().call((api) => api.admin.mails.retry({ ids: [failed!.id] }));
    expect(await one()).toMatchObject({ sent: 2, failed: 0 });
    await sql()`update emails set state = 'sent'`;
    await sendCustomerUpdate(market().deps, id);
    await sql()`delete from customer_update_recipients`;
    await market().database.empty("emails");
    const final = { people: 3, queued: 3, sent: 3, failed: 0, leftOut: 0 };
    expect(await one()).toMatchObject(final);
    expect(await listed()).toMatchObject(final);
  });

  it("goes on being counted while an email that was retried days later is deferred", async () => {
    await addReaders(2);
    const id = await draft();
    await ask((api) => api.send({ id }));
    const clock = clockAtNoon();
    const deps = { ...market().deps, clock };
    await sendCustomerUpdate(deps, id);
    await sql()`update emails set state = 'sent' where to_address <> 'confirmed-1@furrow.example'`;
    await sql()`update emails set state = 'failed' where state = 'queued'`;
    await sendCustomerUpdate(deps, id);
    clock.pass(2 * DAY_MS);
    const [failed] = await sql()<{ id: string }[]>`select id from emails where state = 'failed'`;
    await retryMails(deps, null, [failed!.id]);
    clock.pass(HOUR_MS);
    await sendCustomerUpdate(deps, id);
    await sql()`update emails set state = 'sent'`;
    await sendCustomerUpdate(deps, id);
    expect(await ask((api) => api.one({ id }))).toMatchObject({ queued: 2, sent: 2, failed: 0 });
  });

  it("is counted as it is once an email has been due for a day", async () => {
    await addReaders(2);
    const id = await draft();
    await ask((api) => api.send({ id }));
    const clock = clockAtNoon();
    const deps = { ...market().deps, clock };
    await sendCustomerUpdate(deps, id);
    clock.pass(DAY_MS + MINUTE_MS);
    await sendCustomerUpdate(deps, id);
    await sql()`update emails set state = 'sent'`;
    expect(await ask((api) => api.one({ id }))).toMatchObject({ queued: 2, sent: 0, failed: 0 });
  });

  it("is checked less and less often while an email waits", async () => {
    await addReaders(1);
    const id = await draft();
    await ask((api) => api.send({ id }));
    const clock = clockAtNoon();
    const start = clock.now().getTime();
    const checkAgain = async (minutesLater: number) => {
      clock.pass(start + minutesLater * MINUTE_MS - clock.now().getTime());
      await sendCustomerUpdate({ ...market().deps, clock }, id);
      const [job] = await sql()<{ runAt: number }[]>`
        select (extract(epoch from run_at) * 1000)::float8 as "runAt" from graphile_worker.jobs
        where task_identifier = 'send_customer_update' order by id desc limit 1`;
      return (job!.runAt - clock.now().getTime()) / MINUTE_MS;
    };
    expect(await checkAgain(0)).toBe(1);
    expect(await checkAgain(1)).toBe(1);
    expect(await checkAgain(8)).toBe(8);
    expect(await checkAgain(600)).toBe(60);
  });
});
