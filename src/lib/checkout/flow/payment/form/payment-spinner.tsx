import { Center, Loader } from "@mantine/core";
import { checkoutPayment as m } from "#messages/checkout/payment.ts";

/** Shown while the server prepares the payment (spec section 2). */
export function PaymentSpinner() {
  return (
    <Center mih={240} role="status" aria-label={m.preparing}>
      <Loader />
    </Center>
  );
}
