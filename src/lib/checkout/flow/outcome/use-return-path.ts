import { useSession } from "#client/lib/session/session.ts";
import type { PaymentStepProps } from "../payment/payment-step.tsx";

/** Payment methods that redirect return here; guests have no order pages. */
export function useReturnPath(): PaymentStepProps["returnPath"] {
  return useSession().user ? "/order-confirmation" : "/payment-success";
}
