import { DEFAULT_TERMS, type DeliveryTerms } from "#shared/checkout/delivery-terms.ts";
import { trpc } from "../../api/trpc.ts";

/**
 * The market's delivery terms and prices. Every page is served with them, so there is no extra request; if they
 * could not be loaded, the specification's terms are used.
 */
export function useTerms(): DeliveryTerms {
  return trpc.checkout.delivery.terms.useQuery().data ?? DEFAULT_TERMS;
}
