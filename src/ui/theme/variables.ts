import {
  convertCssVariables,
  type ConvertCSSVariablesInput,
  DEFAULT_THEME,
  deepMerge,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from "@mantine/core";
import { cssVariables, theme } from "./theme.ts";

/**
 * The theme as a style sheet: each CSS variable of the component library that is not the library's own default.
 * The build writes it into the one style sheet of the site, so that no page repeats it.
 */
export function themeVariables(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const all = deepMerge(defaultCssVariablesResolver(merged), cssVariables(merged));
  const defaults = defaultCssVariablesResolver(DEFAULT_THEME);
  const ours: ConvertCSSVariablesInput = {
    variables: changed(all.variables, defaults.variables),
    light: changed(all.light, defaults.light),
    dark: changed(all.dark, defaults.dark),
  };
  return convertCssVariables(ours, ":root");
}

type Variables = Record<string, string>;

const changed = (all: Variables, defaults: Variables): Variables =>
  Object.fromEntries(Object.entries(all).filter(([name, value]) => defaults[name] !== value));
