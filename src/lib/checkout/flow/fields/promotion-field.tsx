import { Button, Group, Text, TextInput } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { checkoutFields as m } from "#messages/checkout-fields.ts";
import { formatUsd } from "#shared/money.ts";
import type { Totals } from "#shared/checkout/pricing.ts";
import type { PromotionChoice } from "./use-promotion.ts";

const focused = (button: HTMLElement | null) => button?.focus();

type PromotionFieldProps = { promotion: PromotionChoice; totals: Totals };

/** A promotion code, folded away until someone has one; then what it takes off, and the way to be rid of it. */
export function PromotionField({ promotion, totals }: PromotionFieldProps) {
  const [isOpen, setOpen] = useState(promotion.typed !== "");
  /** Whether one was pressed here: what takes its place has the focus then. */
  const [hasActed, setActed] = useState(false);
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
          ref={hasActed ? focused : null}
          onClick={() => {
            setActed(true);
            setOpen(true);
            promotion.remove();
          }}
        >
          {m.removePromotion}
        </Button>
      </Group>
    );
  }
  if (!isOpen) {
    return (
      <Button
        variant="subtle"
        mr="auto"
        onClick={() => {
          setActed(true);
          setOpen(true);
        }}
      >
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
      <CodeInput
        key={gift ?? 0}
        promotion={promotion}
        isFirst={hasActed}
        onApply={() => setActed(true)}
      />
    </>
  );
}

type CodeInputProps = {
  promotion: PromotionChoice;
  /** Whether it has the focus when it appears. */
  isFirst: boolean;
  onApply: () => void;
};

function CodeInput({ promotion, isFirst, onApply }: CodeInputProps) {
  const [typed, setTyped] = useState(promotion.typed);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFirst) input.current?.focus();
  }, [isFirst]);
  const apply = () => {
    // The button cannot be pressed meanwhile, and would lose the focus.
    input.current?.focus();
    onApply();
    promotion.apply(typed);
  };
  return (
    <Group align="start" wrap="nowrap">
      <TextInput
        ref={input}
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
