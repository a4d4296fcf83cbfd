import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { forgetOldMails } from "#server/services/mail/forget-old-mails.ts";
import { sendCustomerUpdate } from "#server/services/subscribers/customer-updates/send.ts";
import type { Audience } from "#shared/subscribers/customer-update.ts";
import { customerUpdatesDesk } from "#tests/support/setups/customer-updates.ts";

const { market, sql, ask, addReaders, buy, mails } = customerUpdatesDesk();
const everyone: Audience = { kind: "subscribers", source: null, tag: null };
const message = (audience: Audience) => ({
  id: null,
  subject: "News from the fields",
  body: "The first strawberries are here.\n\nCome and see.",
  audience,
});
const draft = async (audience: Audience = everyone) =>
  (await ask((api) => api.save(message(audience)))).id;
describe("A message to subscribers", () => {
  it("of an unknown source is refused, and one already saved reaches no one", async () => {
    await addReaders(3);
    const unknown = { ...everyone, source: "leaflet" } as unknown as Audience;
    await expect(ask((api) => api.save(message(unknown)))).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
    const id = await draft();
    await sql()`update customer_updates set audience = audience || '{"source": "leaflet"}'`;
    expect(await ask((api) => api.one({ id }))).toMatchObject({ people: 0 });
  });

  it("reaches two hundred confirmed subscribers, each once with an unsubscribe link of their own", async () => {
    await addReaders(200);
    await addReaders(3, "pending");
    await addReaders(3, "unsubscribed");
    const id = await draft();
    expect(await ask((api) => api.one({ id }))).toMatchObject({ people: 200, state: "draft" });
    expect(await ask((api) => api.send({ id }))).toEqual({ people: 200 });
    await sendCustomerUpdate(market().deps, id);
    await sendCustomerUpdate(market().deps, id);
    const written = await mails();
    expect(written).toHaveLength(200);
    expect(new Set(written.map(({ way }) => way)).size).toBe(200);
    expect(written.every(({ to }) => to.startsWith("confirmed-"))).toBe(true);
    const first = written.find(({ to }) => to === "confirmed-1@furrow.example");
    expect(first?.text).toContain(
      "News from the fields\n\nThe first strawberries are here.\n\nCome and see.",
    );
    expect(first?.text).not.toContain("Reader1");
    expect(await ask((api) => api.one({ id }))).toMatchObject({
      state: "sent",
      people: 200,
      queued: 200,
      sent: 0,
    });
  });

  it("leaves no address in our copies of its emails once their reader is forgotten", async () => {
    await addReaders(2);
    const id = await draft();
    await ask((api) => api.send({ id }));
    await sendCustomerUpdate(market().deps, id);
    await sql()`update emails set state = 'sent', created_at = created_at - interval '181 days'`;
    await forgetOldMails(market().deps);
    expect(await mails()).toHaveLength(2);
    const copies = await sql()`select 1 from emails e where e::text like '%@furrow.example%'`;
    expect([...copies]).toEqual([]);
    expect(await ask((api) => api.one({ id }))).toMatchObject({ people: 2, queued: 2 });
  });

  it("is not sent to a subscriber who leaves after it was started", async () => {
    await addReaders(2);
    const id = await draft();
    await ask((api) => api.send({ id }));
    await sql()`update subscribers set state = 'unsubscribed' where email = 'confirmed-1@furrow.example'`;
    await sendCustomerUpdate(market().deps, id);
    expect((await mails()).map(({ to }) => to)).toEqual(["confirmed-2@furrow.example"]);
  });

  it("that is stopped writes no further emails", async () => {
    await addReaders(60);
    const id = await draft();
    await ask((api) => api.send({ id }));
    await ask((api) => api.stop({ id }));
    await sendCustomerUpdate(market().deps, id);
    expect(await mails()).toHaveLength(0);
    await expect(ask((api) => api.stop({ id }))).rejects.toThrow("This message is not being sent");
  });

  it("that is stopped halfway has reached some subscribers, and reaches no others", async () => {
    await addReaders(600);
    const id = await draft();
    await ask((api) => api.send({ id }));
    const sending = sendCustomerUpdate(market().deps, id);
    const one = () => ask((api) => api.one({ id }));
    await expect
      .poll(async () => (await one()).queued, { interval: 5, timeout: 10_000 })
      .toBeGreaterThan(0);
    await ask((api) => api.stop({ id }));
    await sending;
    await sendCustomerUpdate(market().deps, id);
    const { state, queued, people } = await one();
    expect({ state, people }).toEqual({ state: "stopped", people: 600 });
    expect(await mails()).toHaveLength(queued);
    expect(queued).toBeLessThan(600);
  });

  it("is sent once, and cannot be changed afterward", async () => {
    await addReaders(1);
    const id = await draft();
    await ask((api) => api.send({ id }));
    await expect(ask((api) => api.send({ id }))).rejects.toThrow("was sent already");
    await expect(ask((api) => api.save({ ...message(everyone), id }))).rejects.toThrow(
      "was sent already",
    );
  });

  it("to nobody is refused", async () => {
    const id = await draft();
    await expect(ask((api) => api.send({ id }))).rejects.toThrow("No one is in this audience");
    expect(await ask((api) => api.one({ id }))).toMatchObject({ state: "draft" });
  });

  it("is tested only on its author", async () => {
    await addReaders(3);
    const id = await draft();
    await ask((api) => api.test({ id }));
    expect((await mails()).map(({ to }) => to)).toEqual(["admin@furrow.example"]);
  });

  it("is recorded in the audit log with its audience", async () => {
    await addReaders(1);
    const id = await draft();
    await ask((api) => api.send({ id }));
    const [entry] = await sql()`select action, detail from audit_log order by id desc limit 1`;
    expect(entry).toEqual({
      action: "customer_update.sent",
      detail: { people: 1, audience: everyone },
    });
  });
});

