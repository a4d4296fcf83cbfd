import { UnstyledButton } from "@mantine/core";
import { IconShoppingBag } from "@tabler/icons-react";
import { checkoutCart as m } from "#messages/checkout-cart.ts";
import { useCartView } from "#client/lib/checkout/cart/cart-context.ts";
import classes from "./cart.module.css";

type FloatingCartProps = {
  count: number;
  /** Whether it stands at the end of the page instead, where it covers nothing. */
  atEnd: boolean;
};

/**
 * The round button in the corner, on all pages while there is a cart, as the specification says. While it floats, the
 * last lines of the page end beside it and whatever gets the focus is scrolled clear of it.
 */
export function FloatingCart({ count, atEnd }: FloatingCartProps) {
  const { show } = useCartView();
  return (
    <UnstyledButton
      className={classes[atEnd ? "atEnd" : "floating"] ?? ""}
      aria-label={m.open(count)}
      onClick={() => show("panel")}
    >
      <IconShoppingBag size={26} aria-hidden />
      <span className={classes["count"]}>{count}</span>
    </UnstyledButton>
  );
}
