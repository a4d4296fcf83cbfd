import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Deps } from "#server/deps.ts";
import type { AppCaller } from "#server/routers/index.ts";
import { speak } from "#server/language.ts";
import { MAIL_KINDS } from "#shared/mail/mail.ts";
import { signedInAdmin } from "#tests/support/market/people/accounts.ts";
import { addFarm, addProduct } from "#tests/support/market/market.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import type { Visitor } from "#tests/support/servers/visitor.ts";

let database: FreshDatabase;
let deps: Deps;
let admin: Visitor;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db);
  admin = await signedInAdmin(deps);
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  await database.empty("emails");
});

const ask = <Result>(run: (api: AppCaller["admin"]["mails"]) => Promise<Result>) =>
  admin.call((api) => run(api.admin.mails));

describe("Every kind of email", () => {
  it.each(MAIL_KINDS)("%s can be previewed with sample data, as text and as HTML", async (kind) => {
    const { subject, text, html } = await ask((api) => api.sample({ kind }));
    expect(subject).not.toBe("");
    expect(`${subject} ${text} ${html}`).not.toMatch(/undefined|NaN|\[object/u);
  });
});

it("names the sample's goods in the reader's language", async () => {
  const farmId = await addFarm(deps.db);
  const carrots = { slug: "carrots", name: "Nantes carrots", nameEs: "Zanahorias Nantes" };
  await addProduct(deps.db, { farmId, ...carrots });
  const read = () => ask((api) => api.sample({ kind: "order_placed" }));
  expect((await read()).text).toContain("2 × Nantes carrots (1 lb bunch), Tula Ridge");
  const inSpanish = await speak("es", read);
  expect(inSpanish.text).toContain("2 × Zanahorias Nantes (manojo de 1 lb), Tula Ridge");
});

describe("A sample in Spanish", () => {
  const sampleIn = (kind: (typeof MAIL_KINDS)[number]) =>
    speak("es", () => ask((api) => api.sample({ kind })));

  it.each(["back_in_season", "box_reminder", "farm_sheet", "farm_correction"] as const)(
    "of %s names goods and packs as the market does",
    async (kind) => {
      await addSampleGoods();
      const { text } = await sampleIn(kind);
      expect(text).toContain("Zanahorias Nantes (manojo de 1 lb)");
      expect(text).not.toMatch(/Nantes carrots|bunch|chestnuts/iu);
      if (kind === "box_reminder") expect(text).toContain("por Castañas frescas");
    },
  );

  it("quotes the consent to a weekly box as it is given in Spanish", async () => {
    const { text } = await sampleIn("box_started");
    expect(text).toContain("Acepto que Furrow cobre $27.19 a mi Visa");
  });

  it.each(MAIL_KINDS)("of %s has no English sentence", async (kind) => {
    const { subject, text } = await sampleIn(kind);
    expect(`${subject} ${text}`).not.toMatch(/\b(?:the|your|our|and|with|was|you)\b/iu);
  });
});

const addSampleGoods = async () => {
  await database.empty("farms", "products", "stock");
  const farmId = await addFarm(deps.db);
  const names = { "Nantes carrots": "Zanahorias Nantes", "Fresh chestnuts": "Castañas frescas" };
  for (const [name, nameEs] of Object.entries(names)) {
    await addProduct(deps.db, { farmId, slug: name.toLowerCase().replace(" ", "-"), name, nameEs });
  }
};

describe("A test email", () => {
  it("is in the language of the admin's account, goods included", async () => {
    await addSampleGoods();
    await database.sql`update users set language = 'es' where username = 'admin'`;
    await ask((api) => api.sendTest({ kind: "back_in_season" }));
    await database.sql`update users set language = 'en' where username = 'admin'`;
    const [mail] = await database.sql`select text from emails`;
    expect(mail?.["text"]).toContain("Zanahorias Nantes (manojo de 1 lb)");
  });

  it("goes to the admin's own address, each time, and is in the audit log", async () => {
    await ask((api) => api.sendTest({ kind: "verify_email" }));
    await ask((api) => api.sendTest({ kind: "verify_email" }));
    const { rows, total } = await ask((api) => api.outbox({ kind: "verify_email" }));
    expect(total).toBe(2);
    expect(rows[0]).toMatchObject({ to: "admin@furrow.example", state: "queued" });
    const [entry] = await database.sql`select action from audit_log order by id desc limit 1`;
    expect(entry).toEqual({ action: "mail.test_sent" });
  });
});

describe("The outbox", () => {
  it("can be searched by address and subject, and filtered by state", async () => {
    await ask((api) => api.sendTest({ kind: "verify_email" }));
    const total = async (query: object) => (await ask((api) => api.outbox(query))).total;
    expect(await total({ q: "ADMIN@" })).toBe(1);
    expect(await total({ q: "please confirm" })).toBe(1);
    expect(await total({ q: "_dmin" })).toBe(0);
    expect(await total({ state: "sent" })).toBe(0);
  });

  it("resends what was given up, and leaves the rest unchanged", async () => {
    await ask((api) => api.sendTest({ kind: "verify_email" }));
    await ask((api) => api.sendTest({ kind: "order_placed" }));
    await database.sql`update emails set state = 'failed', attempts = 10 where kind = 'verify_email'`;
    await database.sql`update emails set state = 'sent' where kind = 'order_placed'`;
    const { rows } = await ask((api) => api.outbox({}));
    expect(await ask((api) => api.retry({ ids: rows.map(({ id }) => id) }))).toBe(1);
    const states = await database.sql`select kind, state, attempts from emails order by kind`;
    expect([...states]).toEqual([
      { kind: "order_placed", state: "sent", attempts: 0 },
      { kind: "verify_email", state: "queued", attempts: 0 },
    ]);
  });

  it("shows an email as it was written, and responds with not found for any other", async () => {
    await ask((api) => api.sendTest({ kind: "verify_email" }));
    const { rows } = await ask((api) => api.outbox({}));
    const mail = await ask((api) => api.one({ id: rows[0]!.id }));
    expect(mail.html).toContain("<!doctype html>");
    await expect(ask((api) => api.one({ id: crypto.randomUUID() }))).rejects.toThrow(
      "We cannot find this email",
    );
  });

  it("never shows what would let the team act as an email's recipient", async () => {
    await ask((api) => api.sendTest({ kind: "newsletter_confirm" }));
    const { rows } = await ask((api) => api.outbox({}));
    const { text, html } = await ask((api) => api.one({ id: rows[0]!.id }));
    expect(text).toContain("token=hidden");
    expect(text + html).not.toContain("token=sample");
  });
});
