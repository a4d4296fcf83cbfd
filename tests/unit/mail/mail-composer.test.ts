import { describe, expect, it } from "vitest";
import { createMailComposer } from "#server/mail/composer.ts";
import { mailSamples } from "#server/services/mail/mail-samples.ts";
import { MAIL_KINDS } from "#shared/mail/mail.ts";
import { BRAND_BUSINESS } from "#shared/platform/business/business.ts";
import { cents } from "#shared/money.ts";
import { totalsOf } from "#shared/checkout/pricing.ts";
import { DEFAULT_RATES } from "#shared/checkout/tax/rates.ts";

const mailComposer = createMailComposer("https://furrow.example");

const order = {
  orderNumber: "FUR-2345-6789",
  firstName: "Ana",
  lines: [
    {
      productId: 62,
      picture: "print-apricot-nantes-carrots",
      name: "Nantes carrots",
      pack: "1 lb bunch",
      farmName: "Tula Ridge",
      quantity: 2,
      lineTotal: cents(640),
    },
  ],
  totals: totalsOf([{ unitPrice: cents(640), quantity: 1 }], DEFAULT_RATES),
  day: "2026-11-26",
  window: "morning",
  changeUntil: "2026-11-24",
  address: "218 Orchard Way, Petaluma, CA 94952",
  orderUrl: "https://furrow.example/order?token=sample",
} as const;

describe("The confirmation of an order", () => {
  const mail = mailComposer.compose(
    "order_placed",
    { ...order, lines: [...order.lines] },
    BRAND_BUSINESS,
  );

  it.each([
    "FUR-2345-6789",
    "Thursday, November\u00a026",
    "8AM-12PM",
    "218 Orchard Way",
    "2 × Nantes carrots",
    "Tula Ridge",
    "$6.40",
    "$0.56",
    "$6.96",
    "Free",
    "until Tue Nov\u00a024, 11:59 PM",
  ])("has %s in its text and in its HTML", (word) => {
    expect(mail.text).toContain(word);
    expect(mail.html).toContain(word);
  });

  it("names the order and its day in its subject", () => {
    expect(mail.subject).toBe("Your order FUR-2345-6789 for Thu Nov 26, 8AM-12PM");
  });
});

describe("Goods in an email", () => {
  const mail = mailComposer.compose(
    "order_placed",
    { ...order, lines: [...order.lines] },
    BRAND_BUSINESS,
  );

  it("have their picture next to them, in a size that is known before it loads", () => {
    const [image] = mail.html.match(/<img [^>]*>/g) ?? [];
    const source = "https://furrow.example/share/pictures/print-apricot-nantes-carrots.jpg";
    expect(image).toContain(`src="${source}"`);
    expect(image).toContain('width="64" height="48" alt=""');
  });

  it("can be read without a picture: the plain text has none", () => {
    expect(mail.text).toContain("2 × Nantes carrots");
    expect(mail.text).not.toContain(".jpg");
  });
});

describe("A name that someone typed", () => {
  const hostile = "Ana</td><script>alert(1)</script>\r\nBcc: eve@furrow.example";
  const update = { subject: hostile, paragraphs: [hostile], firstName: hostile };
  const mail = mailComposer.compose(
    "customer_update",
    { ...update, order: null, unsubscribeUrl: null },
    BRAND_BUSINESS,
  );

  it("is harmless in the HTML", () => {
    expect(mail.html).not.toContain("<script>");
    expect(mail.html).toContain("&lt;script&gt;");
  });

  it("adds no header", () => {
    expect(mail.subject).not.toMatch(/[\r\n]/);
  });
});

it("A refund names what was sold out and how much is refunded", () => {
  const mail = mailComposer.compose(
    "payment_returning",
    {
      amount: cents(2_077),
      why: "goods_gone",
      items: [
        { productId: 1, name: "Leeks" },
        { productId: 2, name: "Parsnips" },
      ],
    },
    BRAND_BUSINESS,
  );
  expect(mail.text).toContain("Leeks, Parsnips");
  expect(mail.text).toContain("$20.77");
});

it.each(MAIL_KINDS)("An email of %s says “wasn't you” in its short form", (kind) => {
  const { text } = mailComposer.compose(kind, mailSamples()[kind], BRAND_BUSINESS);
  expect(text).not.toMatch(/was not (?:you|me)/);
});

it("An email is in its recipient's language, whoever triggers it", () => {
  const mail = mailComposer.compose(
    "order_left_behind",
    { orderNumber: "FUR-2345-6789", orderUrl: "https://furrow.example/order", day: "2026-11-26" },
    BRAND_BUSINESS,
    "es",
  );
  expect(mail.subject).toBe("Su pedido FUR-2345-6789 no salió en su camioneta");
  expect(mail.text).toContain("el jueves 26\u00a0de\u00a0noviembre;");
  expect(mail.html).toContain('<html lang="es">');
});
