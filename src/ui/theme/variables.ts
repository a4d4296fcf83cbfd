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
 * The theme as a style sheet: every CSS variable of the component library that differs from the library's default.
 * The build adds it to the site's single style sheet, so that pages need not repeat it.
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
