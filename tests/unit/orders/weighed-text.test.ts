import { expect, it } from "vitest";
import { weight } from "#shared/catalog/weights/weight.ts";
import { weighedText } from "#shared/orders/weighed-text.ts";
import { speak } from "#server/language.ts";

const line = { quantity: 2, freed: 0, short: 0, mostWeight: weight(400), weighed: weight(297) };

it("shows the weight of a line and the maximum of what is still to come", () => {
  expect(weighedText({ ...line, short: 1 })).toBe("Actual weight 2.97 lb, maximum 4.00 lb");
  expect(weighedText(line)).toBe("Actual weight 2.97 lb, maximum 8.00 lb");
  expect(speak("es", () => weighedText(line))).toBe("Peso real 2.97 lb, máximo 8.00 lb");
});

it("says that a higher weight costs no more", () => {
  expect(weighedText({ ...line, weighed: weight(812) })).toBe(
    "Actual weight 8.12 lb, charged as 8.00 lb",
  );
});

it("is null before weighing, for fixed packs, and for a line of which nothing is to come", () => {
  expect(weighedText({ ...line, weighed: null })).toBeNull();
  expect(weighedText({ ...line, mostWeight: null })).toBeNull();
  expect(weighedText({ ...line, freed: 2 })).toBeNull();
});
