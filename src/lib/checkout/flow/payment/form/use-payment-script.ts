import { skipToken, useQuery } from "@tanstack/react-query";
import type { Stripe } from "@stripe/stripe-js";
import { stripeFor } from "#client/lib/payments/stripe.ts";
import { trpc } from "#client/lib/api/trpc.ts";

type Script = { stripe: Stripe | null; failed: boolean; retry: () => void };

/** Loads the payment provider's script with the server's publishable key. */
export function usePaymentScript(): Script {
  const config = trpc.checkout.config.useQuery();
  const key = config.data?.publishableKey;
  const script = useQuery({
    queryKey: ["payment-script", key],
    queryFn: key ? () => stripeFor(key) : skipToken,
    structuralSharing: false,
  });
  return {
    stripe: script.data ?? null,
    failed: config.isError || script.isError,
    retry: () => void (config.isError ? config.refetch() : script.refetch()),
  };
}
