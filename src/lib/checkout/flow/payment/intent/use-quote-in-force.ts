import type { ShownQuote } from "#shared/checkout/shown-quote.ts";
import { trpc } from "#client/lib/api/trpc.ts";

/** Asks the server whether a quote on screen is still what its checkout would pay. */
export function useQuoteInForce(): (quote: ShownQuote) => Promise<boolean> {
  const { client } = trpc.useUtils();
  return ({ checkoutId, revision }) => client.checkout.isInForce.query({ checkoutId, revision });
}
