import { expect, test } from "vitest";
import { withoutAccents } from "#shared/catalog/search/accents.ts";

test("Accents are removed, whether composed or combining", () => {
  expect(withoutAccents("Jalapeño, purée, PIÑA")).toBe("Jalapeno, puree, PINA");
  expect(withoutAccents("Jalapen\u0303o")).toBe("Jalapeno");
  expect(withoutAccents("beans & “oats” ½")).toBe("beans & “oats” ½");
});
