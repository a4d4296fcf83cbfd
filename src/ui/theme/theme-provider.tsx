import {
  localStorageColorSchemeManager,
  MantineContext,
  MantineThemeProvider,
  useProviderColorScheme,
} from "@mantine/core";
import { type ReactNode, useState } from "react";
import { theme } from "./theme.ts";

const getRootElement = () => document.documentElement;

/**
 * The component library's provider without the parts that insert style elements, which no page may contain. The
 * theme is a file, and so is everything that depends on the viewport width.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [manager] = useState(localStorageColorSchemeManager);
  const scheme = useProviderColorScheme({
    manager,
    defaultColorScheme: "auto",
    forceColorScheme: undefined,
    getRootElement,
  });
  return (
    <MantineContext
      value={{
        ...scheme,
        getRootElement,
        classNamesPrefix: "mantine",
        cssVariablesSelector: ":root",
        withStaticClasses: true,
      }}
    >
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}
