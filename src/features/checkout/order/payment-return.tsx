import { Anchor, Button, Center, Loader, Stack, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { spec } from "#messages/spec.ts";
import { useBusiness } from "#client/lib/platform/business.ts";
import { useCart } from "#client/lib/checkout/cart/use-cart.ts";
import { Notice } from "#client/lib/checkout/flow/totals/notice.tsx";
import { OrderOutcome } from "#client/lib/checkout/flow/outcome/order-outcome.tsx";
import { AiryContainer } from "#client/ui/page/airy-container.tsx";
import { type ReturnPage, usePaymentReturn } from "./use-payment-return.ts";

type PaymentReturnProps = { paymentIntentId: string; page: ReturnPage };

/** Where a payment method that left our page comes back to, and where guests see their order. */
export function PaymentReturn({ paymentIntentId, page }: PaymentReturnProps) {
  const { finished, isSlow } = usePaymentReturn(paymentIntentId, page);
  return (
    <AiryContainer size={620} air="large">
      {finished === null ? <Asking isSlow={isSlow} /> : null}
      {finished?.kind === "unpaid" ? finished.known ? <Unpaid /> : <Unknown /> : null}
      {finished && finished.kind !== "unpaid" ? (
        <Stack gap="xl">
          <OrderOutcome ended={{ finished, totals: null, paymentIntentId }} headingLevel={1} />
          <Button renderRoot={(props) => <Link to="/shop" {...props} />} mr="auto">
            Continue shopping
          </Button>
        </Stack>
      ) : null}
    </AiryContainer>
  );
}

function Asking({ isSlow }: { isSlow: boolean }) {
  return (
    <Center mih="40vh" role="status">
      <Stack align="center">
        <Loader />
        <Text>{isSlow ? spec.paymentReceived : "Looking up your payment"}</Text>
      </Stack>
    </Center>
  );
}

/** The address names a payment that is not in our books: what became of it is not ours to say. */
function Unknown() {
  const { email } = useBusiness();
  return (
    <Notice title="We cannot find this payment" role="alert">
      <Text>
        The address may be incomplete. If your bank shows a charge from us, write to{" "}
        <Anchor href={`mailto:${email}`}>{email}</Anchor> with the date and amount.
      </Text>
      <Text size="sm" c="dimmed">
        Your cart is kept.
      </Text>
    </Notice>
  );
}

/** The provider says that the payment did not go through; the cart is still there. */
function Unpaid() {
  const { openCart } = useCart();
  return (
    <Notice title={spec.paymentFailed} role="alert">
      <Text>{spec.paymentCheckCard}</Text>
      <Text size="sm" c="dimmed">
        Nothing has been charged and your cart is kept.
      </Text>
      <Button onClick={openCart} mr="auto">
        Back to your cart
      </Button>
    </Notice>
  );
}
