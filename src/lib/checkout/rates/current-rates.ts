import { isServedZip } from "#shared/checkout/delivery.ts";
import { arePricesUniform, cartRates, DEFAULT_TERMS } from "#shared/checkout/delivery-terms.ts";
import type { CartRates } from "#shared/checkout/tax/rates.ts";
import { trpc } from "../../api/trpc.ts";

/** For click handlers: a zip's rates, fetched if the page does not have them yet. */
export function useCurrentRates() {
  const { delivery } = trpc.useUtils().checkout;
  return {
    async ratesOf(zipCode: string): Promise<CartRates> {
      const terms = await delivery.terms.fetch().catch(() => DEFAULT_TERMS);
      const zip = zipCode.trim();
      if (arePricesUniform(terms) || !isServedZip(zip)) return cartRates(terms, null);
      const place = await delivery.check.fetch({ zipCode: zip }).catch(() => null);
      return cartRates(terms, place?.terms ?? null);
    },
    /** Refetches terms, zips and days wherever they are shown: the settings may have changed. */
    refresh: () => void delivery.invalidate(),
  };
}
