import { Button, type ButtonProps } from "@mantine/core";
import { checkoutCart as m } from "#messages/checkout/cart.ts";
import { useCartView } from "./cart-context.ts";
import { useCartState } from "./use-cart-state.ts";

/** The button that opens the cart sheet (spec section 2, "Cart sheet"). */
export function CartSheetTrigger(props: ButtonProps) {
  const { itemCount } = useCartState();
  const { show } = useCartView();
  return (
    <Button variant="default" style={{ flex: "none" }} {...props} onClick={() => show("sheet")}>
      {itemCount > 0 ? m.viewCartOf(itemCount) : m.viewCart}
    </Button>
  );
}
