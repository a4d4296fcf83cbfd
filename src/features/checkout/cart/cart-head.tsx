import type { CartItem } from "#shared/checkout/cart/cart.ts";
import { CartChanges } from "./cart-changes.tsx";
import { DeliveryLine } from "./delivery-line.tsx";
import { MinimumLine } from "./minimum-line.tsx";

/** Shown above the goods in every cart view: delivery day, minimum order, and changes. */
export function CartHead({ items }: { items: readonly CartItem[] }) {
  return (
    <>
      <DeliveryLine />
      <MinimumLine />
      <CartChanges items={items} />
    </>
  );
}
