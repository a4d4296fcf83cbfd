/**
 * The colors of emails, for readers in the light and the dark scheme. Each has a class of its name in the layout, whose
 * rule applies in the dark scheme.
 */
export const MAIL_COLORS = {
  page: { light: "#fbf7ee", dark: "#18241d" },
  ink: { light: "#1d3327", dark: "#f4efe3" },
  quiet: { light: "#5b6a5f", dark: "#b3c0b6" },
  link: { light: "#2f6b3f", dark: "#9ad0a6" },
  line: { light: "#e6dfcf", dark: "#3c4d42" },
} as const;

const STYLE_SHEET = /<style>[^<]*<\/style>/u;
const STYLE = /style="[^"]*"/gu;

/**
 * An email's HTML for our own pages, which do not allow it a style sheet: as readers in the light scheme see it, or
 * those in the dark one. An email that was written without dark colors stays light.
 */
export function mailIn(scheme: "light" | "dark", html: string): string {
  const plain = html.replace(STYLE_SHEET, "");
  if (scheme === "light" || plain === html) return plain;
  return plain.replaceAll(STYLE, (style) =>
    Object.values(MAIL_COLORS).reduce(
      (colored, { light, dark }) => colored.replaceAll(light, dark),
      style,
    ),
  );
}
