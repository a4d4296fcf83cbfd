import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { speak } from "#server/language.ts";
import { newestMail, tokenIn } from "#tests/support/market/people/account-mails.ts";
import { VISIT, type VisitWorld, visitWorld } from "#tests/support/market/visits.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

const SPANISH = {
  textEs: "Los betabeles y quien los cosecha.",
  bringEs: "Botas",
  meetingPointEs: "En el portón azul",
};

let database: FreshDatabase;
let world: VisitWorld;
let id: string;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  world = await visitWorld(database);
  id = await world.announce(SPANISH);
});

const reserveInSpanish = (email: string) => speak("es", () => world.reserve(id, email));
const mailsTo = async (email: string) => {
  const rows = await database.sql<{ text: string }[]>`
    select text from emails where to_address = ${email} order by created_at`;
  return rows.map(({ text }) => text);
};
const change = (fields: object) => {
  const { day: _, from: __, until: ___, ...details } = { ...VISIT, ...SPANISH };
  return world.owner.call((api) =>
    api.farmer.visits.change({ ...details, ...fields, seen: details, id }),
  );
};

test("the list shows the texts in the page's language", async () => {
  expect(await world.listed()).toMatchObject([{ text: VISIT.text, bring: VISIT.bring }]);
  expect(await speak("es", () => world.listed())).toMatchObject([
    { text: SPANISH.textEs, bring: SPANISH.bringEs },
  ]);
});

test("texts that exist in only one language are shown in it, and named", async () => {
  await change({ text: "", bringEs: "" });
  expect(await world.listed()).toMatchObject([
    { text: SPANISH.textEs, bring: VISIT.bring, untranslated: { text: "es" } },
  ]);
  expect(await speak("es", () => world.listed())).toMatchObject([
    { text: SPANISH.textEs, bring: VISIT.bring, untranslated: { bring: "en" } },
  ]);
});

test("a guest's email and link say where to meet in the guest's language", async () => {
  await reserveInSpanish("luz@x.example");
  const { text } = await newestMail(world.deps.db, "visit_reserved");
  expect(text).toContain(`Punto de encuentro: ${SPANISH.meetingPointEs}`);
  expect(text).toContain(`Qué ponerse y qué llevar: ${SPANISH.bringEs}`);
  const token = await tokenIn(world.deps.db, "visit_reserved");
  const read = () => visitor(world.deps).call((api) => api.farms.places.read({ token }));
  expect(await speak("es", read)).toMatchObject({
    text: SPANISH.textEs,
    bring: SPANISH.bringEs,
    meetingPoint: SPANISH.meetingPointEs,
  });
  expect(await read()).toMatchObject({ text: VISIT.text, meetingPoint: VISIT.meetingPoint });
});

test("a changed meeting point is emailed only to those who read it", async () => {
  await world.reserve(id, "ana@x.example");
  await reserveInSpanish("luz@x.example");
  await change({ meetingPointEs: "En el portón rojo" });
  expect(await mailsTo("ana@x.example")).toHaveLength(1);
  const told = await mailsTo("luz@x.example");
  expect(told).toHaveLength(2);
  const { subject, text } = await newestMail(world.deps.db, "visit_reserved");
  expect(subject).toBe("Cambió el punto de encuentro del sábado 5 de diciembre");
  expect(text).toMatch(/no por el anterior\.\s+Punto de encuentro: En el portón rojo/);
});
