import { expect, it } from "vitest";
import { cents } from "#shared/money.ts";
import { boxMinimumWords } from "#shared/boxes/box-minimum.ts";
import { minimumWords, zoneWords } from "#shared/platform/zones/zone-words.ts";

const hills = { name: "the hills", feeCents: 599, minimumCents: 3_000 };
const market = { name: null, feeCents: 0, minimumCents: 0 };

it("A zone's fee and minimum order are put into words", () => {
  expect(zoneWords(market)).toBe("Delivery is free.");
  expect(zoneWords(hills)).toBe("Delivery costs $5.99. The minimum order is $30.00.");
});

it("A cart below the minimum order shows how much to add, and one at the minimum does not", () => {
  expect(minimumWords(hills, 2_580)).toBe(
    "The minimum order in the hills is $30.00. Please add $4.20 more.",
  );
  expect(minimumWords({ ...hills, name: null }, 0)).toBe(
    "The minimum order is $30.00. Please add $30.00 more.",
  );
  expect(minimumWords(hills, 3_000)).toBeNull();
  expect(minimumWords(market, 0)).toBeNull();
});

it("A box below the minimum order asks for a larger one, if there is one", () => {
  expect(boxMinimumWords(hills, cents(2_500))).toBe(
    "The minimum order in the hills is $30.00. Please choose a larger box.",
  );
  expect(boxMinimumWords({ ...hills, name: null, minimumCents: 9_000 }, cents(5_900))).toBe(
    "The minimum order is $90.00. No box is that large.",
  );
  expect(boxMinimumWords(hills, cents(3_900))).toBeNull();
});
