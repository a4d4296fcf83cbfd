import {
  createTheme,
  type CSSVariablesResolver,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from "@mantine/core";
import { controls } from "./controls.ts";
import { dark, groundsOf, light, mix, type Scheme } from "./tokens.ts";

/**
 * Ten shades each, light to dark; filled controls use shade 6 in the light scheme and shade 4 in the dark one, and
 * the next shade on hover.
 */
const leaf: MantineColorsTuple = [
  "#edf5ee",
  "#dbe9dd",
  "#bfe3c0",
  "#9ccf9f",
  "#7fb987",
  "#5fa06c",
  "#2f6b3f",
  "#25572f",
  "#1d4626",
  "#14351b",
];
const clay: MantineColorsTuple = [
  "#fdf0eb",
  "#f8ded4",
  "#f0a98e",
  "#e59678",
  "#b9502f",
  "#a64828",
  "#b9502f",
  "#9c4226",
  "#80351e",
  "#652a17",
];
const honey: MantineColorsTuple = [
  "#fdf5e4",
  "#fbe9c6",
  "#f6d593",
  "#f0c165",
  "#e7a83a",
  "#e7a83a",
  "#e7a83a",
  "#d19428",
  "#8a5d0e",
  "#6a470a",
];
/** Warm grays of the light scheme: lines, secondary text, ink. */
const gray: MantineColorsTuple = [
  "#fdfaf3",
  "#f7f1e4",
  "#f0e9d8",
  "#e6dfcf",
  "#d9d1bf",
  "#879182",
  "#5b6a5f",
  "#46564b",
  "#33453a",
  "#1d3327",
];
/** The dark scheme's surfaces: from cream text to ink and darker. */
const night: MantineColorsTuple = [
  "#fbf7ee",
  "#d6ddd4",
  "#b7c4b8",
  "#8fa294",
  "#3a5446",
  "#2c4739",
  "#243d30",
  "#1d3327",
  "#172a20",
  "#12231a",
];

/** The palette, and the names under which other colors map to it. */
const colors = {
  leaf,
  clay,
  honey,
  gray,
  dark: night,
  red: clay,
  green: leaf,
  teal: leaf,
  yellow: honey,
};

const ON_FILLED: Partial<Record<string, string>> = {
  leaf: "var(--color-on-action)",
  green: "var(--color-on-action)",
  clay: "var(--color-on-clay)",
  red: "var(--color-on-clay)",
  honey: "var(--mantine-color-black)",
};

/**
 * The text color on filled controls. The library chooses one for both schemes, but the dark scheme fills with a
 * light green that only ink is readable on.
 */
const variantColors: VariantColorsResolver = (input) => {
  const resolved = defaultVariantColorsResolver(input);
  const written = ON_FILLED[input.color ?? "leaf"];
  return input.variant === "filled" && written ? { ...resolved, color: written } : resolved;
};

/** The component library in the brand's look. Any other color name maps to the palette. */
export const theme = createTheme({
  primaryColor: "leaf",
  primaryShade: { light: 6, dark: 4 },
  autoContrast: true,
  variantColorResolver: variantColors,
  luminanceThreshold: 0.3,
  colors,
  black: light.ink,
  white: "#ffffff",
  fontFamily: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
  lineHeights: { md: "1.55" },
  headings: {
    fontFamily: "'Fraunces', 'Fraunces Georgia', 'Fraunces Noto', 'Fraunces DejaVu', serif",
    fontWeight: "560",
    textWrap: "balance",
    sizes: {
      h1: { fontSize: "min(12vw, clamp(2.125rem, 1.5rem + 2.6vw, 3.25rem))", lineHeight: "1.08" },
      h2: { fontSize: "min(12vw, clamp(1.625rem, 1.3rem + 1.4vw, 2.375rem))", lineHeight: "1.14" },
      h3: { fontSize: "1.375rem", lineHeight: "1.2" },
      h4: { fontSize: "1.125rem", lineHeight: "1.25" },
      h5: { fontSize: "1rem", lineHeight: "1.3" },
      h6: { fontSize: "0.9375rem", lineHeight: "1.3" },
    },
  },
  defaultRadius: "md",
  radius: { xs: "8px", sm: "12px", md: "16px", lg: "20px", xl: "28px" },
  shadows: {
    sm: "0 1px 2px rgb(29 51 39 / 8%)",
    md: "0 6px 20px rgb(29 51 39 / 10%)",
    lg: "0 16px 40px rgb(29 51 39 / 14%)",
  },
  respectReducedMotion: true,
  cursorType: "pointer",
  components: controls,
});

/** `onBandQuiet` becomes `--color-on-band-quiet`. */
function colorVariables(scheme: Scheme, name: "light" | "dark"): Record<string, string> {
  const kebab = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return Object.fromEntries([
    ...Object.entries(scheme).map(([key, value]) => [`--color-${kebab(key)}`, value]),
    ...Object.entries(groundsOf(name)).map(([key, value]) => [`--ground-${key}`, value]),
  ]);
}

/** The library's semantic colors, from the same tokens. */
function roles(scheme: Scheme): Record<string, string> {
  return {
    "--mantine-color-body": scheme.page,
    "--mantine-color-text": scheme.ink,
    "--mantine-color-bright": scheme.ink,
    "--mantine-color-dimmed": scheme.quiet,
    "--mantine-color-placeholder": scheme.quiet,
    "--mantine-color-anchor": scheme.leaf,
    "--mantine-color-error": scheme.clayText,
    "--mantine-color-success": scheme.leaf,
    "--mantine-color-default": scheme.card,
    "--mantine-color-default-color": scheme.ink,
    "--mantine-color-default-border": scheme.line,
    "--mantine-color-default-hover": scheme.footer,
    "--mantine-color-leaf-filled-hover": scheme.actionStrong,
    "--mantine-color-disabled": scheme.disabled,
    "--mantine-color-disabled-color": scheme.onDisabled,
    "--mantine-color-disabled-border": scheme.disabledEdge,
  };
}

/** How much of its color a control of the "light" variant shows over a card, at rest and on hover. */
const TINT = { rest: 0.24, hover: 0.34 };

/**
 * The "light" variant of the dark scheme: a tint over the card with light text. The library's own is darker than the
 * page, so that its controls nearly vanish.
 */
function darkTints(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(colors)
      .filter(([name]) => name !== "dark")
      .flatMap(([name, shades]) => {
        const tint = (share: number) => mix(shades[3] ?? "", dark.card, share);
        return [
          [`--mantine-color-${name}-light`, tint(TINT.rest)],
          [`--mantine-color-${name}-light-hover`, tint(TINT.hover)],
          [`--mantine-color-${name}-light-color`, `var(--mantine-color-${name}-0)`],
        ];
      }),
  );
}

/** The tokens as CSS variables, added to the library's own. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    "--radius-card": "20px",
    "--radius-band": "28px",
    "--radius-full": "999px",
    "--control": "44px",
    "--motion": "160ms ease-out",
    "--page-width": "1152px",
  },
  light: { ...colorVariables(light, "light"), ...roles(light) },
  dark: { ...colorVariables(dark, "dark"), ...roles(dark), ...darkTints() },
});