describe("A new draft", () => {
  const keyed = (key: string, subject: string) => ({ ...message(everyone), key, subject });
  const subjects = async () =>
    (await sql()`select subject from customer_updates order by subject`).map(
      (row) => row["subject"],
    );

  it("is not written over by another form that has not seen the change", async () => {
    const [mine, theirs] = [randomUUID(), randomUUID()];
    const { id } = await ask((api) => api.save(keyed(mine, "Lot 12")));
    const seen = (await ask((api) => api.one({ id }))).editedUnder;
    expect(seen).toBe(mine);
    await ask((api) => api.save({ ...keyed(theirs, "Lot 13"), id, over: seen }));
    const old = { ...keyed(mine, "Lot 12, please"), id };
    await expect(ask((api) => api.save(old))).rejects.toMatchObject({
      cause: { code: "conflict", details: { editedUnder: theirs } },
    });
    expect(await ask((api) => api.one({ id }))).toMatchObject({ subject: "Lot 13" });
    // A form goes on saving, even if one of its answers was lost, and may write over the other knowingly.
    await ask((api) => api.save({ ...keyed(theirs, "Lot 13!"), id, over: seen }));
    await ask((api) => api.save({ ...old, over: theirs }));
    await ask((api) => api.save(old));
    expect(await ask((api) => api.one({ id }))).toMatchObject({
      subject: "Lot 12, please",
      editedUnder: mine,
    });
  });

  it("is created once when its answer was lost, and keeps what was written since", async () => {
    const [key, other] = [randomUUID(), randomUUID()];
    const { id } = await ask((api) => api.save(keyed(key, "First")));
    expect(await ask((api) => api.save(keyed(key, "Second")))).toEqual({ id });
    expect(await subjects()).toEqual(["Second"]);
    expect((await ask((api) => api.save(keyed(other, "Another")))).id).not.toBe(id);
    expect(await subjects()).toEqual(["Another", "Second"]);
  });

  it("is created once by requests at the same moment", async () => {
    const key = randomUUID();
    const saved = await Promise.all(
      ["First", "Second", "Third"].map((text) => ask((api) => api.save(keyed(key, text)))),
    );
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
    expect(await subjects()).toHaveLength(1);
  });

  it("that was sent is not changed by a late repeat", async () => {
    await addReaders(1);
    const key = randomUUID();
    const { id } = await ask((api) => api.save(keyed(key, "First")));
    await ask((api) => api.send({ id }));
    await expect(ask((api) => api.save(keyed(key, "Second")))).rejects.toThrow("was sent already");
    expect(await subjects()).toEqual(["First"]);
  });
});

describe("A message about orders", () => {
  it("reaches every customer with goods that day, by zip code, farm and product, subscribed or not", async () => {
    await buy("near@furrow.example");
    await buy("far@furrow.example", { zipCode: "94110", city: "San Francisco" });
    const [order] = await sql()`select delivery_day::text as day from orders limit 1`;
    const [line] =
      await sql()`select farm_id as farm, product_id as product from order_lines limit 1`;
    const about = (part: object): Audience => ({
      kind: "orders",
      about: "order",
      zone: null,
      day: order!["day"],
      windows: [],
      farmId: null,
      productId: null,
      zips: [],
      ...part,
    });
    const people = async (part: object) => (await ask((one) => one.audience(about(part)))).people;
    expect(await people({})).toBe(2);
    expect(await people({ zips: ["9495"] })).toBe(1);
    expect(await people({ windows: ["evening"] })).toBe(0);
    expect(await people({ farmId: line!["farm"], productId: line!["product"] })).toBe(2);
    expect(await people({ productId: 999_999 })).toBe(0);
    expect(await people({ day: "2020-01-01" })).toBe(0);
    const id = await draft(about({}));
    await ask((one) => one.send({ id }));
    await sendCustomerUpdate(market().deps, id);
    const written = await mails();
    expect(written.map(({ to, way }) => [to, way])).toEqual([
      ["far@furrow.example", null],
      ["near@furrow.example", null],
    ]);
  });
});
