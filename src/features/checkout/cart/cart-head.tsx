import type { CartItem } from "#shared/checkout/cart/cart.ts";
import { CartChanges } from "./cart-changes.tsx";
import { DeliveryLine } from "./delivery-line.tsx";
import { MinimumLine } from "./minimum-line.tsx";

/** What every view of the cart says above the goods: their day, the smallest order, and what has changed. */
export function CartHead({ items }: { items: readonly CartItem[] }) {
  return (
    <>
      <DeliveryLine />
      <MinimumLine />
      <CartChanges items={items} />
    </>
  );
}
