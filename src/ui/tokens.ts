/** The look's colours, radii and movements, by name. Nothing else in the product names a colour. */
export const tokens = {
  ink: "#1d3327",
  leaf: "#2f6b3f",
  leafDark: "#25572f",
  sprout: "#6d9a3c",
  clay: "#b9502f",
  honey: "#e7a83a",
  cream: "#fbf7ee",
  card: "#fffdf8",
  line: "#e6dfcf",
  quiet: "#5b6a5f",
} as const;
