import { expect, it } from "vitest";
import { farmPageFields } from "#shared/farms/farm-page.ts";

it("a quote that is pasted with line breaks becomes one line", () => {
  const quotes = farmPageFields.pick({ quote: true, quoteEs: true });
  const pasted = { quote: "We plant by hand.\n\n  And by moonlight.\n", quoteEs: "" };
  expect(quotes.parse(pasted)).toEqual({
    quote: "We plant by hand. And by moonlight.",
    quoteEs: "",
  });
});
