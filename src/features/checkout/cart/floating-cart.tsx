import { UnstyledButton } from "@mantine/core";
import { IconShoppingBag } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { checkoutCart as m } from "#messages/checkout-cart.ts";
import { useCartView } from "#client/lib/checkout/cart/cart-context.ts";
import { HEADER_CART } from "#client/lib/checkout/cart/header-cart.ts";
import classes from "./cart.module.css";

type FloatingCartProps = {
  count: number;
  /** Whether it stands at the end of the page instead, where it covers nothing. */
  atEnd: boolean;
  /** Whether the page has a header, with a cart of its own. */
  hasHeader: boolean;
};

/**
 * The round button in the corner. While it floats, the last lines of the page end beside it and whatever gets the
 * focus is scrolled clear of it. On phones it comes when the header with its cart has been scrolled away.
 */
export function FloatingCart({ count, atEnd, hasHeader }: FloatingCartProps) {
  const { show } = useCartView();
  const isTwice = useHeaderCartInSight(hasHeader && !atEnd);
  return (
    <UnstyledButton
      className={classes[atEnd ? "atEnd" : "floating"] ?? ""}
      aria-label={m.open(count)}
      onClick={() => show("panel")}
      {...(isTwice && { "data-twice": true })}
    >
      <IconShoppingBag size={26} aria-hidden />
      <span className={classes["count"]}>{count}</span>
    </UnstyledButton>
  );
}

/** Whether the cart button of a header is in sight. It is taken for granted until the browser has looked. */
function useHeaderCartInSight(hasHeader: boolean): boolean {
  const [isInSight, setInSight] = useState(true);
  useEffect(() => {
    const button = hasHeader ? document.getElementById(HEADER_CART) : null;
    if (!button) return;
    const observer = new IntersectionObserver((entries) =>
      setInSight(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(button);
    return () => observer.disconnect();
  }, [hasHeader]);
  return hasHeader && isInSight;
}
