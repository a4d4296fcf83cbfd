import { expect, it } from "vitest";
import { mailSamples } from "#server/services/mail/mail-samples.ts";
import { speak } from "#server/language.ts";
import { createMailComposer } from "#server/mail/composer.ts";
import { disputeNextStep } from "#shared/payments/disputes/dispute.ts";
import { NO_MONEY, cents } from "#shared/money.ts";
import { BRAND_BUSINESS } from "#shared/platform/business/business.ts";
import { PAYMENT_WORDS } from "#shared/payments/payment-admin.ts";
import { paymentSchema } from "#shared/payments/receipt.ts";
import { cardLabel } from "#shared/payments/cards/saved-cards.ts";

const inSpanish = <Result>(work: () => Result) => speak("es", work);
const mail = createMailComposer("https://furrow.example");

it("explains an invalid amount in Spanish, and in English otherwise", () => {
  const refused = () =>
    paymentSchema.safeParse({ amount: 1, email: "ana@furrow.example" }).error?.issues[0]?.message;
  expect(inSpanish(refused)).toMatch(/^Escriba un monto de \$\d/);
  expect(refused()).toMatch(/^Please enter an amount from \$\d/);
});

it("names cards, statuses and the next step of a dispute in Spanish", () => {
  expect(inSpanish(() => cardLabel({ brand: "visa", last4: "4242" }))).toBe(
    "Visa terminada en 4242",
  );
  expect(inSpanish(() => PAYMENT_WORDS.partly_refunded)).toBe("Reembolsado en parte");
  expect(inSpanish(() => disputeNextStep("won", cents(1_500), null))).toBe(
    "El banco decidió a nuestro favor. Los $15.00 regresaron.",
  );
});

it("writes about a refund that was sent, and about one that failed, in Spanish", () => {
  const sent = mail.compose("refund_sent", mailSamples().refund_sent, BRAND_BUSINESS, "es");
  expect(sent.subject).toMatch(/^Ya le reembolsamos \$[\d.]+ de su pedido FUR-/);
  expect(sent.html).toContain('lang="es"');
  const failed = mail.compose("refund_failed", mailSamples().refund_failed, BRAND_BUSINESS, "es");
  expect(failed.text).toContain("El dinero sigue siendo suyo.");
  const ours = { ...mailSamples().refund_failed, isByBank: false };
  const notSent = mail.compose("refund_failed", ours, BRAND_BUSINESS, "es");
  expect(notSent.text).toContain("No pudimos enviar su reembolso");
  const back = mail.compose(
    "payment_returning",
    mailSamples().payment_returning,
    BRAND_BUSINESS,
    "es",
  );
  expect(back.subject).toMatch(/^Le vamos a reembolsar \$/);
});

it("tells a farm about a payout with the figures of its page, in both languages", () => {
  const sent = mailSamples().payout_sent;
  const spanish = mail.compose("payout_sent", sent, BRAND_BUSINESS, "es");
  expect(spanish.subject).toBe("Le pagamos $381.30");
  expect(spanish.text).toContain("Vendido en 12 pedidos: $480.00");
  expect(spanish.text).toContain("Nuestra comisión: −$86.40");
  const english = mail.compose("payout_sent", sent, BRAND_BUSINESS, "en");
  expect(english.text).toContain("Sold in 12 orders: $480.00");
  expect(english.text).toContain("Refunds that you bear, and canceled sales: −$16.40");
  expect(english.text).toContain("Of this, left over from earlier payout days: −$4.00");
  const plain = mail.compose(
    "payout_sent",
    { ...sent, refunds: NO_MONEY, carried: NO_MONEY },
    BRAND_BUSINESS,
    "en",
  );
  expect(plain.text).not.toContain("Refunds");
  expect(plain.text).not.toContain("left over");
});

it("tells a farm in Spanish what its payout account needs, and when it is on hold", () => {
  const needs = mailSamples().payout_account_needs;
  const { subject, text } = mail.compose("payout_account_needs", needs, BRAND_BUSINESS, "es");
  expect(subject).toBe("A su cuenta para recibir pagos le falta algo");
  expect(text).toContain("• La cuenta de banco a la que le pagamos");
  const held = { ...needs, needs: [], isHeld: true };
  const english = mail.compose("payout_account_needs", held, BRAND_BUSINESS, "en");
  expect(english.subject).toBe("Your payouts are on hold");
  expect(english.text).toContain("is looking into it. What you earn stays yours");
  const lost = { ...held, isOutOfReach: true };
  const spanish = mail.compose("payout_account_needs", lost, BRAND_BUSINESS, "es");
  expect(spanish.subject).toBe("No podemos pagarle hasta que configure otra vez sus pagos");
  expect(spanish.text).toContain("ya no está conectada con nosotros");
});
