import { Anchor, Button, Center, Loader, Stack, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { checkoutOrder as m } from "#messages/checkout/order.ts";
import { checkoutOutcome as outcome } from "#messages/checkout/outcome.ts";
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
export function PaymentReturn(props: PaymentReturnProps) {
  const [attempt, setAttempt] = useState(1);
  const again = () => setAttempt(attempt + 1);
  return <Attempt key={attempt} {...props} isAgain={attempt > 1} onRetry={again} />;
}

type AttemptProps = PaymentReturnProps & { isAgain: boolean; onRetry: () => void };

/** Looks the payment up once, and shows its outcome. */
function Attempt({ paymentIntentId, page, isAgain, onRetry }: AttemptProps) {
  const { finished, isSlow, from } = usePaymentReturn(paymentIntentId, page);
  return (
    <AiryContainer size={620} air="large">
      {finished === null ? <Asking isSlow={isSlow} isAgain={isAgain} /> : null}
      {finished?.kind === "unpaid" ? finished.known ? <Unpaid from={from} /> : <NoPayment /> : null}
      {finished?.kind === "unknown" ? <NotLookedUp onRetry={onRetry} /> : null}
      {finished && finished.kind !== "unpaid" && finished.kind !== "unknown" ? (
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

type AskingProps = {
  isSlow: boolean;
  /** Asked again by a button, which is gone: the focus goes to what took its place. */
  isAgain: boolean;
};

function Asking({ isSlow, isAgain }: AskingProps) {
  return (
    <Center mih="40vh" role="status" tabIndex={-1} ref={isAgain ? focus : undefined}>
      <Stack align="center">
        <Loader />
        <Text>{isSlow ? spec.paymentReceived : m.lookingUp}</Text>
      </Stack>
    </Center>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();

/** The URL names a payment that we have no record of, so its outcome is unknown. */
function NoPayment() {
  const { email } = useBusiness();
  const { openCart } = useCart();
  return (
    <Notice title={m.noPayment} role="alert" isPage>
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
      <Button onClick={openCart} mr="auto">
        {m.backToCart}
      </Button>
    </Notice>
  );
}

/** The outcome of the payment is unknown: it may be paid. */
function NotLookedUp({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice title={outcome.notLookedUp} role="alert" isPage>
      <Text>{outcome.notLookedUpText}</Text>
      <Text size="sm" c="dimmed">
        {m.cartKept}
      </Text>
      <Button onClick={onRetry} mr="auto">
        {outcome.tryAgain}
      </Button>
    </Notice>
  );
}

/** The provider reports that the payment failed; the cart is unchanged. Leads back to where it was paid. */
function Unpaid({ from }: { from: string | null }) {
  const { openCart } = useCart();
  return (
    <Notice title={spec.paymentFailed} role="alert" isPage>
      <Text>{spec.paymentCheckCard}</Text>
      <Text size="sm" c="dimmed">
        {m.notCharged}
      </Text>
      {from === null ? (
        <Button onClick={openCart} mr="auto">
          {m.backToCart}
        </Button>
      ) : (
        <Button component="a" href={from} mr="auto">
          {m.backToForm}
        </Button>
      )}
    </Notice>
  );
}
