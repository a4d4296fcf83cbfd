import { grounds } from "#shared/platform/pages/pictures.ts";

/**
 * The brand colors by name, for the light and dark schemes. No other code names a color: components use the CSS
 * variables generated from these (`--color-ink`, `--color-card` ...). Tests enforce a contrast of 4.5:1 for every
 * pair in `textPairs`.
 */
export type Scheme = {
  /** Text. */
  ink: string;
  /** Secondary text. */
  quiet: string;
  /** Links and the one italic phrase. */
  leaf: string;
  leafStrong: string;
  /** The filled primary control and its text. */
  action: string;
  actionStrong: string;
  onAction: string;
  /** Fields, charts, positive values. For shapes, never for text. */
  sprout: string;
  /** The single accent color, and the text on it. */
  clay: string;
  clayText: string;
  onClay: string;
  /** Sun, stars, warnings. For shapes; text on it is ink. */
  honey: string;
  page: string;
  card: string;
  line: string;
  /** Borders of fields, which must have a contrast of 3:1 with the page. */
  edge: string;
  /** A control that cannot be used yet, its text and its edge. */
  disabled: string;
  onDisabled: string;
  disabledEdge: string;
  /** Dark bands and the top bar, in both schemes. */
  band: string;
  bandRaised: string;
  onBand: string;
  onBandQuiet: string;
  footer: string;
  /** The hero's sky, top and bottom, and its three furrows from far to near. */
  skyTop: string;
  skyBottom: string;
  furrowFar: string;
  furrowMiddle: string;
  furrowNear: string;
};

export const light: Scheme = {
  ink: "#1d3327",
  quiet: "#5b6a5f",
  leaf: "#2f6b3f",
  leafStrong: "#25572f",
  action: "#2f6b3f",
  actionStrong: "#25572f",
  onAction: "#ffffff",
  sprout: "#6d9a3c",
  clay: "#b9502f",
  clayText: "#b9502f",
  onClay: "#ffffff",
  honey: "#e7a83a",
  page: "#fbf7ee",
  card: "#fffdf8",
  line: "#e6dfcf",
  edge: "#879182",
  disabled: "#f0e9d8",
  onDisabled: "#5b6a5f",
  disabledEdge: "#d9d1bf",
  band: "#1d3327",
  bandRaised: "#2b473a",
  onBand: "#fbf7ee",
  onBandQuiet: "#c9d4c8",
  footer: "#f0e9d8",
  skyTop: "#f2edd9",
  skyBottom: "#d9e4b8",
  furrowFar: "#a9c277",
  furrowMiddle: "#8bab5c",
  furrowNear: "#6d9a3c",
};

export const dark: Scheme = {
  ink: "#fbf7ee",
  quiet: "#b7c4b8",
  leaf: "#9ccf9f",
  leafStrong: "#bfe3c0",
  action: "#7fb987",
  actionStrong: "#97cb9d",
  onAction: "#14251b",
  sprout: "#8fb95c",
  clay: "#b9502f",
  clayText: "#f0a98e",
  onClay: "#ffffff",
  honey: "#e7a83a",
  page: "#1d3327",
  card: "#243d30",
  line: "#3a5446",
  edge: "#8fa294",
  disabled: "#2c4739",
  onDisabled: "#b7c4b8",
  disabledEdge: "#8fa294",
  band: "#12231a",
  bandRaised: "#1a3024",
  onBand: "#fbf7ee",
  onBandQuiet: "#c9d4c8",
  footer: "#172a20",
  skyTop: "#1d3327",
  skyBottom: "#2a4a35",
  furrowFar: "#3d6242",
  furrowMiddle: "#335539",
  furrowNear: "#2a4830",
};

/** Pairs of text and background colors; each has a contrast of at least 4.5:1. */
export const textPairs: readonly (readonly [keyof Scheme, keyof Scheme])[] = [
  ["ink", "page"],
  ["ink", "card"],
  ["ink", "footer"],
  ["ink", "skyTop"],
  ["ink", "skyBottom"],
  ["quiet", "page"],
  ["quiet", "card"],
  ["quiet", "footer"],
  ["leaf", "page"],
  ["leaf", "card"],
  ["leaf", "footer"],
  ["leaf", "skyTop"],
  ["leafStrong", "page"],
  ["onAction", "action"],
  ["onAction", "actionStrong"],
  ["clayText", "page"],
  ["clayText", "card"],
  ["onClay", "clay"],
  ["onDisabled", "disabled"],
  ["onBand", "band"],
  ["onBand", "bandRaised"],
  ["onBandQuiet", "band"],
  ["onBandQuiet", "bandRaised"],
];

/** In the dark scheme, backgrounds are blended over ink with this opacity. */
const GROUND_SHARE = 0.22;

/** The picture backgrounds by name, in the light or dark scheme. */
export function groundsOf(scheme: "light" | "dark"): Record<string, string> {
  const names = Object.entries(grounds);
  if (scheme === "light") return Object.fromEntries(names);
  return Object.fromEntries(names.map(([name, hex]) => [name, mix(hex, light.ink, GROUND_SHARE)]));
}

/** Blends `share` of the first color over the second; both `#rrggbb`. */
export function mix(over: string, under: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [top, bottom] = [over, under].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((top ?? 0) * share + (bottom ?? 0) * (1 - share));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** WCAG contrast ratio of two `#rrggbb` colors, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
