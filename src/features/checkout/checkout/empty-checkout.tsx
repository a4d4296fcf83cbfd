import { Button, Container } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { EmptyState } from "#client/ui/states/empty-state.tsx";

/** /checkout without anything to buy. */
export function EmptyCheckout() {
  const action = (
    <Button renderRoot={(props) => <Link to="/shop" {...props} />}>Start Shopping</Button>
  );
  return (
    <Container py={64}>
      <EmptyState art="basket" title="Your cart is empty" action={action} order={1}>
        Choose something from this week’s harvest first.
      </EmptyState>
    </Container>
  );
}
