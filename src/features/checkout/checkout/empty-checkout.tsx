import { Button, Container } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { checkoutPage as m } from "#messages/checkout/page.ts";
import { EmptyState } from "#client/ui/states/empty-state.tsx";

/** /checkout with an empty cart. */
export function EmptyCheckout() {
  const action = (
    <Button renderRoot={(props) => <Link to="/shop" {...props} />}>{m.startShopping}</Button>
  );
  return (
    <Container py={64}>
      <EmptyState art="basket" title={m.empty} action={action} order={1}>
        {m.emptyText}
      </EmptyState>
    </Container>
  );
}
