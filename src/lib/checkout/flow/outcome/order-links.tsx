import { Button, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useSession } from "#client/lib/session/session.ts";
import type { PlacedOrder } from "./finish-order.ts";
import { Notice } from "../totals/notice.tsx";

/** Where an order goes on: its own page, or for a guest the account that it can be changed in. */
export function OrderLinks({ order }: { order: Pick<PlacedOrder, "orderNumber" | "email"> }) {
  const { user, isKnown } = useSession();
  if (!isKnown) return null;
  if (!user) return <AccountOffer email={order.email} />;
  return (
    <Button
      variant="light"
      mr="auto"
      renderRoot={(props) => (
        <Link to="/order-confirmation" search={{ order: order.orderNumber }} {...props} />
      )}
    >
      See your order
    </Button>
  );
}

function AccountOffer({ email }: { email: string }) {
  return (
    <Notice title="Follow your order">
      <Text size="sm">
        With an account for {email} you can see where it is, and change or cancel it until the farms
        read it.
      </Text>
      <Button
        variant="light"
        mr="auto"
        renderRoot={(props) => <Link to="/auth" search={{ form: "register" }} {...props} />}
      >
        Create an account
      </Button>
    </Notice>
  );
}
