import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  subscriberEvents,
  subscribers,
  subscriberTokens,
} from "#db/schema/subscribers/subscribers.ts";
import { emails } from "#db/schema/platform/system.ts";
import type { Deps } from "#server/deps.ts";
import { createMailComposer } from "#server/mail/composer.ts";
import { queueMail } from "#server/services/mail/outbox.ts";
import { sendDueMail } from "#server/services/mail/send-mail.ts";
import { unsubscribeLink } from "#server/services/subscribers/subscriber-links.ts";
import { BRAND_BUSINESS } from "#shared/platform/business/business.ts";
import { cents } from "#shared/money.ts";
import { DAY, HOUR, movableClock } from "#tests/support/market/clock.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { httpClient, openApp, type TestApp } from "#tests/support/servers/http.ts";

const mailComposer = createMailComposer("https://furrow.example");

const clock = movableClock();
let database: FreshDatabase;
let deps: Deps;
let app: TestApp;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db, { clock });
  app = await openApp(deps);
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});
beforeEach(async () => {
  await database.sql.unsafe(
    "delete from subscriber_events; delete from subscribers; delete from emails",
  );
});

const EMAIL = "ana@furrow.example";
const FORM = { "content-type": "application/x-www-form-urlencoded" };
const visit = () => httpClient(app);
const join = (email = EMAIL) =>
  visit().post("/api/subscribers", { email, source: "footer_newsletter" });
const press = (path: string, body = "page=1") => visit().send("POST", path, body, FORM);

async function stateOf(email = EMAIL): Promise<string | undefined> {
  const rows = await database.db.select().from(subscribers);
  return rows.find((row) => row.email === email)?.state;
}

/** The paths of the links in the confirmation emails that were written, oldest first. */
async function confirmPaths(): Promise<string[]> {
  const mails = await database.db.select().from(emails).orderBy(emails.createdAt, emails.dedupeKey);
  return mails
    .filter(({ kind }) => kind === "newsletter_confirm")
    .map(({ text }) => /http:\/\/localhost:3000(\/newsletter-confirmed\?token=\S+)/.exec(text)?.[1])
    .map((path) => path ?? "an email without a link");
}

async function confirmed(email = EMAIL): Promise<void> {
  await join(email);
  await press((await confirmPaths()).at(-1) ?? "");
  expect(await stateOf(email)).toBe("confirmed");
}

async function unsubscribePath(): Promise<string> {
  const [row] = await database.db.select().from(subscribers);
  const { url } = await database.db.transaction((tx) => unsubscribeLink(deps, tx, row?.id ?? ""));
  return url.slice("http://localhost:3000".length);
}

