import { platformPress as m } from "#messages/platform/company/press.ts";
import { brand } from "#shared/brand.ts";

/** The logo as an SVG file, with letters converted to outlines. */
export const LOGO_FILE = `/${brand.slug}-logo.svg`;

/** The logo's colors, independent of the page's color scheme. */
export const LOGO_COLORS = [
  [m.field, "#2f6b3f"],
  [m.sun, "#e7a83a"],
  [m.letters, "#1d3327"],
] as const;
