import { Button, Text, Textarea, TextInput, Title } from "@mantine/core";
import { useRef } from "react";
import { paymentsGiftCards as m } from "#messages/payments/gift-cards/gift-cards.ts";
import { GIFT_MESSAGE, lastGiftDay } from "#shared/payments/gift-cards/gift-card.ts";
import { GIFT_CHOICES, GIFT_LEAST, GIFT_MOST } from "#shared/payments/gift-cards/gift-values.ts";
import { limits } from "#shared/platform/limits.ts";
import { formatUsd } from "#shared/money.ts";
import { type Day, formatDayFull } from "#shared/time.ts";
import { DirectPayment } from "#client/lib/checkout/flow/payment/direct-payment.tsx";
import { trpc } from "#client/lib/api/trpc.ts";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";
import { EmailInput } from "#client/ui/fields/person-inputs.tsx";
import styles from "./gift-cards.module.css";
import { asText, useGift } from "./use-gift.ts";

/** A gift card from its amount to its receipt. */
export function GiftForm({ today }: { today: Day }) {
  const gift = useGift(today);
  const utils = trpc.useUtils();
  const { payment, receipt } = gift;
  if (payment && receipt) {
    return <Bought payment={payment} receipt={receipt} today={today} onAgain={gift.again} />;
  }
  if (payment) {
    return (
      <DirectPayment
        quote={payment}
        clientSecret={payment.clientSecret}
        total={payment.total}
        email={payment.buyerEmail}
        promise={m.promise}
        onBack={gift.change}
        onReceived={({ receiptNumber }) => {
          gift.celebrate(receiptNumber);
          void utils.payments.giftCards.bought.invalidate();
        }}
      />
    );
  }
  return <Fields gift={gift} today={today} />;
}

function Fields({ gift, today }: { gift: ReturnType<typeof useGift>; today: Day }) {
  const { field, amount } = gift;
  const amountInput = useRef<HTMLInputElement>(null);
  return (
    <form
      method="post"
      noValidate
      aria-label={m.form}
      onSubmit={(event) => {
        if (!gift.submit(event)) amountInput.current?.focus();
      }}
    >
      <LiveFields>
        <div className={styles.amounts} role="group" aria-label={m.howMuch}>
          {GIFT_CHOICES.map((choice) => (
            <Button
              key={choice}
              variant={amount.isChosen(choice) ? "filled" : "default"}
              aria-pressed={amount.isChosen(choice)}
              onClick={() => amount.change(asText(choice))}
            >
              {formatUsd(choice)}
            </Button>
          ))}
        </div>
        <TextInput
          ref={amountInput}
          size="md"
          label={m.amount}
          description={m.amountFrom(formatUsd(GIFT_LEAST), formatUsd(GIFT_MOST))}
          leftSection="$"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={amount.text}
          error={amount.error}
          onChange={(event) => amount.change(event.currentTarget.value)}
        />
        <TextInput
          label={m.recipientName}
          autoComplete="off"
          maxLength={limits.personName}
          {...field("recipientName")}
        />
        <EmailInput label={m.recipientEmail} autoComplete="off" {...field("recipientEmail")} />
        <Textarea
          label={m.message}
          description={m.messageMost(GIFT_MESSAGE)}
          maxLength={GIFT_MESSAGE}
          rows={3}
          {...field("message")}
        />
        <TextInput
          type="date"
          label={m.sendOn}
          description={m.sendOnWhen}
          {...(today && { min: today, max: lastGiftDay(today) })}
          {...field("sendOn")}
        />
        <TextInput
          label={m.buyerName}
          description={m.buyerNameWhy}
          autoComplete="given-name"
          maxLength={limits.personName}
          {...field("buyerName")}
        />
        <EmailInput label={m.buyerEmail} description={m.buyerEmailWhy} {...field("buyerEmail")} />
        <Button type="submit" size="lg" fullWidth loading={gift.isPending}>
          {m.next}
        </Button>
      </LiveFields>
    </form>
  );
}

type BoughtProps = {
  payment: NonNullable<ReturnType<typeof useGift>["payment"]>;
  receipt: string;
  today: Day;
  onAgain: () => void;
};

function Bought({ payment, receipt, today, onAgain }: BoughtProps) {
  const { recipientName, sendOn, buyerEmail } = payment;
  return (
    <div role="status" className={styles.thanks}>
      <Title order={2} size="h3">
        {m.thanks}
      </Title>
      <Text>
        {sendOn > today
          ? m.comesOn(recipientName, formatDayFull(sendOn))
          : m.onItsWay(recipientName)}
      </Text>
      <Text>{m.receipt(receipt, buyerEmail)}</Text>
      <Button variant="default" mr="auto" onClick={onAgain}>
        {m.another}
      </Button>
    </div>
  );
}