describe("Joining the newsletter", () => {
  it("waits until the owner of the address presses the button of the email's page", async () => {
    await join();
    expect(await stateOf()).toBe("pending");
    const [path] = await confirmPaths();
    const answer = await press(path ?? "");
    expect(answer).toMatchObject({ status: 303 });
    expect(answer.headers["location"]).toBe("/newsletter-confirmed?state=done");
    expect(await stateOf()).toBe("confirmed");
  });

  it("stays in Spanish from the sign-up to the last page, for who began there", async () => {
    const spanish = { "accept-language": "es", "content-type": "application/json" };
    await visit().send(
      "POST",
      "/trpc/subscribers.subscribe",
      JSON.stringify({ email: EMAIL, source: "footer_newsletter" }),
      spanish,
    );
    const [mail] = await database.db.select().from(emails);
    const [, path = ""] = /http:\/\/localhost:3000(\S+)/.exec(mail?.text ?? "") ?? [];
    expect(path).toMatch(/^\/es\/newsletter-confirmed\?token=/);
    const done = await press(path);
    expect(done.headers["location"]).toBe("/es/newsletter-confirmed?state=done");
    const out = await press(`/es${await unsubscribePath()}`);
    expect(out.headers["location"]).toBe("/es/unsubscribe?state=done");
    expect(await stateOf()).toBe("unsubscribed");
  });

  it("keeps the link as a hash only, and the proof of what was agreed to", async () => {
    await confirmed();
    const [path = ""] = await confirmPaths();
    const token = path.split("token=")[1] ?? "";
    const kept = JSON.stringify(await database.db.select().from(subscriberTokens));
    expect(kept).not.toContain(token);
    const events = await database.db.select().from(subscriberEvents).orderBy(subscriberEvents.id);
    expect(events.map(({ event, source, textVersion }) => [event, source, textVersion])).toEqual([
      ["signed_up", "footer_newsletter", "2026-11"],
      ["confirmed", "footer_newsletter", "2026-11"],
    ]);
  });

  it("answers the same for a confirmed address, and emails it nothing", async () => {
    const first = await join();
    await press((await confirmPaths())[0] ?? "");
    clock.pass(HOUR);
    const again = await join();
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    expect(await confirmPaths()).toHaveLength(1);
  });

  it("keeps what a confirmed address said of itself, whoever types it again", async () => {
    await join();
    await press((await confirmPaths())[0]!);
    const stranger = { email: EMAIL, source: "welcome_popup", firstName: "Evil", zipCode: "90210" };
    await visit().post("/trpc/subscribers.subscribe", stranger, { "accept-language": "es" });
    const [row] = await database.db.select().from(subscribers);
    expect(row).toMatchObject({
      state: "confirmed",
      firstName: null,
      zipCode: null,
      language: "en",
    });
  });

  it("mails one link to who asks twice within minutes, and a new one later", async () => {
    await join();
    await join();
    expect(await confirmPaths()).toHaveLength(1);
    clock.pass(HOUR);
    await join();
    expect(await confirmPaths()).toHaveLength(2);
  });

  it("asks a person who had unsubscribed to confirm again", async () => {
    await confirmed();
    await press(await unsubscribePath());
    expect(await stateOf()).toBe("unsubscribed");
    await join();
    expect(await stateOf()).toBe("pending");
    expect(await confirmPaths()).toHaveLength(2);
  });

  it("emails the welcome popup's people a link too", async () => {
    await visit().post("/api/subscribers", {
      firstName: "Ana",
      lastName: "Lee",
      email: EMAIL,
      zipCode: "94952",
      source: "welcome_popup",
    });
    expect(await confirmPaths()).toHaveLength(1);
  });
});

describe("A link to confirm", () => {
  it.each(["", "x", "A".repeat(43), "%00", "a".repeat(4_000)])(
    "that is not ours (%j) confirms nothing",
    async (token) => {
      await join();
      const answer = await press(`/newsletter-confirmed?token=${token}`);
      expect(answer.headers["location"]).toBe("/newsletter-confirmed?state=expired");
      expect(await stateOf()).toBe("pending");
    },
  );

  it("works for two weeks", async () => {
    await join();
    const [path = ""] = await confirmPaths();
    clock.pass(14 * DAY);
    const late = await press(path);
    expect(late.headers["location"]).toBe("/newsletter-confirmed?state=expired");
    expect(await stateOf()).toBe("pending");
  });

  it("pressed twice says the same and is written down once", async () => {
    await join();
    const [path = ""] = await confirmPaths();
    const answers = await Promise.all([press(path), press(path)]);
    for (const { headers } of answers)
      expect(headers["location"]).toBe("/newsletter-confirmed?state=done");
    const events = await database.db.select().from(subscriberEvents);
    expect(events.filter(({ event }) => event === "confirmed")).toHaveLength(1);
  });

  it("brings no one back who unsubscribed after it", async () => {
    await join();
    const [path = ""] = await confirmPaths();
    await press(await unsubscribePath());
    const answer = await press(path);
    expect(answer.headers["location"]).toBe("/newsletter-confirmed?state=expired");
    expect(await stateOf()).toBe("unsubscribed");
  });

  it("does not unsubscribe, nor the other way around", async () => {
    await join();
    const [path = ""] = await confirmPaths();
    await press(path.replace("/newsletter-confirmed", "/unsubscribe"));
    expect(await stateOf()).toBe("pending");
    await press((await unsubscribePath()).replace("/unsubscribe", "/newsletter-confirmed"));
    expect(await stateOf()).toBe("pending");
  });
});

