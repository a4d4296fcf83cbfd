import { DEFAULT_TERMS, type DeliveryTerms } from "#shared/checkout/delivery-terms.ts";

/** The part of a page's context that its head needs to mention the terms. */
export type TermsContext = {
  api: { checkout: { delivery: { terms: { getData: () => DeliveryTerms | undefined } } } };
};

/** The terms a page was served with, for text in its head. */
export function termsIn({ api }: TermsContext): DeliveryTerms {
  return api.checkout.delivery.terms.getData() ?? DEFAULT_TERMS;
}
