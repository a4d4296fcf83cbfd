import { UnstyledButton } from "@mantine/core";
import { IconBasket } from "@tabler/icons-react";
import { checkoutCart as m } from "#messages/checkout/cart.ts";
import { useCartView } from "#client/lib/checkout/cart/cart-context.ts";
import classes from "./cart.module.css";

type FloatingCartProps = {
  count: number;
  /** Whether it is placed at the end of the page instead of floating over it. */
  atEnd: boolean;
};

/**
 * The round button in the corner, on all pages while the cart has goods, as the specification requires. While it
 * floats, the page's last lines end beside it and focused elements are scrolled clear of it.
 */
export function FloatingCart({ count, atEnd }: FloatingCartProps) {
  const { show } = useCartView();
  return (
    <UnstyledButton
      className={classes[atEnd ? "atEnd" : "floating"] ?? ""}
      aria-label={m.open(count)}
      onClick={() => show("panel")}
    >
      <IconBasket size={26} aria-hidden />
      <span className={classes["count"]}>{count}</span>
    </UnstyledButton>
  );
}
