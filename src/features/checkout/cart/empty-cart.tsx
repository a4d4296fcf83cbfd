import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { checkoutCart as m } from "#messages/checkout/cart.ts";
import { EmptyState } from "#client/ui/states/empty-state.tsx";

/** The empty cart, with a link to the shop (spec section 2: 'Start Shopping' to /shop). */
export function EmptyCart({ onLeave }: { onLeave: () => void }) {
  const action = (
    <Button renderRoot={(props) => <Link to="/shop" {...props} />} onClick={onLeave}>
      {m.startShopping}
    </Button>
  );
  return (
    <EmptyState art="basket" title={m.empty} action={action} order={3}>
      {m.emptyText}
    </EmptyState>
  );
}
