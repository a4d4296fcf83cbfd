import { UnstyledButton } from "@mantine/core";
import { IconShoppingBag } from "@tabler/icons-react";
import { useEffect } from "react";
import { checkoutCart as m } from "#messages/checkout-cart.ts";
import { useCartView } from "#client/lib/checkout/cart/cart-context.ts";
import classes from "./cart.module.css";

const CLEAR_OF_BUTTON = "88px";

type FloatingCartProps = {
  count: number;
  /** Whether it stands at the end of the page instead, where it covers nothing. */
  atEnd: boolean;
};

/**
 * The round button in the corner. While it floats, the page ends below it and whatever gets the focus
 * is scrolled clear of it, so that it never covers the last line or the focused control.
 */
export function FloatingCart({ count, atEnd }: FloatingCartProps) {
  const { show } = useCartView();
  useEffect(() => {
    if (atEnd) return;
    const { documentElement: root, body } = document;
    root.style.scrollPaddingBottom = CLEAR_OF_BUTTON;
    body.style.paddingBottom = CLEAR_OF_BUTTON;
    return () => {
      root.style.scrollPaddingBottom = "";
      body.style.paddingBottom = "";
    };
  }, [atEnd]);
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
