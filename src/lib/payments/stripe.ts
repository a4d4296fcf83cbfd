import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";

/**
 * The payment provider's script, asked for only when someone pays. The sandbox has put its own
 * `window.Stripe` there before, which is then used. Rejects when the script is blocked or missing;
 * asking again tries again.
 */
export async function stripeFor(publishableKey: string): Promise<Stripe> {
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error("The payment script is not there");
  return stripe;
}
