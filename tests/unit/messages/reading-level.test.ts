import { expect, it } from "vitest";
import { englishTexts, gradeOf } from "#tests/support/reading-level.ts";

/** The files of messages that a shopper reads on a page, by page. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  "questions and answers": ["platform/help/faq", "platform/help/help"],
  delivery: ["platform/help/delivery", "checkout/zone", "checkout/zip"],
  returns: ["platform/legal/returns"],
  "how it works": ["platform/stories/how-it-works"],
  contact: ["mail/contact"],
  "our story": ["platform/stories/our-story"],
  privacy: ["platform/legal/privacy"],
  terms: ["platform/legal/terms"],
  cookies: ["platform/legal/cookies"],
  cart: ["checkout/cart", "checkout/sums"],
  checkout: ["checkout/page", "checkout/fields", "checkout/payment", "checkout/terms"],
  "confirmation of an order": ["checkout/order", "checkout/outcome"],
  "orders of a customer": ["orders/mine", "orders/problems/problems", "orders/guest"],
  "weekly box": ["boxes/page"],
  "errors of accounts": ["accounts/errors"],
  "errors of boxes": ["boxes/errors"],
  "errors of the shop": ["catalog/errors", "catalog/reviews/review-errors"],
  "errors of checkout": ["checkout/errors"],
  "errors of orders": ["orders/errors"],
  "errors of payments": [
    "payments/errors",
    "payments/cards/declines",
    "payments/gift-cards/gift-errors",
  ],
  "errors of the newsletter": ["subscribers/errors"],
  "errors of all pages": ["platform/errors", "platform/ui"],
};

it("The grade of a text is about the one that counting by hand gives", () => {
  // 13 words with 24 syllables, in one sentence.
  const hybrid =
    "The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.";
  expect(Math.abs(gradeOf([hybrid]) - 11.3)).toBeLessThan(1);
  // Two sentences, each of 6 words, with 13 syllables together.
  expect(gradeOf(["We pick the leeks at dawn. You get them the next morning."])).toBeCloseTo(
    -0.5,
    1,
  );
});

it.each(Object.entries(PAGES))(
  "%s can be read after eight years of school",
  async (_page, files) => {
    const texts = (await Promise.all(files.map(englishTexts))).flat();
    expect(texts.length).toBeGreaterThan(1);
    expect(gradeOf(texts)).toBeLessThanOrEqual(8);
  },
);
