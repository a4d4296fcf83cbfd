import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { users } from "#db/schema/accounts/users.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Deps } from "#server/deps.ts";
import { speak } from "#server/language.ts";
import { queueMail } from "#server/services/mail/outbox.ts";
import { receiveMessage } from "#server/services/mail/contact.ts";
import { notifyWaiting } from "#server/services/subscribers/waiting-list.ts";
import { subscribe } from "#server/services/subscribers/subscribers.ts";
import type { Language } from "#shared/language.ts";
import { newestMail } from "#tests/support/market/people/account-mails.ts";
import { registered } from "#tests/support/market/people/accounts.ts";
import { setStock } from "#tests/support/market/orders/basket.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { placedOrder } from "#tests/support/market/orders/placed-order.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

let market: MarketPlace;
let deps: Deps;
let slug = "";
let serial = 0;
let email = "";
beforeAll(async () => {
  market = await openMarketPlace();
  deps = market.deps;
  const [row] = await market.database.sql<{ slug: string }[]>`
    select slug from products where visible and price_cents between 1000 and 3000 order by rank, id limit 1`;
  slug = row?.slug ?? "";
  await setStock(market.database.db, slug, 100);
});
afterAll(() => market[Symbol.asyncDispose]());
beforeEach(() => {
  serial += 1;
  email = `reader${serial}@furrow.example`;
});

/** Queues an email about an order as the team's work does, so that no request sets the language. */
async function mailAbout(orderNumber: string, to = email) {
  const dedupeKey = `test:${orderNumber}:${to}`;
  const data = { orderNumber, orderUrl: "https://furrow.example/order" };
  await deps.db.transaction((tx) =>
    queueMail(deps, tx, {
      kind: "order_left_behind",
      to,
      dedupeKey,
      data: { ...data, day: "2026-11-25" },
    }),
  );
  return newestMail(deps.db, "order_left_behind");
}

const order = (language: Language, buyer = visitor(deps)) =>
  speak(language, () =>
    placedOrder(market, deps, buyer, { goods: [{ slug, quantity: 2 }], email }),
  );

const account = (language: Language) =>
  speak(language, () => registered(deps, { username: `reader${serial}`, email }));

describe("An email is written in", () => {
  it("the language of the page on which its reader registered", async () => {
    await account("es");
    expect(await newestMail(deps.db, "verify_email")).toMatchObject({ to: email, language: "es" });
  });

  it("the language that the account has chosen since, whatever language was used to order", async () => {
    const person = await account("en");
    const number = await order("en", person);
    await person.call((api) => api.accounts.changeLanguage({ language: "es" }));
    expect(await person.call((api) => api.accounts.language())).toBe("es");
    const mail = await mailAbout(number);
    expect(mail).toMatchObject({ language: "es", subject: expect.stringContaining("pedido") });
  });

  it("the account's language in the confirmation, even from an English page", async () => {
    const person = await account("es");
    await order("en", person);
    expect(await newestMail(deps.db, "order_placed")).toMatchObject({ language: "es" });
  });

  it("the language in which a guest ordered, for each order", async () => {
    const spanish = await order("es");
    expect(await newestMail(deps.db, "order_placed")).toMatchObject({ to: email, language: "es" });
    const english = await order("en");
    expect(await newestMail(deps.db, "order_placed")).toMatchObject({ to: email, language: "en" });
    expect(await mailAbout(spanish)).toMatchObject({ language: "es" });
    expect(await mailAbout(english)).toMatchObject({ language: "en" });
  });

  it("English for the farm and the team, whatever the customer's language", async () => {
    const number = await order("es");
    expect(await mailAbout(number, "farm@furrow.example")).toMatchObject({ language: "en" });
  });

  it("the language in which a subscriber last signed up", async () => {
    const signUp = (language: Language) =>
      speak(language, () => subscribe(deps, { email, source: "footer_newsletter" }, "203.0.113.7"));
    await signUp("es");
    expect(await newestMail(deps.db, "newsletter_confirm")).toMatchObject({ language: "es" });
    expect(await mailAbout("FUR-0000-0000")).toMatchObject({ language: "es" });
    await signUp("en");
    expect(await mailAbout("FUR-0000-0001")).toMatchObject({ language: "en" });
  });

  it("the language of the page from which a message was sent", async () => {
    const message = { name: "Ana", email, topic: "other", message: "Una pregunta." } as const;
    await speak("es", () => receiveMessage(deps, { ...message, orderNumber: "" }, "203.0.113.7"));
    expect(await newestMail(deps.db, "contact_received")).toMatchObject({ language: "es" });
    expect(await newestMail(deps.db, "contact_message")).toMatchObject({ language: "en" });
  });

  it("the language of a person on the waiting list of a zip code", async () => {
    const served = (prefixes: string) => market.database.sql`
      insert into settings (key, value, updated_at) values ('unservedPrefixes', ${prefixes}::jsonb, now())
      on conflict (key) do update set value = excluded.value`;
    await served('["94952"]');
    await speak("es", () =>
      visitor(deps).call((api) => api.subscribers.waitingList.join({ email, zipCode: "94952" })),
    );
    await served("[]");
    await notifyWaiting(deps);
    expect(await newestMail(deps.db, "zip_served")).toMatchObject({ to: email, language: "es" });
  });

  it("English for recipients whose language is unknown", async () => {
    expect(await mailAbout("FUR-0000-0000")).toMatchObject({ language: "en" });
  });
});

it("An order and its checkout keep their language", async () => {
  const number = await order("es");
  const [row] = await deps.db.select().from(orders).where(eq(orders.number, number));
  expect(row?.language).toBe("es");
  const [kept] = await deps.db.select().from(users).where(eq(users.email, email));
  expect(kept).toBeUndefined();
});
