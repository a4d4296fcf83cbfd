import { DEFAULT_TERMS, type DeliveryTerms } from "#shared/checkout/delivery-terms.ts";
import { trpc } from "../../api/trpc.ts";

/**
 * How the market delivers and what that costs. Every page is served with it, so that nothing is asked
 * for again; where it could not be read, the specification's terms stand in.
 */
export function useTerms(): DeliveryTerms {
  return trpc.checkout.delivery.terms.useQuery().data ?? DEFAULT_TERMS;
}
