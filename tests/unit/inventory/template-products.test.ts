import { describe, expect, it } from "vitest";
import { speak } from "#server/language.ts";
import { packWords } from "#shared/catalog/pack-words.ts";
import { FARM_TYPES } from "#shared/farms/farm-options.ts";
import { formatMeasure } from "#shared/inventory/inventory-cells.ts";
import { nameField, newProductForm } from "#shared/inventory/shelf-product.ts";
import {
  TEMPLATE_PRODUCTS,
  templateNamed,
  templatesFor,
} from "#shared/inventory/template-products.ts";
import { templateSearch } from "#shared/inventory/template-search.ts";

const EVERY = Object.entries(TEMPLATE_PRODUCTS);
/** Those whose pack is not only pounds or ounces, which are the same in both languages. */
const TRANSLATED = EVERY.filter(([, { pack }]) => !/^\d+ (?:lb|oz)$/.test(pack));
const KINDS = FARM_TYPES.map(({ value }) => value);

describe("The templates of a first product", () => {
  it.each(EVERY)("%s is a valid product once it has a price and a stock", (_, template) => {
    const { measure, ...texts } = template;
    const form = {
      ...texts,
      taxCategory: "",
      price: "3.50",
      stock: "20",
      measure: formatMeasure(measure),
      expectedWeight: "",
      season: "All year",
      allergens: "",
      storage: "",
    };
    const { error } = newProductForm.omit({ allergens: true }).strip().safeParse(form);
    expect(error).toBeUndefined();
    expect(nameField.safeParse(template.nameEs).success).toBe(true);
  });

  it.each(TRANSLATED)(
    "the pack of %s is shown to readers of Spanish in their words",
    (_, { pack }) => {
      expect(speak("es", () => packWords(pack))).not.toBe(pack);
    },
  );

  it("are a handful for every type of farm, none twice, and each is offered to some", () => {
    for (const kind of KINDS) {
      const offered = templatesFor(kind);
      expect(new Set(offered).size, kind).toBe(offered.length);
      expect(offered.length, kind).toBeGreaterThanOrEqual(2);
      expect(offered.length, kind).toBeLessThanOrEqual(6);
    }
    expect(new Set(KINDS.flatMap(templatesFor))).toEqual(new Set(Object.keys(TEMPLATE_PRODUCTS)));
  });

  it("are the common ones for a farm whose type we do not know", () => {
    expect(templatesFor("")).toEqual(templatesFor("mixed"));
    expect(templatesFor("toString")).toEqual(templatesFor("mixed"));
  });

  it("are read from the address, which may name others", () => {
    const named = (template: unknown) => templateNamed(templateSearch({ template }).template);
    for (const id of Object.keys(TEMPLATE_PRODUCTS)) expect(named(id)).toBe(id);
    expect(named("hasOwnProperty")).toBeUndefined();
    expect(templateSearch({ template: 3, farm: 1 })).toEqual({});
    expect(templateSearch({ template: "<b>" })).toEqual({});
  });
});
