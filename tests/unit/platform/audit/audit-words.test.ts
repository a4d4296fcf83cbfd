import { expect, it } from "vitest";
import { speak } from "#server/language.ts";
import { platformAudit } from "#messages/platform/operations/audit.ts";
import { actionWords } from "#shared/platform/audit/audit.ts";
import { subjectWords } from "#shared/platform/audit/audit-subject.ts";
import { settingsSchema } from "#shared/platform/settings/settings.ts";
import { detailWords } from "#client/lib/platform/audit-words/detail-words.ts";

it.each([
  ["an amount", { amount: 4_250 }, "amount: $42.50"],
  ["a changed price", { price: { from: 500, to: 550 } }, "price: $5.00 → $5.50"],
  ["a day, with its year", { validTo: "2027-11-24" }, "valid to: November 24, 2027"],
  [
    "a moved delivery",
    { day: { from: "2026-11-26", to: "2026-11-28" } },
    "day: November 26, 2026 → November 28, 2026",
  ],
  ["an instant", { until: "2026-11-24T18:42:00.000Z" }, "until: Nov\u00a024, 10:42 AM"],
  ["both sides of a difference", { ours: 0 }, "our books: $0.00"],
  ["the provider's side", { theirs: -2_000 }, "provider: −$20.00"],
  ["an empty value", { phone: { from: null, to: "7075550100" } }, "phone: none → 7075550100"],
  ["yes and no", { paused: { from: false, to: true } }, "paused: no → yes"],
  [
    "a list",
    { products: ["Chard: price 5.00 → 5.50", "Kale: new"] },
    "products: Chard: price 5.00 → 5.50, Kale: new",
  ],
  [
    "a nested object",
    { pickup: { lines: 3, on: "2026-11-26" } },
    "pickup: lines 3, on November 26, 2026",
  ],
  ["a count", { quantity: 2 }, "quantity: 2"],
  [
    "what held a van up",
    { lateCause: { from: null, to: "farm_late" } },
    "reason for the delay: none → a farm came late",
  ],
])("an entry of the audit log puts %s into words", (_, detail, words) => {
  expect(detailWords(detail)).toEqual([words]);
});

it.each([
  ["inventory.changed", "Changed the inventory"],
  ["harvest.ready", "Marked ready"],
  ["order.phone_charge", "Charged the saved card, as agreed on the phone"],
  ["referral.taken_back", "Took a referral back"],
  ["order.left_behind", "Left behind, not packed"],
  ["route.delay_explained", "Changed the reason for a delay"],
  ["message.answered", "Answered the message"],
])("an action makes a whole phrase without a name after it: %s", (action, words) => {
  expect(platformAudit.alone(actionWords(action))).toBe(words);
});

it("has no words for an entry without details", () => {
  expect(detailWords({})).toEqual([]);
});

it("names facts in Spanish, and puts reasons that are stored as ids into words", () => {
  const detail = {
    deliveryFeeCents: { from: 0, to: 499 },
    taxBps: 875,
    paused: true,
    phone: null,
    reason: "dispute_over",
    email: "a former address",
  };
  expect(speak("es", () => detailWords(detail))).toEqual([
    "Cargo de entrega: $0.00 → $4.99",
    "Impuesto: 8.75%",
    "En pausa: sí",
    "Teléfono: nada",
    "Motivo: Terminó la disputa",
    "Correo: una dirección anterior",
  ]);
});

it("names a difference by its movement, and gives its amounts in dollars", () => {
  const subject = { subjectKind: "difference", subjectName: "refund_failed:re_1" };
  expect(subjectWords(subject)).toBe("Refund that came back re_1");
  expect(subjectWords({ ...subject, subjectName: "later:re_1" })).toBe("later:re_1");
  const detail = { ours: 0, theirs: 2_000, reason: "Rent of the stall" };
  expect(speak("es", () => [subjectWords(subject), ...detailWords(detail)])).toEqual([
    "Reembolso que volvió re_1",
    "Nuestros libros: $0.00",
    "Procesador de pagos: $20.00",
    "Motivo: Rent of the stall",
  ]);
});

it("names a downloaded route by its van and day", () => {
  const subject = { subjectKind: "route", subjectName: "2026-11-25 Van 2" };
  expect(subjectWords(subject)).toBe("the route of Van 2 on November 25, 2026");
  expect(speak("es", () => subjectWords(subject))).toBe(
    "la ruta de Camioneta 2 del 25 de noviembre de 2026",
  );
  expect(subjectWords({ ...subject, subjectName: "Van 2" })).toBe("Van 2");
});

it("names the answers that a farm changed in its application as the team reads them", () => {
  const changed = { changed: ["farmType", "whyJoin"] };
  expect(detailWords(changed)).toEqual(["changed: farm type, why they want to join"]);
  expect(speak("es", () => detailWords(changed))).toEqual([
    "Cambiados: tipo de granja, por qué quiere unirse",
  ]);
});

it("names those whom a message went to, without what was not chosen", () => {
  const orders = {
    audience: {
      kind: "orders",
      about: "order",
      day: "2026-12-02",
      windows: ["morning", "evening"],
      zone: null,
      farmId: null,
      productId: null,
      zips: [],
    },
  };
  expect(detailWords(orders)).toEqual([
    "audience: customers with orders, about their order, day December 2, 2026, windows morning, evening",
  ]);
  const subscribers = (source: string) => ({
    audience: { kind: "subscribers", source, tag: null },
  });
  expect(speak("es", () => detailWords(subscribers("back_in_season")))).toEqual([
    "Destinatarios: suscriptores del boletín, origen avísenme cuando vuelva",
  ]);
  expect(detailWords(subscribers("back_in_season"))).toEqual([
    "audience: newsletter subscribers, source tell me when it is back",
  ]);
  // What every object has is no word of ours.
  expect(detailWords(subscribers("constructor"))).toEqual([
    "audience: newsletter subscribers, source constructor",
  ]);
});

it.each(["constructor", "toString"])("tells a fact that reads %s by these letters", (word) => {
  for (const key of ["bearer", "reason", "source", "lateCause"]) {
    expect(detailWords({ [key]: word })[0]).toMatch(new RegExp(`: ${word}$`));
  }
  expect(detailWords({ audience: { kind: word } })).toEqual([`audience: ${word}`]);
});

it("has words for every setting", () => {
  const nameless = Object.keys(settingsSchema.shape).filter((key) => {
    const said = () => detailWords({ [key]: null });
    return speak("es", said)[0]?.split(":")[0] === said()[0]?.split(":")[0];
  });
  expect(nameless).toEqual([]);
});
