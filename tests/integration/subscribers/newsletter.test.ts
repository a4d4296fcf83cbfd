import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  subscriberEvents,
  subscribers,
  subscriberTokens,
} from "#db/schema/subscribers/subscribers.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { DAY, HOUR } from "#tests/support/market/time/clock.ts";
import { EMAIL, type Newsletter, openNewsletter } from "#tests/support/setups/newsletter.ts";

let newsletter: Newsletter;
beforeAll(async () => {
  newsletter = await openNewsletter();
});
afterAll(() => newsletter[Symbol.asyncDispose]());
beforeEach(() => newsletter.empty());

describe("Joining the newsletter", () => {
  it("takes effect only when the owner of the address presses the button on the page in the email", async () => {
    await newsletter.join();
    expect(await newsletter.stateOf()).toBe("pending");
    const [path] = await newsletter.confirmPaths();
    const answer = await newsletter.press(path ?? "");
    expect(answer).toMatchObject({ status: 303 });
    expect(answer.headers["location"]).toBe("/newsletter-confirmed?state=done");
    expect(await newsletter.stateOf()).toBe("confirmed");
  });

  it("stays in Spanish from sign-up to the last page for a subscriber who started in Spanish", async () => {
    const spanish = { "accept-language": "es", "content-type": "application/json" };
    await newsletter
      .visit()
      .send(
        "POST",
        "/trpc/subscribers.subscribe",
        JSON.stringify({ email: EMAIL, source: "footer_newsletter" }),
        spanish,
      );
    const [mail] = await newsletter.database.db.select().from(emails);
    const [, path = ""] = /http:\/\/localhost:3000(\S+)/.exec(mail?.text ?? "") ?? [];
    expect(path).toMatch(/^\/es\/newsletter-confirmed\?token=/);
    const done = await newsletter.press(path);
    expect(done.headers["location"]).toBe("/es/newsletter-confirmed?state=done");
    const out = await newsletter.press(`/es${await newsletter.unsubscribePath()}`);
    expect(out.headers["location"]).toBe("/es/unsubscribe?state=done");
    expect(await newsletter.stateOf()).toBe("unsubscribed");
  });

  it("stores only the hash of the link, and a record of the consent", async () => {
    await newsletter.confirmed();
    const [path = ""] = await newsletter.confirmPaths();
    const token = path.split("token=")[1] ?? "";
    const kept = JSON.stringify(await newsletter.database.db.select().from(subscriberTokens));
    expect(kept).not.toContain(token);
    const events = await newsletter.database.db
      .select()
      .from(subscriberEvents)
      .orderBy(subscriberEvents.id);
    expect(events.map(({ event, source, textVersion }) => [event, source, textVersion])).toEqual([
      ["signed_up", "footer_newsletter", "2026-11"],
      ["confirmed", "footer_newsletter", "2026-11"],
    ]);
  });

  it("gives a confirmed address the same response, and sends it nothing", async () => {
    const first = await newsletter.join();
    await newsletter.press((await newsletter.confirmPaths())[0] ?? "");
    newsletter.clock.pass(HOUR);
    const again = await newsletter.join();
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    expect(await newsletter.confirmPaths()).toHaveLength(1);
  });

  it("keeps what a confirmed subscriber entered, whoever enters that address again", async () => {
    await newsletter.join();
    await newsletter.press((await newsletter.confirmPaths())[0]!);
    const stranger = { email: EMAIL, source: "welcome_popup", firstName: "Evil", zipCode: "90210" };
    await newsletter
      .visit()
      .post("/trpc/subscribers.subscribe", stranger, { "accept-language": "es" });
    const [row] = await newsletter.database.db.select().from(subscribers);
    expect(row).toMatchObject({
      state: "confirmed",
      firstName: null,
      zipCode: null,
      language: "en",
    });
  });

  it("emails one link for two requests within minutes, and a new one later", async () => {
    await newsletter.join();
    await newsletter.join();
    expect(await newsletter.confirmPaths()).toHaveLength(1);
    newsletter.clock.pass(HOUR);
    await newsletter.join();
    expect(await newsletter.confirmPaths()).toHaveLength(2);
  });

  it("asks a person who had unsubscribed to confirm again", async () => {
    await newsletter.confirmed();
    await newsletter.press(await newsletter.unsubscribePath());
    expect(await newsletter.stateOf()).toBe("unsubscribed");
    await newsletter.join();
    expect(await newsletter.stateOf()).toBe("pending");
    expect(await newsletter.confirmPaths()).toHaveLength(2);
  });

  it("emails a link to people from the welcome popup too", async () => {
    await newsletter.visit().post("/api/subscribers", {
      firstName: "Ana",
      lastName: "Lee",
      email: EMAIL,
      zipCode: "94952",
      source: "welcome_popup",
    });
    expect(await newsletter.confirmPaths()).toHaveLength(1);
  });
});

describe("A confirmation link", () => {
  it.each(["", "x", "A".repeat(43), "%00", "a".repeat(4_000)])(
    "that is invalid (%j) confirms nothing",
    async (token) => {
      await newsletter.join();
      const answer = await newsletter.press(`/newsletter-confirmed?token=${token}`);
      expect(answer.headers["location"]).toBe("/newsletter-confirmed?state=expired");
      expect(await newsletter.stateOf()).toBe("pending");
    },
  );

  it("works for two weeks", async () => {
    await newsletter.join();
    const [path = ""] = await newsletter.confirmPaths();
    newsletter.clock.pass(14 * DAY);
    const late = await newsletter.press(path);
    expect(late.headers["location"]).toBe("/newsletter-confirmed?state=expired");
    expect(await newsletter.stateOf()).toBe("pending");
  });

  it("pressed twice gives the same response and is recorded once", async () => {
    await newsletter.join();
    const [path = ""] = await newsletter.confirmPaths();
    const answers = await Promise.all([newsletter.press(path), newsletter.press(path)]);
    for (const { headers } of answers)
      expect(headers["location"]).toBe("/newsletter-confirmed?state=done");
    const events = await newsletter.database.db.select().from(subscriberEvents);
    expect(events.filter(({ event }) => event === "confirmed")).toHaveLength(1);
  });

  it("does not resubscribe a person who unsubscribed after it was sent", async () => {
    await newsletter.join();
    const [path = ""] = await newsletter.confirmPaths();
    await newsletter.press(await newsletter.unsubscribePath());
    const answer = await newsletter.press(path);
    expect(answer.headers["location"]).toBe("/newsletter-confirmed?state=expired");
    expect(await newsletter.stateOf()).toBe("unsubscribed");
  });

  it("does not unsubscribe, and an unsubscribe link does not confirm", async () => {
    await newsletter.join();
    const [path = ""] = await newsletter.confirmPaths();
    await newsletter.press(path.replace("/newsletter-confirmed", "/unsubscribe"));
    expect(await newsletter.stateOf()).toBe("pending");
    await newsletter.press(
      (await newsletter.unsubscribePath()).replace("/unsubscribe", "/newsletter-confirmed"),
    );
    expect(await newsletter.stateOf()).toBe("pending");
  });
});
