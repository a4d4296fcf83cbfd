import { useHydrated } from "@tanstack/react-router";
import { lazy } from "react";
import { Later } from "#client/ui/later.tsx";
import { useSession } from "../../session/session.ts";

export type AddingProps = {
  product: { id: number; name: string };
  /** How many are added; one unless given. */
  quantity?: number;
  className?: string | undefined;
};

const AddToOrder = lazy(async () => ({
  default: (await import("./add-to-order.tsx")).AddToOrder,
}));

/** The place of "Add to order", beside the cart's own button: empty for visitors, who have no order. */
export function AddingSlot(props: AddingProps) {
  const { user } = useSession();
  // A card that hydrates late may know its customer already; the server's page has none.
  const isHydrated = useHydrated();
  if (!user || !isHydrated) return null;
  return (
    <Later isExtra>
      <AddToOrder {...props} />
    </Later>
  );
}
