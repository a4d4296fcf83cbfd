import { type ReactNode, useMemo } from "react";
import { arePricesUniform, cartRates } from "#shared/checkout/delivery-terms.ts";
import { RatesContext } from "../cart/cart-context.ts";
import { useTerms } from "./use-terms.ts";
import { useKnownZip, useZoneOf } from "./use-zone.ts";

/** Prices all carts inside it with the current settings and, once the zip is known, the zone's terms. */
export function RatesProvider({ children }: { children: ReactNode }) {
  const terms = useTerms();
  const zone = useZoneOf(useKnownZip(), !arePricesUniform(terms));
  const rates = useMemo(() => cartRates(terms, zone), [terms, zone]);
  return <RatesContext value={rates}>{children}</RatesContext>;
}
