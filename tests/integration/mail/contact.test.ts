import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { brand } from "#shared/brand.ts";
import { limits } from "#shared/platform/limits.ts";
import { contactMessages } from "#db/schema/mail/contact.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { defaultBudgets } from "#server/throttle/budgets.ts";
import { createThrottle } from "#server/throttle/throttle.ts";
import { movableClock } from "#tests/support/market/time/clock.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

const message = {
  topic: "delivery",
  orderNumber: "fur-7k3m-9qxt",
  name: "Ana Lee",
  email: "Ana@Furrow.example",
  message: "Can the crate stand behind the gate?\nThe code is on the order.",
} as const;

/** A Saturday morning in California. */
const clock = movableClock("2026-11-21T20:00:00Z");

let database: FreshDatabase;
const deps = () => testDeps(database.db, { clock });
const send = (over: Record<string, unknown> = {}) =>
  visitor(deps()).call((api) => api.mail.contact.send({ ...message, ...over }));
const stored = () => database.db.select().from(contactMessages);
const mails = () => database.db.select().from(emails).orderBy(emails.kind, emails.dedupeKey);

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  await database.empty("contact_messages", "emails", "throttles");
});

describe("A message to the market", () => {
  it("is stored under the ticket number that its sender sees", async () => {
    const { number } = await send();
    expect(number).toMatch(/^T-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(await stored()).toMatchObject([
      {
        ...message,
        number,
        state: "new",
        orderNumber: "FUR-7K3M-9QXT",
        email: "ana@furrow.example",
        createdAt: clock.now(),
      },
    ]);
  });

  it("reaches the market in full, while the acknowledgment has the ticket number and none of the text", async () => {
    const { number } = await send();
    const [toMarket, toSender] = await mails();
    expect(toMarket).toMatchObject({ kind: "contact_message", to: brand.email });
    for (const words of [number, "Ana Lee", "ana@furrow.example", "FUR-7K3M-9QXT", "the gate?"]) {
      expect(toMarket?.text).toContain(words);
    }
    expect(toSender).toMatchObject({ kind: "contact_received", to: "ana@furrow.example" });
    expect(toSender?.subject).toContain(number);
    expect(toSender?.text).toContain("within 1 business day");
    expect(toSender?.text).not.toMatch(/Ana|crate/);
    expect(toSender?.html).not.toMatch(/Ana|crate/);
  });

  it("does not need an order number", async () => {
    await send({ orderNumber: "" });
    expect(await stored()).toMatchObject([{ orderNumber: null }]);
  });

  it("from a bot that fills in every field gets a thank-you and is discarded", async () => {
    await expect(send({ website: "https://spam.example" })).resolves.toMatchObject({
      number: expect.stringMatching(/^T-/),
    });
    expect(await stored()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it.each([
    ["topic", "gossip", "Please choose what it is about"],
    ["orderNumber", "12345", "An order number looks like FUR-7K3M-9QXT"],
    ["name", " ", "Please enter your name"],
    ["name", "Ana\nBcc: all@furrow.example", "Please remove the special characters"],
    ["email", "ana@market", "Please enter a valid email address"],
    ["message", "  ", "Please write your message"],
    ["message", "a".repeat(limits.contactMessage + 1), "Please use at most 2,000 characters"],
  ])("with a bad %s is refused with the field's own words", async (field, value, words) => {
    await expect(send({ [field]: value })).rejects.toMatchObject({
      code: "BAD_REQUEST",
      message: expect.stringContaining(words),
    });
    expect(await stored()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it("is acknowledged to a mailbox only so often, but always stored and forwarded", async () => {
    for (let count = 0; count < 11; count += 1) await send();
    expect(await stored()).toHaveLength(11);
    const kinds = (await mails()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "contact_received")).toHaveLength(10);
    expect(kinds.filter((kind) => kind === "contact_message")).toHaveLength(11);
  });

  it("is stored and emailed once when its answer was lost", async () => {
    const [key, other] = [randomUUID(), randomUUID()];
    const { number } = await send({ key });
    expect(await send({ key })).toEqual({ number });
    expect(await stored()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
    expect(await send({ key: other })).not.toEqual({ number });
    expect(await stored()).toHaveLength(2);
  });

  it("is stored and emailed once by requests at the same moment", async () => {
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => send({ key })));
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  it("is limited to ten an hour from one address", async () => {
    const person = visitor(
      testDeps(database.db, { clock, throttle: createThrottle(database.db, defaultBudgets) }),
    );
    const write = () => person.call((api) => api.mail.contact.send({ ...message }));
    for (let count = 0; count < 10; count += 1) await write();
    await expect(write()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
    expect(await stored()).toHaveLength(10);
  });
});

describe("The office's opening hours", () => {
  it("show whether it is open now, in California time", async () => {
    const office = () => visitor(deps()).call((api) => api.mail.contact.office());
    expect(await office()).toEqual({ isOpen: true, until: "4pm" });
  });
});
