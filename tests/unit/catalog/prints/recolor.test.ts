import { describe, expect, it } from "vitest";
import { openBook } from "#server/files/prints/book.ts";
import { loadLetters } from "#server/files/prints/lettering.ts";
import { speak } from "#server/language.ts";
import { drawChoice, listPrintForms } from "#server/services/inventory/chosen-prints.ts";
import { PACKET, type PrintChoice } from "#shared/inventory/print-choice.ts";
import type { Drawing } from "#shared/prints/draw.ts";
import { colorsOf, recolor } from "#shared/prints/recolor.ts";

const letters = await loadLetters();
const choice = (of: Partial<PrintChoice>): PrintChoice => ({
  form: PACKET,
  inks: [],
  ground: "oat",
  title: "Our own",
  words: "",
  ...of,
});

describe("the colors of a drawing", () => {
  const apples: Drawing = { family: "apples", inks: "rose", over: "chioggia", pattern: "stripes" };

  it("are labeled by their part of the drawing", () => {
    expect(colorsOf(apples)).toEqual([
      { label: "Color", ink: "rose" },
      { label: "Over", ink: "chioggia" },
    ]);
    expect(colorsOf({ family: "rosette", rings: ["leaf", "lime", "pale"] })).toEqual([
      { label: "Rings 1", ink: "leaf" },
      { label: "Rings 2", ink: "lime" },
      { label: "Rings 3", ink: "pale" },
    ]);
  });

  it("do not include settings of a form that share a name with an ink", () => {
    expect(colorsOf({ family: "pairedSprigs", kind: "mint" })).toEqual([]);
    const tulips: Drawing = { family: "stems", kind: "rose", inks: ["rose"], count: 7 };
    expect(recolor(tulips, ["gold"])).toEqual({ ...tulips, inks: ["gold"] });
  });

  it("are replaced in order, and those not given stay", () => {
    expect(recolor(apples, ["gold"])).toEqual({ ...apples, inks: "gold" });
    expect(recolor(apples, ["gold", "pom"])).toEqual({ ...apples, inks: "gold", over: "pom" });
  });
});

describe("a print that a farm chooses", () => {
  it("in its original inks is the market's own, except for the name", async () => {
    const book = await openBook();
    const forms = listPrintForms();
    expect(forms.length).toBeGreaterThan(150);
    for (const { form, colors, title } of forms) {
      const inks = colors.map(({ ink }) => ink);
      const unnamed = (svg: string) => svg.replace(/aria-label="[^"]*"/, "");
      const drawn = drawChoice(choice({ form, inks, title }), letters);
      expect(unnamed(drawn), form).toBe(unnamed(book.get(form)?.() ?? ""));
    }
  });

  it("is offered under its name in the reader's language, like its group", () => {
    const offered = () => listPrintForms().map(({ title, group }) => `${group}: ${title}`);
    const some = ["Recetas: Pollo al horno con papas cambray y limón", "Cosas: Una gallina"];
    expect(speak("es", offered)).toEqual(expect.arrayContaining(some));
    expect(offered()).toContain("Things: A hen");
  });

  it("shows each of its colors: changing one of them changes the drawing", () => {
    for (const { form, colors, title } of listPrintForms()) {
      const own = drawChoice(choice({ form, title }), letters);
      colors.forEach(({ ink, label }, changed) => {
        const other = ink === "jet" ? "gold" : "jet";
        const inks = colors.map((color, at) => (at === changed ? other : color.ink));
        const drawn = drawChoice(choice({ form, inks, title }), letters);
        expect(drawn, `${form}: ${label}`).not.toBe(own);
      });
    }
  });

  it("may be a packet with the product's name", () => {
    const [bare, named] = ["A", "Kohlrabi"].map((title) => drawChoice(choice({ title }), letters));
    expect(named).toContain('aria-label="Kohlrabi"');
    expect(named?.length).toBeGreaterThan(bare?.length ?? 0);
  });

  it("must be one of the known forms", () => {
    expect(() => drawChoice(choice({ form: "durian" }), letters)).toThrow(
      "Please choose one of the drawings",
    );
  });
});
