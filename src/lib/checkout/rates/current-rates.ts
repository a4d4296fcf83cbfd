import { isServedZip } from "#shared/checkout/delivery.ts";
import { arePricesUniform, cartRates, DEFAULT_TERMS } from "#shared/checkout/delivery-terms.ts";
import type { CartRates } from "#shared/checkout/tax/rates.ts";
import { trpc } from "../../api/trpc.ts";

/** For what happens on a click: the rates of a zip, asked for where the page has not got them yet. */
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
    /** Asks for terms, zips and days again, wherever they show: the settings may have changed. */
    refresh: () => void delivery.invalidate(),
  };
}
