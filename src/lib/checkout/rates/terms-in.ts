import { DEFAULT_TERMS, type DeliveryTerms } from "#shared/checkout/delivery-terms.ts";

/** As much of a page's context as its head needs to name the terms. */
export type TermsContext = {
  api: { checkout: { delivery: { terms: { getData: () => DeliveryTerms | undefined } } } };
};

/** The terms that a page was served with, for the words in its head. */
export function termsIn({ api }: TermsContext): DeliveryTerms {
  return api.checkout.delivery.terms.getData() ?? DEFAULT_TERMS;
}
