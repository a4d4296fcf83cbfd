import { useComputedColorScheme } from "@mantine/core";
import type { Appearance } from "@stripe/stripe-js";
import { dark, light } from "#client/ui/theme/tokens.ts";

/** Styles the provider's form with our colors: our style sheets do not reach into its iframe. */
export function usePaymentAppearance(): Appearance {
  const scheme = useComputedColorScheme("light") === "dark" ? dark : light;
  return {
    theme: "stripe",
    variables: {
      colorPrimary: scheme.leaf,
      colorBackground: scheme.card,
      colorText: scheme.ink,
      colorTextSecondary: scheme.quiet,
      colorDanger: scheme.clayText,
      fontFamily: "Figtree, system-ui, sans-serif",
      borderRadius: "16px",
      spacingUnit: "4px",
    },
    rules: { ".Input": { border: `1px solid ${scheme.edge}` } },
  };
}
