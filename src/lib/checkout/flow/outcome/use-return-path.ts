import { useSession } from "#client/lib/session/session.ts";
import type { PaymentStepProps } from "../payment/payment-step.tsx";

/** A payment method that leaves our page comes back here; guests have no order pages of their own. */
export function useReturnPath(): PaymentStepProps["returnPath"] {
  return useSession().user ? "/order-confirmation" : "/payment-success";
}
