import { Anchor, Button, Center, Loader, Stack, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { checkoutOrder as m } from "#messages/checkout-order.ts";
import { spec } from "#messages/spec.ts";
import { useBusiness } from "#client/lib/platform/business.ts";
import { useCart } from "#client/lib/checkout/rates/use-cart.ts";
import { Notice } from "#client/lib/checkout/flow/totals/notice.tsx";
import { OrderOutcome } from "#client/lib/checkout/flow/outcome/order-outcome.tsx";
import { AiryContainer } from "#client/ui/page/layouts/airy-container.tsx";
import { type ReturnPage, usePaymentReturn } from "./use-payment-return.ts";
import { Rich } from "#client/ui/rich.tsx";

type PaymentReturnProps = { paymentIntentId: string; page: ReturnPage };

/** The return page of redirect payment methods, where guests also see their order. */
export function PaymentReturn({ paymentIntentId, page }: PaymentReturnProps) {
  const { finished, isSlow } = usePaymentReturn(paymentIntentId, page);
  return (
    <AiryContainer size={620} air="large">
      {finished === null ? <Asking isSlow={isSlow} /> : null}
      {finished?.kind === "unpaid" ? finished.known ? <Unpaid /> : <Unknown /> : null}
      {finished && finished.kind !== "unpaid" ? (
        <Stack gap="xl">
          <OrderOutcome
            ended={{ finished, totals: null, taxBps: null, paymentIntentId }}
            headingLevel={1}
          />
          <Button renderRoot={(props) => <Link to="/shop" {...props} />} mr="auto">
            {m.continueShopping}
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
        <Text>{isSlow ? spec.paymentReceived : m.lookingUp}</Text>
      </Stack>
    </Center>
  );
}

/** The URL names a payment that we have no record of, so its outcome is unknown. */
function Unknown() {
  const { email } = useBusiness();
  return (
    <Notice title={m.noPayment} role="alert">
      <Text>
        <Rich>
          {m.noPaymentText(email, (words) => (
            <Anchor href={`mailto:${email}`}>{words}</Anchor>
          ))}
        </Rich>
      </Text>
      <Text size="sm" c="dimmed">
        {m.cartKept}
      </Text>
    </Notice>
  );
}

/** The provider reports that the payment failed; the cart is unchanged. */
function Unpaid() {
  const { openCart } = useCart();
  return (
    <Notice title={spec.paymentFailed} role="alert">
      <Text>{spec.paymentCheckCard}</Text>
      <Text size="sm" c="dimmed">
        {m.notCharged}
      </Text>
      <Button onClick={openCart} mr="auto">
        {m.backToCart}
      </Button>
    </Notice>
  );
}
