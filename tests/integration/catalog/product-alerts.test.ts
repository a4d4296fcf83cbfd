import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { products } from "#db/schema/catalog/catalog.ts";
import { stock } from "#db/schema/inventory/inventory.ts";
import { subscribers } from "#db/schema/subscribers/subscribers.ts";
import { emails } from "#db/schema/mail/emails.ts";
import type { Deps } from "#server/deps.ts";
import { sendDueAlerts } from "#server/services/catalog/product/product-alerts.ts";
import {
  confirmSubscription,
  unsubscribe,
} from "#server/services/subscribers/subscriber-consent.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { addFarm, addProduct } from "#tests/support/market/market.ts";
import { refusingMails } from "#tests/support/servers/refusing-mails.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

let database: FreshDatabase;
let deps: Deps;
let productId: number;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db);
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  await database.sql.unsafe(
    "delete from subscriber_events; delete from subscribers; delete from emails; delete from throttles",
  );
  productId = await addProduct(database.db, {
    farmId: await addFarm(database.db),
    name: "Quinces",
    onHand: 0,
  });
});

const EMAIL = "ana@furrow.example";
const ask = (email = EMAIL, id = productId) =>
  visitor(deps).call((api) => api.subscribers.notifyWhenBack({ email, productId: id }));
const mails = () => database.db.select().from(emails);
const restock = (units: number) =>
  database.db
    .update(stock)
    .set({ onHand: units, received: units })
    .where(eq(stock.productId, productId));

describe("A person waiting for a product", () => {
  it("is notified by one email once it is available, and not before", async () => {
    await ask();
    expect(await sendDueAlerts(deps)).toBe(0);
    expect(await mails()).toEqual([]);
    await restock(3);
    expect(await sendDueAlerts(deps)).toBe(1);
    expect(await sendDueAlerts(deps)).toBe(0);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: EMAIL,
      kind: "back_in_season",
      subject: "What you waited for is back",
    });
    expect(mail?.text).toContain(`http://localhost:3000/products/${productId}`);
    expect(mail?.unsubscribeUrl).toMatch(/^http:\/\/localhost:3000\/unsubscribe\?token=[\w-]{43}$/);
  });

  it("gets the product's name in the language in which they asked", async () => {
    await database.db
      .update(products)
      .set({ nameEs: "Membrillos", pack: "2 lb bag" })
      .where(eq(products.id, productId));
    await ask();
    await database.sql`update subscribers set language = 'es'`;
    await restock(3);
    await sendDueAlerts(deps);
    const [mail] = await mails();
    expect(mail?.text).toContain("Membrillos (bolsa de 2 lb)");
    expect(mail?.text).not.toContain("Quinces");
    expect(mail?.text).toContain(`http://localhost:3000/es/products/${productId}`);
    expect(mail?.unsubscribeUrl).toMatch(/^http:\/\/localhost:3000\/es\/unsubscribe\?token=/);
  });

  it("is notified once, however often they asked and in whatever case the address was entered", async () => {
    await Promise.all([ask(), ask(), ask("ANA@furrow.example")]);
    await restock(1);
    expect(await sendDueAlerts(deps)).toBe(1);
  });

  it("can ask again after being notified, when the product is sold out again", async () => {
    await ask();
    await restock(1);
    await sendDueAlerts(deps);
    await restock(0);
    await ask();
    expect(await sendDueAlerts(deps)).toBe(0);
    await restock(2);
    expect(await sendDueAlerts(deps)).toBe(1);
    expect(await mails()).toHaveLength(2);
  });

  it("is not notified while all units are reserved or the product is paused", async () => {
    await ask();
    await restock(2);
    await database.sql`update stock set reserved = 2 where product_id = ${productId}`;
    expect(await sendDueAlerts(deps)).toBe(0);
    await database.sql`update stock set reserved = 0 where product_id = ${productId}`;
    await database.db.update(products).set({ status: "paused" }).where(eq(products.id, productId));
    expect(await sendDueAlerts(deps)).toBe(0);
  });

  it("is notified once by concurrent workers", async () => {
    await Promise.all(Array.from({ length: 12 }, (_, at) => ask(`reader${at}@furrow.example`)));
    await restock(5);
    await Promise.all([sendDueAlerts(deps), sendDueAlerts(deps), sendDueAlerts(deps)]);
    while ((await sendDueAlerts(deps)) > 0);
    const to = (await mails()).map((mail) => mail.to);
    expect(new Set(to).size).toBe(12);
    expect(to).toHaveLength(12);
  });

  it("is notified even if an earlier email cannot be queued, which is retried", async () => {
    await ask("broken@furrow.example");
    await ask();
    await restock(1);
    {
      await using _ = await refusingMails(database.sql, "broken@furrow.example");
      await expect(sendDueAlerts(deps)).rejects.toThrow("an alert could not be written");
      expect((await mails()).map(({ to }) => to)).toEqual([EMAIL]);
    }
    expect(await sendDueAlerts(deps)).toBe(1);
    expect(await mails()).toHaveLength(2);
  });

  it("does not become a newsletter subscriber", async () => {
    await ask();
    const [row] = await database.db.select().from(subscribers);
    expect(row).toMatchObject({ state: "pending", source: "back_in_season" });
    expect(await mails()).toEqual([]);
  });

  it("gets no more emails after unsubscribing", async () => {
    await ask();
    await restock(1);
    await sendDueAlerts(deps);
    const [mail] = await mails();
    await restock(0);
    await ask();
    await unsubscribe(deps, mail?.unsubscribeUrl?.split("token=")[1] ?? "");
    await restock(1);
    expect(await sendDueAlerts(deps)).toBe(0);
    expect(await mails()).toEqual([]);
  });
});

describe("An unsubscribed person", () => {
  const left = async () => {
    await database.sql`insert into subscribers (email, source, created_at) values (${EMAIL}, 'footer_newsletter', now())`;
    await database.sql`update subscribers set state = 'confirmed'`;
    await database.sql`update subscribers set state = 'unsubscribed'`;
    await database.sql`insert into subscriber_events (subscriber_id, event, source, created_at)
      select id, 'unsubscribed', 'footer_newsletter', now() from subscribers`;
  };
  const confirmFromMail = async () => {
    const [mail] = await mails();
    const token = /newsletter-confirmed\?token=([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
    expect(await confirmSubscription(deps, token)).toBe(true);
  };

  it("gets only a confirmation link if a stranger enters their address", async () => {
    await left();
    await ask();
    await visitor(deps).call((api) =>
      api.subscribers.subscribe({ email: EMAIL, source: "footer_newsletter" }),
    );
    await restock(3);
    expect(await sendDueAlerts(deps)).toBe(0);
    expect((await mails()).map(({ kind }) => kind)).toEqual(["newsletter_confirm"]);
  });

  it("is notified again once the link has been used", async () => {
    await left();
    await ask();
    await confirmFromMail();
    await restock(3);
    expect(await sendDueAlerts(deps)).toBe(1);
    expect((await mails()).map(({ kind }) => kind)).toContain("back_in_season");
  });
});

describe("Requesting an alert", () => {
  it("is refused for an unknown product", async () => {
    await expect(ask(EMAIL, 2_000_000)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await database.db.$count(subscribers)).toBe(0);
  });

  it("is refused without a valid address", async () => {
    await expect(ask("ana@")).rejects.toThrow("Please enter a valid email address");
  });
});
