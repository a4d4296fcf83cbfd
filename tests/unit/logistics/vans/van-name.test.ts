import { expect, it } from "vitest";
import { speak } from "#server/language.ts";
import { keptVan, vanName } from "#shared/logistics/van-name.ts";

it("a van's default name has no language until it is shown to its crew; a name of its own stays", () => {
  expect(vanName(keptVan(3))).toBe("Van 3");
  expect(speak("es", () => vanName(keptVan(3)))).toBe("Camioneta 3");
  expect(speak("es", () => vanName("Old Blue"))).toBe("Old Blue");
});
