import { languageNow } from "#shared/language.ts";
import { Elements, PaymentElement } from "@stripe/react-stripe-js";
import { Button, Center, Loader, Skeleton, Stack, Text } from "@mantine/core";
import { useEffect, useRef } from "react";
import { paymentsCardForm as m } from "#messages/payments/cards/card-form.ts";
import { spec } from "#messages/spec.ts";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
import { usePaymentAppearance } from "../../checkout/flow/payment/form/payment-appearance.ts";
import { usePaymentScript } from "../../checkout/flow/payment/form/use-payment-script.ts";
import { failureMessage, trpc } from "../../api/trpc.ts";
import classes from "./card-form.module.css";
import { useCardForm } from "./use-card-form.ts";

type CardFormProps = {
  /** Called once the card is saved at the payment provider. */
  onSaved: (cardId: string) => void;
};

/** The provider's form for saving a card for later use; nothing is charged. */
export function CardForm({ onSaved }: CardFormProps) {
  const { stripe, failed, retry } = usePaymentScript();
  const appearance = usePaymentAppearance();
  const begin = trpc.payments.cards.begin.useMutation({ meta: { silent: true } });
  const { mutate } = begin;
  const asked = useRef(false);
  useEffect(() => {
    if (!asked.current) mutate();
    asked.current = true;
  }, [mutate]);
  if (failed) return <ErrorPanel message={spec.paymentOptionsFailed} onRetry={retry} />;
  if (begin.isError) {
    return <ErrorPanel message={failureMessage(begin.error)} onRetry={() => mutate()} />;
  }
  const clientSecret = begin.data?.clientSecret;
  if (!clientSecret || !stripe) {
    return (
      <Center mih={240} role="status" aria-label={m.preparing}>
        <Loader />
      </Center>
    );
  }
  return (
    <Elements
      key={clientSecret}
      stripe={stripe}
      options={{ clientSecret, appearance, locale: languageNow() }}
    >
      <CardFields onSaved={onSaved} />
    </Elements>
  );
}

function CardFields({ onSaved }: CardFormProps) {
  const card = useCardForm(onSaved);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void card.keep();
      }}
    >
      <Stack gap="md">
        <div className={classes["frame"]} aria-busy={!card.ready}>
          {card.ready ? null : <Skeleton h={200} pos="absolute" inset={0} />}
          <PaymentElement
            options={{ layout: "accordion" }}
            onReady={card.onReady}
            onLoadError={card.onLoadError}
            onChange={card.onChange}
          />
        </div>
        {card.error ? (
          <Text c="var(--mantine-color-error)" role="alert">
            {card.error}
          </Text>
        ) : null}
        <Button type="submit" size="md" loading={card.busy}>
          {m.save}
        </Button>
        <Text size="sm" c="var(--color-quiet)">
          {m.promise}
        </Text>
      </Stack>
    </form>
  );
}
