import type { CheckoutIssue } from "#shared/checkout/checkout-issue.ts";
import type { PriceChange, StockShortage } from "#shared/checkout/checkout.ts";
import { cents } from "#shared/money.ts";
import type { CartStore } from "../../cart/cart-store.ts";

/** Updates the cart with what a failed checkout reported. */
export function acceptIssue(issue: CheckoutIssue, store: Pick<CartStore, "dispatch">): void {
  if (issue.kind === "price") acceptPrices(issue.changes, store);
  if (issue.kind === "stock") acceptShortages(issue.shortages, store);
}

export function acceptPrices(changes: readonly PriceChange[], store: Pick<CartStore, "dispatch">) {
  if (changes.length === 0) return;
  store.dispatch({
    type: "reprice",
    prices: new Map(changes.map(({ id, to }) => [id, cents(to)])),
  });
}

/** Reduces each line to what is left; a line with nothing left is removed. */
export function acceptShortages(
  shortages: readonly StockShortage[],
  store: Pick<CartStore, "dispatch">,
) {
  for (const { id, left } of shortages) store.dispatch({ type: "limit", id, left });
}
