import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#db/schema/catalog/catalog.ts";
import { speak } from "#server/language.ts";
import { createMailComposer } from "#server/mail/composer.ts";
import { makeOrderReceipt } from "#server/pdf/order-receipt.ts";
import { withShownGoods } from "#server/services/mail/shown-goods.ts";
import { mailSamples } from "#server/services/mail/mail-samples.ts";
import { BRAND_BUSINESS } from "#shared/platform/business/business.ts";
import { causeWords, DISPUTE_OVER } from "#shared/orders/words/cause-words.ts";
import { creditWords } from "#shared/orders/words/credit-words.ts";
import { receiptPath } from "#shared/orders/order-receipt.ts";
import { ORDER_STATE_WORDS } from "#shared/orders/words/order-words.ts";
import { cents } from "#shared/money.ts";
import { wordsOfPdf } from "#tests/support/code/pdf-words.ts";
import { type HttpMarket, httpClient, openHttpMarket } from "#tests/support/servers/http.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

let market: HttpMarket;
beforeAll(async () => {
  market = await openHttpMarket();
});
afterAll(() => market[Symbol.asyncDispose]());

test("what is refused about an order is said in the language of the request", async () => {
  const stranger = visitor(market.deps);
  const read = () => stranger.call((api) => api.guestOrders.read({ token: "nothing" }));
  await expect(read()).rejects.toThrow("This link no longer works");
  await expect(speak("es", read)).rejects.toThrow("Este enlace ya no funciona");
  const ask = () =>
    stranger.call((api) => api.guestOrders.ask({ number: "", email: "x@y.example" }));
  await expect(speak("es", ask)).rejects.toThrow(
    "Escriba el número del pedido, como FUR-7K3M-9QXT",
  );
});

test("states, reasons that are kept as ids, and the address of a receipt are the reader's", () => {
  speak("es", () => {
    expect(ORDER_STATE_WORDS.out_for_delivery).toBe("En camino");
    expect(causeWords("by_phone")).toBe("Pedido por teléfono");
    expect(creditWords("order_paid")).toBe("Usado en un pedido");
    expect(creditWords("taken_back")).toMatch(/^Se retiró/);
    expect(causeWords(DISPUTE_OVER)).toMatch(/^Terminó la disputa/);
    // The driver may also have found a locked gate or no such address.
    expect(causeWords("not_home")).toBe("No se pudo entregar");
    expect(receiptPath("FUR-7K3M-9QXT")).toBe("/es/receipts/FUR-7K3M-9QXT.pdf");
  });
  expect(ORDER_STATE_WORDS.out_for_delivery).toBe("On its way");
  expect(causeWords("not_home")).toBe("not handed over");
  expect(causeWords("she moved away")).toBe("she moved away");
});

test("a receipt is in one language throughout, which its file names", async () => {
  const make = () =>
    makeOrderReceipt({
      business: BRAND_BUSINESS,
      number: "FUR-7K3M-9QXT",
      placedAt: new Date("2026-11-24T18:00:00Z"),
      day: "2026-11-26",
      window: "morning",
      to: ["Ana Lee"],
      lines: [],
      totals: {
        subtotal: cents(1_200),
        delivery: cents(0),
        tax: cents(105),
        discount: cents(300),
        credit: cents(300),
        total: cents(1_005),
      },
      taxBps: 875,
      refunds: [{ at: new Date("2026-11-27T18:00:00Z"), amount: cents(200), credit: cents(100) }],
    });
  const spanish = await speak("es", make);
  expect(spanish.bytes.toString("latin1")).toContain("/Lang (es-US)");
  const read = wordsOfPdf(spanish.bytes);
  for (const words of ["Recibo FUR", "jue 26\u00a0nov", "Lo que costó", "Gratis", "8.75%"])
    expect(read).toContain(words);
  const english = await make();
  expect(english.bytes.toString("latin1")).toContain("/Lang (en-US)");
  const names = ["Subtotal", "Ana Lee", BRAND_BUSINESS.name, BRAND_BUSINESS.email];
  const isName = (line: string) => names.some((name) => line.includes(name));
  const both = wordsOfPdf(english.bytes)
    .split("\n")
    .filter((line) => /\p{L}/u.test(line) && read.split("\n").includes(line));
  expect(both.filter((line) => !isName(line))).toEqual([]);
});

test("the receipt's address below /es asks for the same proof as the other", async () => {
  const { get } = httpClient(market.app);
  expect((await get("/es/receipts/FUR-7K3M-9QXT.pdf")).status).toBe(401);
});

test.each(["order_placed", "order_changed", "order_short", "payment_link", "order_link"] as const)(
  "the email %s is in Spanish, and so is the page that it leads to",
  (kind) => {
    const composer = createMailComposer("https://furrow.example");
    const { subject, text } = composer.compose(kind, mailSamples()[kind], BRAND_BUSINESS, "es");
    expect(`${subject} ${text}`).toMatch(/pedido/);
    expect(subject).not.toMatch(/\b(?:your|order)\b/i);
    expect(text).toMatch(/: https:\/\/furrow\.example\/es\/\w/);
  },
);

test("goods of a page are called as its reader does, and the rest of it is what it was", async () => {
  const { db } = market.deps;
  const [carrots] = await db.select().from(products).where(eq(products.slug, "nantes-carrots"));
  const { id: productId, name, nameEs } = carrots!;
  const page = { harvestedAt: new Date(0), lines: [{ productId, name, note: null }] };
  expect(await withShownGoods(db, "en", page)).toEqual(page);
  expect(await withShownGoods(db, "es", page)).toEqual({
    ...page,
    lines: [{ productId, name: nameEs, note: null }],
  });
});
