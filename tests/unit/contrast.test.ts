import { describe, expect, it } from "vitest";
import { contrast, dark, light, textPairs } from "#client/ui/tokens.ts";

describe.each([
  ["light", light],
  ["dark", dark],
] as const)("In the %s scheme", (_name, scheme) => {
  it.each(textPairs)("%s is readable on %s, at least 4.5:1", (text, ground) => {
    expect(contrast(scheme[text], scheme[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["page", "card"] as const)(
    "the edge of a field stands out from %s, at least 3:1",
    (ground) => {
      expect(contrast(scheme.edge, scheme[ground])).toBeGreaterThanOrEqual(3);
    },
  );

  it("words on honey are ink", () => {
    expect(contrast(light.ink, scheme.honey)).toBeGreaterThanOrEqual(4.5);
  });
});

describe("Contrast", () => {
  it("of black on white is 21", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  });

  it("does not depend on the order", () => {
    expect(contrast(light.ink, light.page)).toBe(contrast(light.page, light.ink));
  });
});