describe("Unsubscribing", () => {
  it("takes one click of an email program: no cookie, another origin, any form, and again", async () => {
    await confirmed();
    const path = await unsubscribePath();
    const headers = { ...FORM, origin: "https://mail.example" };
    for (const round of [1, 2]) {
      const answer = await visit().send("POST", path, "List-Unsubscribe=One-Click", headers);
      expect([round, answer.status]).toEqual([round, 200]);
      expect(answer.cookies).toEqual([]);
      expect(await stateOf()).toBe("unsubscribed");
    }
    const events = await database.db.select().from(subscriberEvents);
    expect(events.filter(({ event }) => event === "unsubscribed")).toHaveLength(1);
  });

  it("takes the click as a multipart form as well", async () => {
    await confirmed();
    const body =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    const type = { "content-type": "multipart/form-data; boundary=x" };
    const answer = await visit().send("POST", await unsubscribePath(), body, type);
    expect(answer.status).toBe(200);
    expect(await stateOf()).toBe("unsubscribed");
  });

  it.each(["", "x", "A".repeat(43), "%00"])(
    "answers a link that is not ours (%j) the same, and changes nothing",
    async (token) => {
      await confirmed();
      const good = await visit().send("POST", await unsubscribePath(), "a=b", FORM);
      await database.sql`update subscribers set state = 'confirmed'`;
      const bad = await visit().send("POST", `/unsubscribe?token=${token}`, "a=b", FORM);
      expect([bad.status, bad.text]).toEqual([good.status, good.text]);
      expect(await stateOf()).toBe("confirmed");
    },
  );

  it("is not done by opening the link", async () => {
    await confirmed();
    await visit().get(await unsubscribePath(), { accept: "text/html" });
    expect(await stateOf()).toBe("confirmed");
  });

  it("stops marketing that was already written, and nothing else", async () => {
    await confirmed();
    await database.db.delete(emails);
    const path = await unsubscribePath();
    await database.db.transaction(async (tx) => {
      const to = EMAIL;
      await queueMail(deps, tx, {
        kind: "welcome",
        to,
        dedupeKey: "welcome:1",
        data: { leadDays: 2 },
      });
      await queueMail(deps, tx, { kind: "back_in_season", to, dedupeKey: "b:1", data: OFFER });
    });
    // One that a process had taken and lost comes back after the address unsubscribed.
    await database.sql`insert into emails (kind, dedupe_key, to_address, subject, text, html, unsubscribe_url, state, lease_until, next_attempt_at, created_at)
      values ('back_in_season', 'b:2', ${EMAIL}, 's', 't', 'h', 'http://u', 'sending', now() - interval '1 hour', now(), now())`;
    await press(path);
    const sent: string[] = [];
    await sendDueMail(deps, async ({ subject }) => void sent.push(subject));
    expect(sent).toEqual(["Nice to meet you"]);
  });
});

const OFFER = {
  product: {
    name: "Heirloom tomatoes",
    farmName: "Tula Ridge",
    pack: "1 lb",
    price: cents(450),
    picture: "print-apricot-nantes-carrots",
  },
  productUrl: "http://localhost:3000/products/3",
  unsubscribeUrl: "http://localhost:3000/unsubscribe?token=x",
};

it("Every marketing email ends with its way out, in text and in HTML", () => {
  const { text, html } = mailComposer.compose("back_in_season", OFFER, BRAND_BUSINESS);
  expect(text).toContain("Unsubscribe: http://localhost:3000/unsubscribe?token=x");
  expect(html).toContain('href="http://localhost:3000/unsubscribe?token=x"');
  expect(text).toContain("Tula Ridge has Heirloom tomatoes again, 1 lb for $4.50");
});
