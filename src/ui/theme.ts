import { createTheme, type MantineColorsTuple } from "@mantine/core";

/** Ten shades each, light to dark; the look's colour stands at index 6. */
const leaf: MantineColorsTuple = [
  "#edf5ee", "#dbe9dd", "#b7d3bc", "#90bc98", "#6fa97a", "#4a8a58", "#2f6b3f", "#25572f", "#1d4626", "#14351b",
];
const clay: MantineColorsTuple = [
  "#fdf0eb", "#f8ded4", "#efbba8", "#e59678", "#dc7752", "#cb5f39", "#b9502f", "#9c4226", "#80351e", "#652a17",
];

export const theme = createTheme({
  primaryColor: "leaf",
  primaryShade: { light: 6, dark: 4 },
  colors: { leaf, clay },
  black: "#1d3327",
  fontFamily: "'Figtree Variable', system-ui, sans-serif",
  headings: { fontFamily: "'Fraunces Variable', Georgia, serif", fontWeight: "560" },
  defaultRadius: "md",
  radius: { md: "12px", lg: "20px", xl: "28px" },
});
