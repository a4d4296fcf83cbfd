import { Button, Stack, Text } from "@mantine/core";
import { checkoutPayment as m } from "#messages/checkout/payment.ts";
import { formatUsd, type Cents } from "#shared/money.ts";
import { cardExpiry, cardLabel, type SavedCard } from "#shared/payments/cards/saved-cards.ts";
import type { SavedCardPayment } from "./use-saved-card.ts";

type SavedCardStepProps = { saved: SavedCardPayment; card: SavedCard; total: Cents };

/** Pays with the saved card in one press, and offers to use another one. */
export function SavedCardStep({ saved, card, total }: SavedCardStepProps) {
  return (
    <Stack gap="md">
      <Text>{m.validThrough(cardLabel(card), cardExpiry(card))}</Text>
      {saved.error ? (
        <Text c="var(--mantine-color-error)" role="alert">
          {saved.error}
        </Text>
      ) : null}
      <Button size="lg" fullWidth loading={saved.isPaying} onClick={() => void saved.pay()}>
        {m.payWith(formatUsd(total), cardLabel(card))}
      </Button>
      <Button variant="subtle" disabled={saved.isPaying} onClick={() => saved.setOther(true)}>
        {m.anotherCard}
      </Button>
    </Stack>
  );
}
