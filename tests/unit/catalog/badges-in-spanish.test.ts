import { expect, it } from "vitest";
import { marketProducts } from "#db/seed/market.ts";
import { badgesOf } from "#client/lib/catalog/product-card/badges.ts";
import { speak } from "#server/language.ts";
import { badgeWords } from "#shared/catalog/shown-words.ts";

it("every badge of the demo market has a Spanish translation, and an unknown badge is shown as it is", () => {
  const badges = new Set(marketProducts.flatMap(({ badge }) => badge ?? []));
  expect(badges.size).toBeGreaterThan(4);
  for (const badge of badges) expect(speak("es", () => badgeWords(badge))).not.toBe(badge);
  expect(speak("es", () => badgeWords("From the wood oven"))).toBe("From the wood oven");
});

it("a card's badge is in the reader's language", () => {
  const product = { season: "out of season", organic: false, badge: "Dry farmed" } as const;
  expect(speak("es", () => badgesOf(product))).toMatchObject([{ text: "De temporal" }]);
  expect(badgesOf(product)).toMatchObject([{ text: "Dry farmed" }]);
});
