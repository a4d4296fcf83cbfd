import { lazy, startTransition, useEffect, useState } from "react";
import { useLocation } from "@tanstack/react-router";
import { chromeFor } from "#shared/platform/pages/chrome.ts";
import { useCartView } from "#client/lib/checkout/cart/cart-context.ts";
import { useCartState } from "#client/lib/checkout/cart/use-cart-state.ts";
import { readCheckoutSession } from "#client/lib/checkout/flow/payment/intent/checkout-session.ts";
import { useFreshRates } from "#client/lib/checkout/rates/use-fresh-rates.ts";
import { useSessionChanges } from "#client/lib/session/session-change.ts";
import { Later } from "#client/ui/later.tsx";

const FloatingCart = lazy(async () => ({
  default: (await import("./floating-cart.tsx")).FloatingCart,
}));
export const loadCart = async () => ({ default: (await import("./cart-drawer.tsx")).CartDrawer });
const CartDrawer = lazy(loadCart);
const CartSheet = lazy(async () => ({ default: (await import("./cart-sheet.tsx")).CartSheet }));
const CartPanel = lazy(async () => ({ default: (await import("./cart-panel.tsx")).CartPanel }));

/** The cart's views, available on every page. The code of each is loaded on first use. */
export function CartSlot() {
  const { isOpen, itemCount } = useCartState();
  const { view } = useCartView();
  const pathname = useLocation({ select: (location) => location.pathname });
  const { floatingCart, cartAtEnd } = chromeFor(pathname);
  const floats = itemCount > 0 && floatingCart;
  const wasPaying = useWasPaying();
  const drawer = useWanted(isOpen || wasPaying);
  const sheet = useWanted(view === "sheet");
  const panel = useWanted(view === "panel");
  const changes = useSessionChanges();
  useFreshRates(isOpen || view !== null);
  return (
    <>
      <Later isExtra>{floats ? <FloatingCart count={itemCount} atEnd={cartAtEnd} /> : null}</Later>
      <Later>{drawer ? <CartDrawer key={changes} /> : null}</Later>
      <Later>{sheet ? <CartSheet /> : null}</Later>
      <Later>{panel ? <CartPanel /> : null}</Later>
    </>
  );
}

/** Once opened, a view stays mounted so that its closing animation can play. */
function useWanted(now: boolean): boolean {
  const [wanted, setWanted] = useState(now);
  if (now && !wanted) setWanted(true);
  return wanted;
}

/**
 * Whether the page was left during payment, in which case the drawer fetches the outcome. The return page of a
 * payment method does so itself.
 */
function useWasPaying(): boolean {
  const [paying, setPaying] = useState(false);
  useEffect(() => {
    const returns = new URLSearchParams(window.location.search).has("payment_intent");
    if (!returns && readCheckoutSession()?.paying) startTransition(() => setPaying(true));
  }, []);
  return paying;
}
