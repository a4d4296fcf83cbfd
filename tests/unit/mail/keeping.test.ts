import { expect, it } from "vitest";
import { createMailComposer } from "#server/mail/composer.ts";
import { mailSamples } from "#server/services/mail/mail-samples.ts";
import type { CategoryId } from "#shared/catalog/catalog.ts";
import { BRAND_BUSINESS } from "#shared/platform/business/business.ts";

const { compose } = createMailComposer("https://furrow.example");
const textWith = (categories: CategoryId[], language?: "es") =>
  compose(
    "order_delivered",
    { ...mailSamples().order_delivered, categories, eatFirst: [] },
    BRAND_BUSINESS,
    language,
  ).text;
const KEEPING = /refrigerator|not too cold/;

it.each([
  [["seafood"], "First into the refrigerator: fish."],
  [["meat-poultry", "eggs-dairy"], "First into the refrigerator: eggs and dairy, meat."],
  [["bakery", "flowers"], "Keep bread dry and not too cold."],
] as const)("An order of %j says how to keep that, and nothing else", (categories, words) => {
  const lines = textWith([...categories])
    .split("\n")
    .filter((line) => KEEPING.test(line));
  expect(lines).toEqual([words]);
});

it("An order of vegetables and bread says how to keep both", () => {
  const text = textWith(["bakery", "vegetables"]);
  expect(text).toContain("Keep greens in the refrigerator,");
  expect(text).toContain("Keep bread dry");
  expect(text).not.toContain("First into");
});

it("An order of fruit, flowers and honey does not say how to keep them", () => {
  expect(textWith(["fruit", "flowers", "pantry"])).not.toMatch(KEEPING);
});

const textFirst = (eatFirst: { productId: number; name: string }[], language?: "es") =>
  compose(
    "order_delivered",
    { ...mailSamples().order_delivered, categories: ["fruit"], eatFirst },
    BRAND_BUSINESS,
    language,
  ).text;

it("Goods that do not keep are named in the order in which to use them, in the reader’s language", () => {
  const goods = [
    { productId: 1, name: "Rock cod" },
    { productId: 2, name: "Strawberries" },
  ];
  expect(textFirst(goods).split("\n")).toContain("Use first: Rock cod and Strawberries.");
  expect(textFirst(goods, "es").split("\n")).toContain("Use primero: Rock cod y Strawberries.");
  expect(textFirst([])).not.toContain("Use first");
});

it("The advice is in the reader’s language", () => {
  expect(textWith(["seafood", "bakery"], "es")).toContain(
    "Meta primero al refrigerador el pescado. Guarde el pan en un lugar seco y no muy frío.",
  );
});
