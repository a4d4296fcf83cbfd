import { expect, it } from "vitest";
import { countedWords } from "#shared/catalog/search/counted-words.ts";
import { limits } from "#shared/platform/limits.ts";

it("A search is counted in lowercase and with single spaces, with its accents", () => {
  expect(countedWords("  Rainbow   CHARD ")).toBe("rainbow chard");
  expect(countedWords("Jalapen\u0303o")).toBe("jalapeño");
  expect(countedWords("12 eggs")).toBe("12 eggs");
});

it.each([
  ["one letter", "a"],
  ["nothing", "   "],
  ["more than the maximum length", "a".repeat(limits.searchQuery + 1)],
  ["an email address", "ana@furrow.example"],
  ["a phone number in pairs", "41 55 55 01 23"],
  ["full-width digits", "\uFF19\uFF14\uFF19\uFF15\uFF12"],
  ["an order number", "FUR-7K3M-QXTA"],
  ["a zip code", "94952"],
])("%s is not counted", (_, search) => {
  expect(countedWords(search)).toBeNull();
});
