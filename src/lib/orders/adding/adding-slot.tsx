import { useHydrated } from "@tanstack/react-router";
import { lazy } from "react";
import { Later } from "#client/ui/later.tsx";
import { useSession } from "../../session/session.ts";
import { useGuestOrder } from "./open-guest-order.ts";

export type AddingProps = {
  /** Unless it is said not to be there, it can be added. */
  product: { id: number; name: string; available?: boolean };
  /** How many are added; one unless given. */
  quantity?: number;
  className?: string | undefined;
};

const AddToOwnOrder = lazy(async () => ({
  default: (await import("./add-to-order.tsx")).AddToOwnOrder,
}));
const AddToGuestOrder = lazy(async () => ({
  default: (await import("./add-to-order.tsx")).AddToGuestOrder,
}));

/**
 * The place of "Add to order", beside the cart's own button, and of what who is signed in is warned of:
 * empty for visitors without an order, who fetch nothing for it.
 */
export function AddingSlot(props: AddingProps) {
  // A card that hydrates late may know its customer already; the server's page has none, and asks for none.
  return useHydrated() ? <Adding {...props} /> : null;
}

function Adding(props: AddingProps) {
  const { user } = useSession();
  const token = useGuestOrder();
  if (!user && !token) return null;
  return (
    <Later isExtra>
      {user ? <AddToOwnOrder {...props} /> : null}
      {token && !user ? <AddToGuestOrder {...props} token={token} /> : null}
    </Later>
  );
}
