import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { subscriberEvents } from "#db/schema/subscribers/subscribers.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { createMailComposer } from "#server/mail/composer.ts";
import { queueMail } from "#server/services/mail/outbox.ts";
import { sendDueMail } from "#server/services/mail/send-mail.ts";
import { BRAND_BUSINESS } from "#shared/platform/business/business.ts";
import { cents } from "#shared/money.ts";
import { EMAIL, FORM, type Newsletter, openNewsletter } from "#tests/support/setups/newsletter.ts";

const mailComposer = createMailComposer("https://furrow.example");

let newsletter: Newsletter;
beforeAll(async () => {
  newsletter = await openNewsletter();
});
afterAll(() => newsletter[Symbol.asyncDispose]());
beforeEach(() => newsletter.empty());

describe("Unsubscribing", () => {
  it("takes one click in an email program: no cookie, another origin, any form, and repeatedly", async () => {
    await newsletter.confirmed();
    const path = await newsletter.unsubscribePath();
    const headers = { ...FORM, origin: "https://mail.example" };
    for (const round of [1, 2]) {
      const answer = await newsletter
        .visit()
        .send("POST", path, "List-Unsubscribe=One-Click", headers);
      expect([round, answer.status]).toEqual([round, 200]);
      expect(answer.cookies).toEqual([]);
      expect(await newsletter.stateOf()).toBe("unsubscribed");
    }
    const events = await newsletter.database.db.select().from(subscriberEvents);
    expect(events.filter(({ event }) => event === "unsubscribed")).toHaveLength(1);
  });

  it("accepts the click as a multipart form as well", async () => {
    await newsletter.confirmed();
    const body =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    const type = { "content-type": "multipart/form-data; boundary=x" };
    const answer = await newsletter
      .visit()
      .send("POST", await newsletter.unsubscribePath(), body, type);
    expect(answer.status).toBe(200);
    expect(await newsletter.stateOf()).toBe("unsubscribed");
  });

  it.each(["", "x", "A".repeat(43), "%00"])(
    "gives an invalid link (%j) the same response, and changes nothing",
    async (token) => {
      await newsletter.confirmed();
      const good = await newsletter
        .visit()
        .send("POST", await newsletter.unsubscribePath(), "a=b", FORM);
      await newsletter.database.sql`update subscribers set state = 'confirmed'`;
      const bad = await newsletter.visit().send("POST", `/unsubscribe?token=${token}`, "a=b", FORM);
      expect([bad.status, bad.text]).toEqual([good.status, good.text]);
      expect(await newsletter.stateOf()).toBe("confirmed");
    },
  );

  it("does not happen by just opening the link", async () => {
    await newsletter.confirmed();
    await newsletter.visit().get(await newsletter.unsubscribePath(), { accept: "text/html" });
    expect(await newsletter.stateOf()).toBe("confirmed");
  });

  it("stops marketing emails that were already written, and nothing else", async () => {
    await newsletter.confirmed();
    await newsletter.database.db.delete(emails);
    const path = await newsletter.unsubscribePath();
    await newsletter.database.db.transaction(async (tx) => {
      const to = EMAIL;
      await queueMail(newsletter.deps, tx, {
        kind: "verify_email",
        to,
        dedupeKey: "letter:1",
        data: { url: "https://furrow.example/verify-email?token=sample" },
      });
      await queueMail(newsletter.deps, tx, {
        kind: "back_in_season",
        to,
        dedupeKey: "b:1",
        data: OFFER,
      });
    });
    // An email of a crashed process must not be retried after the address has unsubscribed.
    await newsletter.database
      .sql`insert into emails (kind, dedupe_key, to_address, subject, text, html, unsubscribe_url, state, lease_until, next_attempt_at, created_at)
      values ('back_in_season', 'b:2', ${EMAIL}, 's', 't', 'h', 'http://u', 'sending', now() - interval '1 hour', now(), now())`;
    await newsletter.press(path);
    const sent: string[] = [];
    await sendDueMail(newsletter.deps, async ({ subject }) => void sent.push(subject));
    expect(sent).toEqual(["Please confirm your address"]);
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

it("Every marketing email ends with an unsubscribe link, in text and in HTML", () => {
  const { text, html } = mailComposer.compose("back_in_season", OFFER, BRAND_BUSINESS);
  expect(text).toContain("Unsubscribe: http://localhost:3000/unsubscribe?token=x");
  expect(html).toContain('href="http://localhost:3000/unsubscribe?token=x"');
  expect(text).toContain("Tula Ridge has Heirloom tomatoes again, 1 lb for $4.50");
});
