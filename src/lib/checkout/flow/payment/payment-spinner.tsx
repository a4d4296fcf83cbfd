import { Center, Loader } from "@mantine/core";

/** While the server prepares the payment (spec section 2). */
export function PaymentSpinner() {
  return (
    <Center mih={240} role="status" aria-label="Preparing your payment">
      <Loader />
    </Center>
  );
}
