import { Button, Group, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { checkoutFields as m } from "#messages/checkout-fields.ts";
import { formatUsd } from "#shared/money.ts";
import type { Totals } from "#shared/checkout/pricing.ts";
import type { PromotionChoice } from "./use-promotion.ts";

type PromotionFieldProps = { promotion: PromotionChoice; totals: Totals };

/** A promotion code, folded away until someone has one; then what it takes off, and the way to be rid of it. */
export function PromotionField({ promotion, totals }: PromotionFieldProps) {
  const [isOpen, setOpen] = useState(promotion.typed !== "");
  if (promotion.code !== null) {
    return (
      <Group justify="space-between" role="status" wrap="nowrap">
        <Text size="sm">
          {totals.promotion
            ? m.promotionTakesOff(promotion.code, formatUsd(totals.promotion))
            : m.promotionCounts(promotion.code)}
        </Text>
        <Button
          variant="subtle"
          size="sm"
          aria-label={m.removePromotionCode(promotion.code)}
          onClick={promotion.remove}
        >
          {m.removePromotion}
        </Button>
      </Group>
    );
  }
  if (!isOpen) {
    return (
      <Button variant="subtle" mr="auto" onClick={() => setOpen(true)}>
        {m.addPromotion}
      </Button>
    );
  }
  const { gift } = promotion;
  return (
    <>
      {gift === null ? null : (
        <Text size="sm" role="status">
          {m.giftAdded(formatUsd(gift))}
        </Text>
      )}
      <CodeInput key={gift ?? 0} promotion={promotion} />
    </>
  );
}

function CodeInput({ promotion }: Pick<PromotionFieldProps, "promotion">) {
  const [typed, setTyped] = useState(promotion.typed);
  const apply = () => promotion.apply(typed);
  return (
    <Group align="start" wrap="nowrap">
      <TextInput
        flex={1}
        label={m.promotionCode}
        value={typed}
        error={promotion.error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // The form around it goes on to the payment.
          event.preventDefault();
          apply();
        }}
      />
      <Button variant="default" mt={26} loading={promotion.isPending} onClick={apply}>
        {m.applyPromotion}
      </Button>
    </Group>
  );
}
