import { UnstyledButton } from "@mantine/core";
import { IconShoppingBag } from "@tabler/icons-react";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { checkoutCart as m } from "#messages/checkout-cart.ts";
import { useCartView } from "#client/lib/checkout/cart/cart-context.ts";
import { HEADER_CART } from "#client/lib/checkout/cart/header-cart.ts";
import classes from "./cart.module.css";

type FloatingCartProps = {
  count: number;
  /** Whether it stands at the end of the page instead, where it covers nothing. */
  atEnd: boolean;
};

/**
 * The round button in the corner. While it floats, the last lines of the page end beside it and whatever gets the
 * focus is scrolled clear of it. On phones it comes when the header with its cart has been scrolled away.
 */
export function FloatingCart({ count, atEnd }: FloatingCartProps) {
  const { show } = useCartView();
  const isTwice = useHeaderCartInSight();
  return (
    <UnstyledButton
      className={classes[atEnd ? "atEnd" : "floating"] ?? ""}
      aria-label={m.open(count)}
      onClick={() => show("panel")}
      {...(isTwice && !atEnd && { "data-twice": true })}
    >
      <IconShoppingBag size={26} aria-hidden />
      <span className={classes["count"]}>{count}</span>
    </UnstyledButton>
  );
}

/** Whether the header's own cart button is in sight; some pages have no header. */
function useHeaderCartInSight(): boolean {
  const pathname = useLocation({ select: (location) => location.pathname });
  const [isInSight, setInSight] = useState(true);
  useEffect(() => {
    const button = document.getElementById(HEADER_CART);
    const observer = new IntersectionObserver((entries) =>
      setInSight(entries.at(-1)?.isIntersecting ?? false),
    );
    if (button) observer.observe(button);
    else setInSight(false);
    return () => observer.disconnect();
  }, [pathname]);
  return isInSight;
}
