import { useHydrated } from "@tanstack/react-router";
import { lazy } from "react";
import { Later } from "#client/ui/later.tsx";
import { useSession } from "../../session/session.ts";
import { useGuestOrder } from "./open-guest-order.ts";

export type AddingProps = {
  /** It can be added unless `available` is false. */
  product: { id: number; name: string; available?: boolean };
  /** How many are added; one by default. */
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
 * The placeholder for "Add to order", next to the cart's own button, and for the signed-in user's allergy warning:
 * empty, without any fetching, for visitors without an order.
 */
export function AddingSlot(props: AddingProps) {
  // A card that hydrates late may already know its customer; the server-rendered page knows none,
  // so wait for hydration.
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
