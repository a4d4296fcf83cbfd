import { Button, Group, Text, TextInput } from "@mantine/core";
import { useCallback, useEffect, useRef, useState } from "react";
import { checkoutFields as m } from "#messages/checkout-fields.ts";
import { formatUsd } from "#shared/money.ts";
import type { Totals } from "#shared/checkout/pricing.ts";
import type { PromotionChoice } from "./use-promotion.ts";

type PromotionFieldProps = { promotion: PromotionChoice; totals: Totals };

/** A promotion code, folded away until someone has one; then what it takes off, and the way to be rid of it. */
export function PromotionField({ promotion, totals }: PromotionFieldProps) {
  const [isOpen, setOpen] = useState(promotion.typed !== "");
  const { act, takeFocus } = useFocusKept(promotion.isPending);
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
          ref={takeFocus}
          onClick={() => {
            act();
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
          act();
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
      <CodeInput key={gift ?? 0} promotion={promotion} onShown={takeFocus} onApply={act} />
    </>
  );
}

/**
 * What takes the place of a thing that was pressed has its focus, once, unless someone went on elsewhere meanwhile. A
 * press that led to nothing gives none to what comes later.
 */
function useFocusKept(isPending: boolean) {
  const hasActed = useRef(false);
  const takeFocus = useCallback((next: HTMLElement | null) => {
    if (!next || !hasActed.current) return;
    hasActed.current = false;
    // The focus of what has gone is with the page.
    if (document.activeElement === document.body) next.focus();
  }, []);
  useEffect(() => {
    // After what has just appeared took its focus.
    if (!isPending) hasActed.current = false;
  });
  const act = () => {
    hasActed.current = true;
  };
  return { act, takeFocus };
}

type CodeInputProps = {
  promotion: PromotionChoice;
  /** Told of the field when it appears. */
  onShown: (input: HTMLElement | null) => void;
  onApply: () => void;
};

function CodeInput({ promotion, onShown, onApply }: CodeInputProps) {
  const [typed, setTyped] = useState(promotion.typed);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    onShown(input.current);
  }, [onShown]);
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
