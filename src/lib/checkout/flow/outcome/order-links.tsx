import { Button } from "@mantine/core";
import { Link, useRouter } from "@tanstack/react-router";
import { checkoutOutcome as m } from "#messages/checkout/outcome.ts";
import { useSession } from "#client/lib/session/session.ts";
import type { PlacedOrder } from "./finish-order.ts";
import { trpc } from "../../../api/trpc.ts";
import { useCartView } from "../../cart/cart-context.ts";
import { useCartActions } from "../../cart/use-cart-state.ts";

/** Links to the order: its own page or, for a guest, the page of its order link. */
export function OrderLinks({ order }: { order: Pick<PlacedOrder, "orderNumber"> }) {
  const { user, isKnown } = useSession();
  if (!isKnown) return null;
  if (!user) return <GuestLink number={order.orderNumber} />;
  return (
    <Button
      variant="light"
      mr="auto"
      renderRoot={(props) => (
        <Link to="/order-confirmation" search={{ order: order.orderNumber }} {...props} />
      )}
    >
      {m.seeOrder}
    </Button>
  );
}

/** Requests a link to the guest's order, like the one in the email. */
function GuestLink({ number }: { number: string }) {
  const router = useRouter();
  const { closeCart } = useCartActions();
  const { show } = useCartView();
  const open = trpc.guestOrders.open.useMutation({
    meta: { failureTitle: m.notOpened, fallback: m.linkInEmail },
    onSuccess: async ({ token }) => {
      closeCart();
      show(null);
      await router.navigate({ to: "/order", search: { token } });
    },
  });
  return (
    <Button
      variant="light"
      mr="auto"
      loading={open.isPending}
      onClick={() => open.mutate({ number })}
    >
      {m.seeOrChange}
    </Button>
  );
}
