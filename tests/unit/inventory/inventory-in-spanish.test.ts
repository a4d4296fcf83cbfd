import { describe, expect, it } from "vitest";
import { speak } from "#server/language.ts";
import { readFileRows } from "#server/services/inventory/file-rows.ts";
import { planImport } from "#server/services/inventory/plan-import.ts";
import { fileHeading } from "#shared/inventory/inventory-file.ts";
import { formatCell, type InventoryRow, readCell } from "#shared/inventory/inventory-cells.ts";
import { nameField } from "#shared/inventory/shelf-product.ts";
import { cents } from "#shared/money.ts";

const row: InventoryRow = {
  key: "1",
  name: "Rainbow chard",
  price: cents(500),
  pack: "2 bunches",
  measure: { quantity: 2, unit: "bunch" },
  stock: 20,
  season: [5, 6],
  allergens: null,
  paused: true,
};

describe("A farm that uses Spanish", () => {
  it("reads and writes its cells in Spanish", () => {
    expect(speak("es", () => formatCell(row, "measure"))).toBe("2 manojos");
    expect(speak("es", () => formatCell(row, "paused"))).toBe("En pausa");
    const read = speak("es", () => readCell("measure", "3 manojos"));
    expect(read).toEqual({ measure: { quantity: 3, unit: "bunch" } });
    const oil = { ...row, measure: { quantity: 12.7, unit: "fl oz" as const } };
    expect(speak("es", () => formatCell(oil, "measure"))).toBe("12.7 oz líq.");
    for (const text of ["12.7 oz líq.", "12.7 fl oz"]) {
      expect(speak("es", () => readCell("measure", text))).toEqual({ measure: oil.measure });
    }
  });

  it("sees allergens that begin with a capital letter, as “Ninguno” does", () => {
    const allergens = [
      { allergen: "milk", level: "contains" },
      { allergen: "soy", level: "may contain" },
    ] as const;
    const shown = () => formatCell({ ...row, allergens }, "allergens");
    expect(speak("es", shown)).toBe("Leche, puede contener soya");
    expect(shown()).toBe("Milk, may contain soy");
    expect(speak("es", () => formatCell({ ...row, allergens: [] }, "allergens"))).toBe("Ninguno");
    expect(speak("es", () => readCell("allergens", shown()))).toEqual({ allergens });
  });

  it("gets its error messages in Spanish", () => {
    expect(speak("es", () => readCell("price", "x"))).toBe("Escriba dólares y centavos, como 4.50");
    expect(speak("es", () => nameField.safeParse("").error?.issues[0]?.message)).toBe(
      "El nombre debe tener de 2 a 80 caracteres",
    );
  });

  it("imports a file in either language", () => {
    const inSpanish =
      "Nombre,Categoría,Precio,Presentación,Contenido,Estado\nApio,vegetables,2.50,1 manojo,1 manojo,Publicado";
    const inEnglish =
      "Name,Category,Price,Pack,Unit,Status\nApio,vegetables,2.50,1 bunch,1 bunch,Listed";
    for (const language of ["en", "es"] as const) {
      for (const text of [inSpanish, inEnglish]) {
        const { plan, steps } = speak(language, () => planImport(readFileRows(text), []));
        expect(plan.errors).toEqual([]);
        expect(steps).toMatchObject([
          { kind: "add", after: { measure: { quantity: 1, unit: "bunch" }, paused: false } },
        ]);
      }
    }
    expect(speak("es", () => fileHeading("keepsDays"))).toBe("Días que dura");
    expect(() => speak("es", () => readFileRows("Nombre,Color\nApio,verde"))).toThrow(
      "No reconocemos la columna Color",
    );
  });
});
