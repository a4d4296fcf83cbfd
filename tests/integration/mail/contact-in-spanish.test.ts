import { afterAll, beforeAll, expect, it } from "vitest";
import { speak } from "#server/language.ts";
import { createMailComposer } from "#server/mail/composer.ts";
import { MAIL_KINDS } from "#shared/mail/mail.ts";
import { mailKindWords } from "#shared/mail/mail-admin.ts";
import { BRAND_BUSINESS } from "#shared/platform/business/business.ts";
import { testDeps } from "#tests/support/deps.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

const message = {
  topic: "delivery",
  orderNumber: "",
  name: "Ana Lee",
  email: "ana@furrow.example",
  message: "¿Puede quedarse la caja detrás de la reja?",
} as const;

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

const send = (over: Record<string, unknown>) =>
  visitor(testDeps(database.db)).call((api) => api.mail.contact.send({ ...message, ...over }));

it("reports what is wrong with a message in the reader's language", async () => {
  const nameless = () => send({ name: "" });
  await expect(speak("es", nameless)).rejects.toThrow("Escriba su nombre");
  await expect(nameless()).rejects.toThrow("Please enter your name");
  await expect(speak("es", () => send({ orderNumber: "12" }))).rejects.toThrow(
    "Un número de pedido es como FUR-7K3M-9QXT",
  );
});

it("sends the acknowledgment of a message in Spanish", () => {
  const mail = createMailComposer("https://furrow.example");
  const data = { number: "T-7K3M-9QXT" };
  const { subject, text } = mail.compose("contact_received", data, BRAND_BUSINESS, "es");
  expect(subject).toBe("Recibimos su mensaje, número T-7K3M-9QXT");
  expect(text).toContain("le responderá en 1 día hábil.");
});

it("has a Spanish name for every kind of email", () => {
  for (const kind of MAIL_KINDS) {
    expect(speak("es", () => mailKindWords(kind))).not.toBe(mailKindWords(kind));
  }
});
