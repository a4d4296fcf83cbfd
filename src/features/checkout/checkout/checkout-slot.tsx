import { lazy, useState } from "react";
import { useCartView } from "#client/lib/checkout/cart/cart-context.ts";
import { useSessionChanges } from "#client/lib/session/session-change.ts";
import { Later } from "#client/ui/later.tsx";

const CheckoutDialog = lazy(async () => ({
  default: (await import("./checkout-dialog.tsx")).CheckoutDialog,
}));

/** The checkout dialog, available on every page; its code is loaded on first use. */
export function CheckoutSlot() {
  const { view } = useCartView();
  const changes = useSessionChanges();
  const [wanted, setWanted] = useState(false);
  if (view === "dialog" && !wanted) setWanted(true);
  return <Later>{wanted ? <CheckoutDialog key={changes} /> : null}</Later>;
}
