import { Button, Group, Text, TextInput } from "@mantine/core";
import { useCallback, useEffect, useRef, useState } from "react";
import { checkoutFields as m } from "#messages/checkout/fields.ts";
import { formatUsd } from "#shared/money.ts";
import type { Totals } from "#shared/checkout/pricing.ts";
import type { PromotionChoice } from "./use-promotion.ts";

type PromotionFieldProps = { promotion: PromotionChoice; totals: Totals };

/** A promotion code, collapsed until the shopper opens it; once applied, its discount and a button to remove it. */
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
 * Moves focus to the element that replaces the one that was pressed, once, unless the user has focused something
 * else in the meantime. If nothing was replaced, later elements do not get the focus.
 */
function useFocusKept(isPending: boolean) {
  const hasActed = useRef(false);
  const takeFocus = useCallback((next: HTMLElement | null) => {
    if (!next || !hasActed.current) return;
    hasActed.current = false;
    // When a focused element is removed, focus moves to the body.
    if (document.activeElement === document.body) next.focus();
  }, []);
  useEffect(() => {
    // Runs after a newly rendered element has taken the focus.
    if (!isPending) hasActed.current = false;
  });
  const act = () => {
    hasActed.current = true;
  };
  return { act, takeFocus };
}

type CodeInputProps = {
  promotion: PromotionChoice;
  /** Called with the field when it mounts. */
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
    // The button is disabled while pending and would lose the focus.
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
          // Otherwise the surrounding form would proceed to payment.
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
