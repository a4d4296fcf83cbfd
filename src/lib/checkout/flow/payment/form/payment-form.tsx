import { PaymentElement } from "@stripe/react-stripe-js";
import { useEffect, useRef } from "react";
import { Button, Checkbox, Skeleton, Stack, Text } from "@mantine/core";
import { checkoutPayment as m } from "#messages/checkout/payment.ts";
import { spec } from "#messages/spec.ts";
import { formatUsd } from "#shared/money.ts";
import { REPORT_DAYS } from "#shared/analytics/report-days.ts";
import { useBusiness } from "#client/lib/platform/business.ts";
import { CardLogos } from "#client/ui/facts/card-logos.tsx";
import classes from "../../checkout.module.css";
import { Notice } from "../../totals/notice.tsx";
import { billingDetails, type Payer } from "./billing-details.ts";
import type { PaymentStepProps } from "../payment-step.tsx";
import { usePayment } from "../use-payment.ts";

/** Must be rendered inside the provider's `Elements`. */
export function PaymentForm(props: PaymentStepProps) {
  const payment = usePayment(props);
  const { phase, error } = payment;
  const business = useBusiness();
  const button = useFocusAfter(error);
  if (phase === "confirming") return <Confirming />;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void payment.pay();
      }}
    >
      <Stack gap="md">
        <PaymentFields payer={props.payer ?? props} payment={payment} />
        {/* The provider's form grows until it is ready; show nothing below it that could be pressed by mistake. */}
        {props.keepCard && payment.ready ? (
          <Checkbox
            label={m.saveCard}
            description={m.stripeStores}
            checked={props.keepCard.isWanted}
            disabled={phase !== "idle"}
            onChange={(event) => props.keepCard?.setWanted(event.currentTarget.checked)}
          />
        ) : null}
        {error ? (
          <Text c="var(--mantine-color-error)" role="alert">
            {error}
          </Text>
        ) : null}
        <Button ref={button} type="submit" size="lg" fullWidth loading={phase === "paying"}>
          {m.pay(formatUsd(props.total))}
        </Button>
        <div className={classes["cards"]}>
          <CardLogos />
        </div>
        <p className={classes["trust"]}>
          <span>{m.byStripe}</span>
          <span>{props.promise ?? m.makeRight(REPORT_DAYS)}</span>
          <span>{business.email}</span>
        </p>
      </Stack>
    </form>
  );
}

/** The disabled button loses the focus during payment: restore it after a refusal, unless it has moved elsewhere. */
function useFocusAfter(error: string | null) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (error && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
  }, [error]);
  return button;
}

type PaymentFieldsProps = { payer: Payer; payment: ReturnType<typeof usePayment> };

/** A skeleton of the final height is shown until the provider's form is ready. */
function PaymentFields({ payer, payment }: PaymentFieldsProps) {
  return (
    <div className={classes["paymentFrame"]} aria-busy={!payment.ready}>
      {payment.ready ? null : <Skeleton h={240} pos="absolute" inset={0} />}
      <div className={classes["paymentElement"]}>
        <PaymentElement
          options={{
            layout: "accordion",
            defaultValues: { billingDetails: billingDetails(payer) },
            fields: { billingDetails: { email: "never" } },
          }}
          onReady={payment.onReady}
          onLoadError={payment.onLoadError}
          onChange={payment.onChange}
        />
      </div>
    </div>
  );
}

function Confirming() {
  return (
    <Notice title={spec.paymentReceived}>
      <Text size="sm">{m.stay}</Text>
    </Notice>
  );
}
