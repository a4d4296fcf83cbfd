import { useState } from "react";
import { type CartItem, pricedItems } from "#shared/checkout/cart/cart.ts";
import { promotionCodeField } from "#shared/checkout/promotions/code.ts";
import { type Promotion, worthOf } from "#shared/checkout/promotions/promotion.ts";
import type { PricedLine, Rates } from "#shared/checkout/tax/rates.ts";
import { cents, NO_MONEY, times } from "#shared/money.ts";
import { failureMessage, trpc } from "#client/lib/api/trpc.ts";
import { useCartState } from "../../cart/use-cart-state.ts";
import { useGiftCode } from "./use-gift-code.ts";
import { keepCode, usePromotionCode } from "./promotion-memory.ts";

/**
 * The promotion code of this browser's cart and whether the server accepts it; a gift card code is redeemed instead.
 */
export function usePromotion() {
  const { items } = useCartState();
  const code = usePromotionCode();
  const [mistake, setMistake] = useState<string | null>(null);
  const gift = useGiftCode();
  const asked = { code: code ?? "", items: items.map(({ id, quantity }) => ({ id, quantity })) };
  const found = trpc.checkout.promotion.useQuery(asked, {
    enabled: code !== null && items.length > 0,
    staleTime: 0,
    // While the cart changes, the same code stays applied; a different one needs a response first.
    placeholderData: (before) => (before?.code === asked.code ? before : undefined),
  });
  const terms = (code !== null && !found.isError && found.data) || null;
  const choose = (next: string | null) => {
    setMistake(null);
    keepCode(next);
  };
  return {
    /** The code that applies; null if there is none or it was refused. */
    code: terms ? code : null,
    /** The most recently typed code, which stays even if refused. */
    typed: code ?? "",
    isPending: gift.isPending || (code !== null && found.isFetching),
    /** Why the typed code was refused, in the reader's language. */
    error:
      gift.error ??
      mistake ??
      (code !== null && found.isError ? failureMessage(found.error) : null),
    /** The lines and rates of a cart with the code's discount. */
    priced: (cart: readonly CartItem[], rates: Rates) => pricedWith(terms, cart, rates),
    /** The credit added by a gift card whose code was typed here. */
    gift: gift.added,
    apply(typed: string) {
      setMistake(null);
      if (gift.take(typed)) return;
      const read = promotionCodeField.safeParse(typed);
      if (!read.success) setMistake(read.error.issues[0]?.message ?? null);
      else if (read.data === code) void found.refetch();
      else choose(read.data);
    },
    remove: () => choose(null),
  };
}

export type PromotionChoice = ReturnType<typeof usePromotion>;

type Terms = Pick<Promotion, "kind" | "value" | "farmId">;

function pricedWith(terms: Terms | null, cart: readonly CartItem[], rates: Rates) {
  const lines: PricedLine[] = pricedItems(cart);
  if (!terms) return { lines, rates };
  const worth = worthOf(
    terms,
    cart.map(({ farmId }, at) => ({ farmId, lineTotal: totalOf(lines[at]) })),
  );
  return {
    lines: lines.map((line, at) => ({ ...line, promotion: worth.lines[at] ?? NO_MONEY })),
    rates: worth.isDeliveryFree ? { ...rates, deliveryFee: cents(0) } : rates,
  };
}

function totalOf(line: PricedLine | undefined) {
  return line ? times(line.unitPrice, line.quantity) : NO_MONEY;
}
