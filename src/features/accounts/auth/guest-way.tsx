import { Button } from "@mantine/core";
import { accountsAuth as m } from "#messages/accounts/sign-in/auth.ts";
import { safeNext } from "#shared/accounts/safe-next.ts";
import { useCartState } from "#client/lib/checkout/cart/use-cart-state.ts";

/** Lets a shopper who came from the cart continue as a guest, in the cart drawer. */
export function GuestWay({ next }: { next: string | undefined }) {
  const { items, openCart } = useCartState();
  const isCheckout = /^\/checkout(?:[?#]|$)/.test(safeNext(next, "/"));
  if (!isCheckout || items.length === 0) return null;
  return (
    <Button fullWidth size="lg" radius="xl" mb="lg" onClick={openCart}>
      {m.asGuest}
    </Button>
  );
}
