import { type ReactNode, useMemo } from "react";
import { isServedZip } from "#shared/checkout/delivery.ts";
import { cartRates, isFeeUniform } from "#shared/checkout/delivery-terms.ts";
import { RatesContext } from "../cart/cart-context.ts";
import { useCartZip } from "../delivery-zip/zip-store.ts";
import { useSession } from "../../session.ts";
import { trpc } from "../../trpc.ts";
import { useTerms } from "./use-terms.ts";

/** Prices every cart inside of it by the settings in force, and by the terms of its zip once that is known. */
export function RatesProvider({ children }: { children: ReactNode }) {
  const terms = useTerms();
  const zone = useZoneOf(useKnownZip(), !isFeeUniform(terms));
  const rates = useMemo(() => cartRates(terms, zone), [terms, zone]);
  return <RatesContext value={rates}>{children}</RatesContext>;
}

function useKnownZip(): string | null {
  const zip = useCartZip();
  const { user } = useSession();
  return zip ?? user?.zipCode ?? null;
}

/** The terms of a zip; null while it is unknown, not served, or where all have the same. */
function useZoneOf(zipCode: string | null, matters: boolean) {
  const zip = zipCode?.trim() ?? "";
  const { data } = trpc.checkout.delivery.check.useQuery(
    { zipCode: zip },
    { enabled: matters && isServedZip(zip) },
  );
  return (matters && data?.terms) || null;
}
