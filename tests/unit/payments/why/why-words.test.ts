import { describe, expect, it } from "vitest";
import { eventWords } from "#client/lib/payments/why/event-words.ts";
import { faultWords, rowWords } from "#client/lib/payments/why/row-words.ts";
import { speak } from "#server/language.ts";
import { cents } from "#shared/money.ts";
import type { WhyEvent, WhyRow } from "#shared/payments/why/why.ts";

const AT = "2026-11-25T18:00:00.000Z";
const back = (
  facts: Partial<Extract<WhyRow, { kind: "farm_refund" }>["facts"]>,
  amount = -425,
) => ({
  kind: "farm_refund" as const,
  cents: cents(amount),
  facts: {
    cause: "poor_quality" as const,
    bearer: "farm" as const,
    bearerReason: null,
    goods: [{ name: "Kale", quantity: 1 }],
    units: 1,
    price: cents(500),
    commission: cents(75),
    ...facts,
  },
});

const ROWS: [WhyRow, english: string, spanish: string][] = [
  [
    {
      kind: "goods",
      cents: cents(1000),
      facts: { name: "Kale", pack: "bunch", quantity: 2, unitPrice: cents(500) },
    },
    "2 × Kale (bunch) at $5.00 each",
    "2 × Kale (bunch) a $5.00 por unidad",
  ],
  [
    { kind: "delivery", cents: cents(0), facts: { code: "VANFREE" } },
    "Delivery is free with the code VANFREE",
    "La entrega es gratis con el código VANFREE",
  ],
  [
    {
      kind: "tax",
      cents: cents(88),
      facts: { authority: "sales_tax", bps: 875, base: cents(1000), on: ["food", "delivery"] },
    },
    "Sales tax, 8.75% on $10.00 of food and delivery",
    "Impuesto sobre las ventas, 8.75% sobre $10.00 de alimentos y entrega",
  ],
  [
    {
      kind: "tax",
      cents: cents(0),
      facts: { authority: "State of California", bps: 0, base: cents(1000), on: ["food"] },
    },
    "State of California: no tax on $10.00 of food",
    "State of California: sin impuesto sobre $10.00 de alimentos",
  ],
  [
    { kind: "code", cents: cents(-100), facts: { code: "KALE10", bearer: "farm" } },
    "Off with the farm’s code KALE10",
    "Descuento del código KALE10 de la granja",
  ],
  [
    { kind: "goodwill", cents: cents(-100), facts: {} },
    "Given as goodwill before, and counted in here",
    "Se dio antes como cortesía y se cuenta aquí",
  ],
  [
    { kind: "returned", cents: cents(100), facts: { reason: "second_payment" } },
    "Paid a second time",
    "Se pagó una segunda vez",
  ],
  [
    { kind: "commission", cents: cents(-150), facts: { bps: 1500, base: cents(1000) } },
    "Our commission, 15% of $10.00",
    "Nuestra comisión, 15% de $10.00",
  ],
  [
    back({}),
    "Refunded: 1 × Kale. Poor quality. The farm bears it: $5.00 less our commission of $0.75",
    "Se reembolsó: 1 × Kale. Mala calidad. Lo asume la granja: $5.00 menos nuestra comisión de $0.75",
  ],
  [
    back({ bearer: "market" }, 0),
    "Refunded: 1 × Kale for $5.00. Poor quality. The market bears it, and the farm keeps its share",
    "Se reembolsó: 1 × Kale por $5.00. Mala calidad. Lo asume el mercado y la granja conserva su parte",
  ],
  [
    back({ bearer: "carrier", bearerReason: "The van stood in the sun" }, 425),
    "Refunded: 1 × Kale. Poor quality. It came off an earlier payout, and the farm gets it back: someone else bears it now (The van stood in the sun)",
    "Se reembolsó: 1 × Kale. Mala calidad. Se descontó de un pago anterior y se le devuelve a la granja: ahora lo asume alguien más (The van stood in the sun)",
  ],
  [
    { kind: "unexplained", cents: cents(3), facts: {} },
    "Our records do not explain this part",
    "Nuestros registros no explican esta parte",
  ],
];

describe("The parts of an amount", () => {
  it.each(ROWS.map(([row, ...said]) => ({ kind: row.kind, row, said })))(
    "$kind is worded in both languages",
    ({ row, said: [english, spanish] }) => {
      expect(rowWords(row)).toBe(english);
      expect(speak("es", () => rowWords(row))).toBe(spanish);
    },
  );

  it("name products only while there are few of them", () => {
    const names = ["Kale", "Leeks", "Beets", "Chard"];
    const goods = names.map((name) => ({ name, quantity: 2 }));
    expect(rowWords(back({ goods, units: 8 }))).toContain("Refunded: 8 units.");
  });

  it("do not mention the customer when the customer changed the order", () => {
    const fault = { cause: "customer_changed", bearer: "customer", bearerReason: null } as const;
    expect(faultWords(fault)).toBe("Taken off the order. The sale is canceled.");
  });
});

const EVENTS: [WhyEvent, string][] = [
  [
    { kind: "ordered", at: AT, facts: { number: "FUR-1", card: cents(500), credit: cents(100) } },
    "Order FUR-1 was placed and paid: $5.00 by card and $1.00 with credit",
  ],
  [
    { kind: "ordered", at: AT, facts: { number: "FUR-1", card: null, credit: null } },
    "Order FUR-1 was placed",
  ],
  [
    { kind: "short", at: AT, facts: { name: "Kale", units: 2, reason: "weather" } },
    "The farm could not bring 2 × Kale. The weather spoiled it",
  ],
  [
    { kind: "refunded", at: AT, facts: { amount: cents(500), cause: "weight" } },
    "A refund of $5.00 to the card began. Weighed less",
  ],
  [
    { kind: "sold", at: AT, facts: { number: "FUR-1", units: 1, amount: cents(500) } },
    "Order FUR-1: 1 unit sold for $5.00",
  ],
  [
    { kind: "payout_drafted", at: AT, facts: { day: "2026-12-01" } },
    "The payout of December 1, 2026 was drawn up",
  ],
  [
    { kind: "payout_arrived", at: AT, facts: { amount: cents(500) } },
    "$5.00 arrived in the account",
  ],
];

it.each(EVENTS.map(([event, sentence]) => ({ event, sentence })))(
  "An event is put into a sentence: $sentence",
  ({ event, sentence }) => expect(eventWords(event)).toBe(sentence),
);

it("The team reads of a held payout that it is the farm's, not the team's own", () => {
  const event: WhyEvent = { kind: "payout_held", at: AT, facts: { reason: "account" } };
  expect(eventWords(event)).toMatch(/^Your payout account is not ready/);
  expect(eventWords(event, true)).toBe("Its payout account is not ready");
  expect(speak("es", () => eventWords(event, true))).not.toMatch(/^Su /);
});
