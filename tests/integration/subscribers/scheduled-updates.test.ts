import { beforeEach, describe, expect, it } from "vitest";
import { needsAttention } from "#server/services/analytics/attention.ts";
import { sendScheduledUpdates } from "#server/services/subscribers/customer-updates/schedule.ts";
import { sendCustomerUpdate } from "#server/services/subscribers/customer-updates/send.ts";
import { subscribersErrors as m } from "#messages/subscribers/errors.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { scheduledInstant } from "#shared/subscribers/schedule.ts";
import { subscriberLimits } from "#shared/subscribers/subscriber-limits.ts";
import { addDays, businessDayAt } from "#shared/time.ts";
import { movableClock } from "#tests/support/market/time/clock.ts";
import { customerUpdatesDesk } from "#tests/support/setups/customer-updates.ts";

const { market, sql, ask, addReaders, mails } = customerUpdatesDesk();
const MESSAGE = {
  id: null,
  subject: "News from the fields",
  body: "The first strawberries are here.",
  audience: { kind: "subscribers", source: null, tag: null },
} as const;

let wish: { day: string; time: string };
beforeEach(() => {
  wish = { day: addDays(businessDayAt(new Date()), 3), time: "09:00" };
});

const draft = async () => (await ask((api) => api.save(MESSAGE))).id;
const scheduled = async () => {
  const id = await draft();
  await ask((api) => api.schedule({ id, ...wish }));
  return id;
};
/** Runs the job some minutes after the scheduled time, or before it. */
const runAfter = (minutes: number) => {
  const at = new Date(scheduledInstant(wish).getTime() + minutes * MINUTE_MS);
  return sendScheduledUpdates({ ...market().deps, clock: movableClock(at.toISOString()) });
};
const stateOf = async (id: string) => (await ask((api) => api.one({ id }))).state;
const jobsOf = async (id: string) =>
  (
    await sql()`select 1 from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'send_customer_update' and j.payload ->> 'updateId' = ${id}`
  ).length;

describe("A scheduled message", () => {
  it("goes out at its time to whom it reaches then, once, also by two workers", async () => {
    await addReaders(2);
    const id = await scheduled();
    expect(await ask((api) => api.one({ id }))).toMatchObject({
      state: "scheduled",
      people: 2,
      scheduledFor: scheduledInstant(wish),
    });
    await runAfter(-1);
    expect(await stateOf(id)).toBe("scheduled");
    await addReaders(1, "pending");
    await sql()`update subscribers set state = 'confirmed' where state = 'pending'`;
    await sql()`update subscribers set state = 'unsubscribed' where email = 'confirmed-2@furrow.example'`;
    await Promise.all([runAfter(0), runAfter(0), runAfter(1)]);
    expect(await jobsOf(id)).toBe(1);
    await sendCustomerUpdate(market().deps, id);
    expect((await mails()).map(({ to }) => to)).toEqual([
      "confirmed-1@furrow.example",
      "pending-1@furrow.example",
    ]);
    expect(await ask((api) => api.one({ id }))).toMatchObject({ state: "sent", people: 2 });
  });

  it("that was changed back to a draft is never sent", async () => {
    await addReaders(1);
    const id = await scheduled();
    await ask((api) => api.unschedule({ id }));
    await runAfter(5);
    expect(await ask((api) => api.one({ id }))).toMatchObject({
      state: "draft",
      scheduledFor: null,
    });
    expect(await jobsOf(id)).toBe(0);
    // As after a lost response.
    await ask((api) => api.unschedule({ id }));
    expect(await stateOf(id)).toBe("draft");
  });

  it("can be sent before its time, and is not sent again at it", async () => {
    await addReaders(1);
    const id = await scheduled();
    expect(await ask((api) => api.send({ id }))).toEqual({ people: 1 });
    await runAfter(0);
    expect(await jobsOf(id)).toBe(1);
    await sendCustomerUpdate(market().deps, id);
    expect(await mails()).toHaveLength(1);
    await expect(ask((api) => api.unschedule({ id }))).rejects.toThrow(m.alreadySent);
  });

  it("that reaches nobody at its time is a draft again, which waits for the team until it is saved", async () => {
    const id = await scheduled();
    const waiting = async () =>
      (await needsAttention(market().deps)).filter(({ to }) => to.endsWith("/customer-update"));
    expect(await waiting()).toEqual([]);
    await runAfter(0);
    expect(await ask((api) => api.one({ id }))).toMatchObject({
      state: "draft",
      scheduledFor: scheduledInstant(wish),
    });
    expect(await waiting()).toEqual([
      expect.objectContaining({
        what: "scheduled message reached no one and was not sent",
        count: 1,
      }),
    ]);
    await ask((api) => api.save({ ...MESSAGE, id }));
    expect(await waiting()).toEqual([]);
  });

  it("is not changed, nor scheduled again, before it is a draft again", async () => {
    const id = await scheduled();
    await expect(ask((api) => api.save({ ...MESSAGE, id }))).rejects.toThrow(m.isScheduled);
    await ask((api) => api.schedule({ id, ...wish }));
    const later = { ...wish, time: "10:00" };
    await expect(ask((api) => api.schedule({ id, ...later }))).rejects.toThrow(m.isScheduled);
    await addReaders(1);
    await ask((api) => api.send({ id }));
    await expect(ask((api) => api.schedule({ id, ...wish }))).rejects.toThrow(m.alreadySent);
  });

  it("is not scheduled for a time that is over, or too far ahead", async () => {
    const id = await draft();
    const today = businessDayAt(new Date());
    const schedule = (day: string) => ask((api) => api.schedule({ id, day, time: "00:00" }));
    await expect(schedule(today)).rejects.toMatchObject({ code: "BAD_REQUEST" });
    const far = addDays(today, subscriberLimits.scheduledDays + 1);
    await expect(schedule(far)).rejects.toMatchObject({ code: "BAD_REQUEST" });
    expect(await stateOf(id)).toBe("draft");
  });

  it("stands in the audit log: who scheduled it, who changed it back, and that it went out", async () => {
    await addReaders(1);
    const id = await scheduled();
    await ask((api) => api.unschedule({ id }));
    await ask((api) => api.schedule({ id, ...wish }));
    await runAfter(0);
    const entries = await sql()`
      select action, actor_id is null as "byJob", detail from audit_log
      where subject_kind = 'customer_update' and subject_id = ${id} order by id`;
    const { audience } = MESSAGE;
    const scheduledFor = scheduledInstant(wish).toISOString();
    const asked = {
      action: "customer_update.scheduled",
      byJob: false,
      detail: { scheduledFor, audience },
    };
    expect([...entries]).toEqual([
      asked,
      { action: "customer_update.unscheduled", byJob: false, detail: {} },
      asked,
      { action: "customer_update.sent", byJob: true, detail: { people: 1, audience } },
    ]);
  });
});
