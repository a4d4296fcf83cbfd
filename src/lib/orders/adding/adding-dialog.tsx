import { ordersAdding as m } from "#messages/orders/adding.ts";
import { OpenModal } from "#client/ui/page/open-modal.tsx";
import { Button, Center, Loader, Stack, Text } from "@mantine/core";
import { lazy, useEffect, useEffectEvent, useState } from "react";
import { formatSlot } from "#shared/checkout/delivery.ts";
import { cents, formatUsd } from "#shared/money.ts";
import { cardLabel } from "#shared/payments/cards/saved-cards.ts";
import { Later } from "#client/ui/later.tsx";
import { QuantityStepper } from "#client/ui/fields/quantity-stepper.tsx";
import { limits } from "#shared/platform/limits.ts";
import { useQuoteInForce } from "#client/lib/checkout/flow/payment/intent/use-quote-in-force.ts";
import { useReturnPath } from "../../checkout/flow/outcome/use-return-path.ts";
import { MoneyRows } from "../../checkout/flow/totals/money-rows.tsx";
import { useAdding } from "./use-adding.ts";
import type { Begun } from "./use-addition-quote.ts";

const PaymentStep = lazy(async () => ({
  default: (await import("../../checkout/flow/payment/payment-step.tsx")).PaymentStep,
}));

type AddingDialogProps = {
  product: { id: number; name: string };
  quantity: number;
  /** The orders it can be added to; if there are several, the customer chooses. */
  numbers: readonly string[];
  /** The token of a guest's order link; null for an account. */
  token: string | null;
  onClose: () => void;
};

/** What is added to which order, when it is delivered, what it costs and which card pays, in a single confirmation. */
export function AddingDialog({ product, quantity, numbers, token, onClose }: AddingDialogProps) {
  const adding = useAdding({ product, token, onClose });
  const [isBusy, setBusy] = useState(false);
  const only = numbers.length === 1 ? numbers[0] : undefined;
  const start = useEffectEvent(() => {
    if (only) void adding.ask(only, quantity);
  });
  useEffect(() => start(), []);
  const isLocked = isBusy || adding.isPaying;
  return (
    <OpenModal
      onClose={onClose}
      title={m.addToYours(product.name)}
      closeOnEscape={!isLocked}
      closeOnClickOutside={!isLocked}
      withCloseButton={!isLocked}
    >
      <Stack>
        {adding.hasFailed ? (
          <Text role="alert" c="var(--mantine-color-error)">
            {adding.failure ?? m.failed}
          </Text>
        ) : null}
        {adding.begun ? (
          <Confirmation adding={adding} begun={adding.begun} onBusy={setBusy} />
        ) : (
          <Choice
            numbers={numbers}
            isAsking={adding.isAsking}
            hasFailed={adding.hasFailed}
            onChoose={(number) => void adding.ask(number, quantity)}
          />
        )}
      </Stack>
    </OpenModal>
  );
}

type ChoiceProps = {
  numbers: readonly string[];
  isAsking: boolean;
  hasFailed: boolean;
  onChoose: (number: string) => void;
};

function Choice({ numbers, isAsking, hasFailed, onChoose }: ChoiceProps) {
  if (isAsking || (numbers.length === 1 && !hasFailed)) {
    return (
      <Center mih={120} role="status" aria-label={m.preparing}>
        <Loader />
      </Center>
    );
  }
  return (
    <>
      <Text>{hasFailed ? m.nothingCharged : m.whichOrder}</Text>
      {numbers.map((number) => (
        <Button key={number} variant="default" onClick={() => onChoose(number)}>
          {hasFailed && numbers.length === 1 ? m.tryAgain : number}
        </Button>
      ))}
    </>
  );
}

type ConfirmationProps = {
  adding: ReturnType<typeof useAdding>;
  begun: Begun;
  onBusy: (busy: boolean) => void;
};

function Confirmation({ adding, begun, onBusy }: ConfirmationProps) {
  const { card, totals, orderNumber, day, window } = begun;
  const returnPath = useReturnPath();
  const isInForce = useQuoteInForce();
  const total = cents(totals.total);
  const [line] = begun.lines;
  return (
    <>
      <Text>{m.comesWith(orderNumber, formatSlot(day, window))}</Text>
      {line && !adding.form ? (
        <div>
          <QuantityStepper
            name={line.name}
            quantity={line.quantity}
            min={1}
            max={limits.unitsPerLine}
            disabled={adding.isAsking || adding.isPaying}
            onChange={(wanted) => void adding.ask(orderNumber, wanted)}
          />
        </div>
      ) : null}
      <MoneyRows totals={totals} taxBps={begun.taxBps} />
      {adding.form ? (
        <>
          {adding.form.message ? <Text role="alert">{m.payHere(adding.form.message)}</Text> : null}
          <Later>
            <PaymentStep
              clientSecret={begun.clientSecret}
              total={total}
              isInForce={() => isInForce(begun)}
              email={begun.email}
              returnPath={returnPath}
              onChanged={() => void adding.ask(orderNumber, line?.quantity ?? 1)}
              onFinished={(finished) => void adding.onFinished(finished)}
              onBusy={onBusy}
            />
          </Later>
        </>
      ) : (
        <Button
          size="lg"
          loading={adding.isPaying}
          disabled={adding.isAsking}
          onClick={() => void adding.confirm()}
        >
          {card ? m.payWith(formatUsd(total), cardLabel(card)) : m.payWithYours(formatUsd(total))}
        </Button>
      )}
    </>
  );
}
