import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  defaultVariantColorsResolver,
  mergeMantineTheme,
} from "@mantine/core";
import { cssVariables, theme } from "#client/ui/theme/theme.ts";
import { contrast, dark, light, textPairs } from "#client/ui/theme/tokens.ts";

describe.each([
  ["light", light],
  ["dark", dark],
] as const)("In the %s scheme", (_name, scheme) => {
  it.each(textPairs)("%s is readable on %s, at least 4.5:1", (text, ground) => {
    expect(contrast(scheme[text], scheme[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["page", "card"] as const)(
    "the edge of a field contrasts with %s, at least 3:1",
    (ground) => {
      expect(contrast(scheme.edge, scheme[ground])).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(["page", "card", "footer"] as const)(
    "the ring around what has the focus contrasts with %s, at least 3:1",
    (ground) => {
      expect(contrast(scheme.leaf, scheme[ground])).toBeGreaterThanOrEqual(3);
    },
  );

  it("ink on honey is readable", () => {
    expect(contrast(light.ink, scheme.honey)).toBeGreaterThanOrEqual(4.5);
  });
});

const merged = mergeMantineTheme(DEFAULT_THEME, theme);

/** Resolves the library's CSS variables to colors, as a page in one scheme does. */
function variablesOf(scheme: "light" | "dark"): (value: string) => string {
  const [usual, own] = [defaultCssVariablesResolver(merged), cssVariables(merged)];
  const all: Record<string, string> = {
    ...usual.variables,
    ...usual[scheme],
    ...own.variables,
    ...own[scheme],
  };
  return function valueOf(value): string {
    const name = /^var\((--[\w-]+)/.exec(value)?.[1];
    return name === undefined ? value : valueOf(all[name] ?? "");
  };
}

describe.each(["light", "dark"] as const)("A filled button in the %s scheme", (scheme) => {
  const valueOf = variablesOf(scheme);
  it.each(["leaf", "green", "clay", "red", "honey"])("of %s is readable, also on hover", (name) => {
    const given = { color: name, variant: "filled", theme: merged };
    const resolve = merged.variantColorResolver ?? defaultVariantColorsResolver;
    const { background, hover, color } = resolve(given);
    for (const ground of [background, hover]) {
      expect(contrast(valueOf(color), valueOf(ground))).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe.each(["light", "dark"] as const)("A tinted button in the %s scheme", (scheme) => {
  const valueOf = variablesOf(scheme);
  const names = ["leaf", "green", "clay", "red", "honey", "yellow", "gray"];
  const tinted = (name: string) =>
    defaultVariantColorsResolver({ color: name, variant: "light", theme: merged });

  it.each(names)("of %s is readable, also on hover", (name) => {
    const { background, hover, color } = tinted(name);
    for (const ground of [background, hover]) {
      expect(contrast(valueOf(color), valueOf(ground))).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it.each(["leaf", "clay", "honey", "gray"])(
  "A tinted button of %s is raised from a dark page and card",
  (color) => {
    const tinted = { color, variant: "light", theme: merged };
    const ground = variablesOf("dark")(defaultVariantColorsResolver(tinted).background);
    const lightness = (hex: string) => contrast(hex, "#000000");
    expect(lightness(ground)).toBeGreaterThan(1.2 * lightness(dark.card));
  },
);

it("A disabled button keeps its shape on a dark page and card, at least 3:1", () => {
  const edge = variablesOf("dark")("var(--mantine-color-disabled-border)");
  expect(contrast(edge, dark.page)).toBeGreaterThanOrEqual(3);
  expect(contrast(edge, dark.card)).toBeGreaterThanOrEqual(3);
});

describe("Contrast", () => {
  it("of black on white is 21", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  });

  it("does not depend on the order of the colors", () => {
    expect(contrast(light.ink, light.page)).toBe(contrast(light.page, light.ink));
  });
});

it("The ring around what has the focus is leaf, and at least 2 px wide", () => {
  const css = readFileSync(new URL("../../../../src/ui/theme/global.css", import.meta.url), "utf8");
  const ring = /\n:focus-visible \{\s+outline: (\d+)px solid var\(--color-leaf\);/u.exec(css);
  expect(Number(ring?.[1])).toBeGreaterThanOrEqual(2);
});
