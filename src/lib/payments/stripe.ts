import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";

/**
 * The payment provider's script, loaded only when someone pays. The sandbox has already set its own `window.Stripe`,
 * which is then used. Rejects if the script is blocked or missing; calling it again retries.
 */
export async function stripeFor(publishableKey: string): Promise<Stripe> {
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error("The payment script is not there");
  return stripe;
}
