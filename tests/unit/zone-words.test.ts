import { expect, it } from "vitest";
import { minimumWords, zoneWords } from "#shared/zone-words.ts";

const hills = { name: "the hills", feeCents: 599, minimumCents: 3_000 };
const market = { name: null, feeCents: 0, minimumCents: 0 };

it("A zone's fee and smallest order are told in words", () => {
  expect(zoneWords(market)).toBe("Delivery is free.");
  expect(zoneWords(hills)).toBe("Delivery costs $5.99. Orders start at $30.00.");
});

it("A cart under the smallest order is told how much to add, one at it is not", () => {
  expect(minimumWords(hills, 2_580)).toBe(
    "Deliveries to the hills start at $30.00. Please add $4.20 more.",
  );
  expect(minimumWords({ ...hills, name: null }, 0)).toBe(
    "Deliveries start at $30.00. Please add $30.00 more.",
  );
  expect(minimumWords(hills, 3_000)).toBeNull();
  expect(minimumWords(market, 0)).toBeNull();
});
