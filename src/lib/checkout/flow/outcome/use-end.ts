import { useState } from "react";
import type { OrderedLine } from "#shared/checkout/cart/cart.ts";
import type { Totals } from "#shared/checkout/pricing.ts";
import type { BasisPoints } from "#shared/money.ts";
import { marketAgain } from "#client/lib/api/market-again.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import type { CreditChoice } from "../fields/use-credit.ts";
import { readCheckoutSession } from "../payment/intent/checkout-session.ts";
import { linesToTakeOut } from "../payment/intent/taken-out.ts";
import type { useIntent } from "../payment/intent/use-intent.ts";
import type { Paid } from "./finish-order.ts";
import { announce } from "./order-placed.ts";

/** The outcome of a successful payment, and what the shopper had agreed to pay. */
export type Ended = {
  finished: Paid;
  totals: Totals | null;
  /** The tax rate; null if there are several. */
  taxBps: BasisPoints | null;
  paymentIntentId: string | null;
};

type Intent = ReturnType<typeof useIntent>["intent"];

export type EndOptions = {
  intent: Intent;
  taxBps: BasisPoints | null;
  credit: Pick<CreditChoice, "refresh">;
  /**
   * Called once the server confirms the payment; the caller removes these lines from the cart, or all if they are
   * unknown.
   */
  onEnded: (ended: Ended, lines: readonly OrderedLine[] | null) => void;
  /** Called after that if the payment placed an order. */
  onPlaced: () => void;
};

/** What follows a payment that the server confirms: `end`. `paid` is the last intent that was paid; null before. */
export function useEnd({ intent, taxBps, credit, onEnded, onPlaced }: EndOptions) {
  const utils = trpc.useUtils();
  const [paid, setPaid] = useState<Intent>(null);
  const end = (finished: Paid) => {
    const session = readCheckoutSession();
    const paymentIntentId = session?.paymentIntentId ?? intent?.paymentIntentId ?? null;
    const lines = linesToTakeOut(paymentIntentId, session?.lines ?? null);
    setPaid(intent);
    onEnded({ finished, totals: intent?.totals ?? null, taxBps, paymentIntentId }, lines);
    credit.refresh();
    // Data shown elsewhere: orders, stock, and the card that was saved.
    void Promise.all([
      utils.orders.invalidate(),
      utils.guestOrders.invalidate(),
      marketAgain(utils),
      utils.payments.cards.invalidate(),
    ]);
    announce(finished);
    if (finished.kind === "placed") onPlaced();
  };
  return { paid, end };
}
