import { expect, it } from "vitest";
import { TEST_CARDS as KNOWN } from "#server/payments/sandbox/cards/cards.ts";
import { TEST_CARDS } from "#shared/payments/cards/test-cards.ts";

it.each(TEST_CARDS)("The sandbox knows the test card $label by its number", (card) => {
  const known = KNOWN.find(({ ids }) => ids.includes(card.method));
  expect(known?.number).toBe(card.number.replaceAll(" ", ""));
});
