import { expect, it, test } from "vitest";
import { refusalWords } from "#client/lib/payments/refusal-words.ts";
import { speak } from "#server/language.ts";
import { createMailComposer } from "#server/mail/composer.ts";
import { TEST_CARDS } from "#server/payments/sandbox/cards/cards.ts";
import { mailSamples } from "#server/services/mail/mail-samples.ts";
import { problemWords } from "#shared/boxes/box-words.ts";
import { declineOf, DECLINES, declineWords } from "#shared/payments/cards/decline.ts";
import { keptCard, keptCardLabel } from "#shared/payments/cards/saved-cards.ts";
import { BRAND_BUSINESS } from "#shared/platform/business/business.ts";

const inSpanish = <Result>(work: () => Result) => speak("es", work);

test.each(TEST_CARDS.flatMap(({ decline, unreadable }) => decline ?? unreadable ?? []))(
  "the decline $code $declineCode begins in English with the provider's words",
  ({ message, ...codes }) => {
    const [first] = message.split(/(?<=\.) /);
    expect(declineWords(declineOf(codes) ?? "card_declined").startsWith(`${first} `)).toBe(true);
  },
);

test.each(DECLINES)("the decline %s says in both languages that nothing was charged", (decline) => {
  expect(declineWords(decline)).toContain(" Nothing was charged.");
  expect(inSpanish(() => declineWords(decline))).toContain(" No se cobró nada.");
});

test.each(DECLINES)("the decline %s has its own wording in Spanish", (decline) => {
  expect(inSpanish(() => declineWords(decline))).not.toBe(declineWords(decline));
});

test.each([
  [{ code: "card_declined", declineCode: "stolen_card" }, "card_declined"],
  [{ code: "card_declined", declineCode: "insufficient_funds" }, "insufficient_funds"],
  [{ code: "setup_intent_authentication_failure" }, "authentication_failed"],
  [{ code: "lock_timeout" }, null],
  [{}, null],
] as const)("the codes %o are shown to the cardholder as %s", (codes, decline) => {
  expect(declineOf(codes)).toBe(decline);
});

it("a card that is declined during payment says so in the cardholder's language", () => {
  const error = { type: "card_error", code: "card_declined", message: "No." } as const;
  expect(inSpanish(() => refusalWords(error))).toBe(
    "El banco rechazó su tarjeta. No se cobró nada. Inténtelo de nuevo o elija otra tarjeta.",
  );
  const unfinished = { type: "validation_error", message: "Su tarjeta está incompleta." } as const;
  expect(refusalWords(unfinished)).toBe("Su tarjeta está incompleta.");
  expect(refusalWords({ type: "api_error", message: "Later." })).toBe("Later.");
});

it("a box stores its card and its decline without a language, and shows both in the reader's", () => {
  const kept = keptCard({ brand: "visa", last4: "4242" });
  expect(keptCardLabel(kept)).toBe("Visa ending in 4242");
  expect(inSpanish(() => keptCardLabel(kept))).toBe("Visa terminada en 4242");
  expect(keptCardLabel("")).toBe("");
  const problem = () => problemWords("expired_card", "94952");
  expect(problem()).toBe("Your card has expired.");
  expect(inSpanish(problem)).toMatch(/ya venció/);
  const { box_declined: sample } = mailSamples();
  const mail = createMailComposer("https://furrow.example");
  expect(mail.compose("box_declined", sample, BRAND_BUSINESS, "es").text).toContain(
    "Su banco no aceptó el cobro a su Visa terminada en 4242. La tarjeta no tiene fondos suficientes.",
  );
});
