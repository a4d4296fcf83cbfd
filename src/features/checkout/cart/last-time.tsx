import { useState } from "react";
import { SameAgain } from "#client/lib/orders/order-again/same-again.tsx";
import { useSession } from "#client/lib/session/session.ts";

const STAY = () => {};

/**
 * Reorders the latest order in one tap when the cart is empty. It stays mounted but hidden afterward, because it
 * still has to report what was unavailable.
 */
export function LastTime({ isEmpty }: { isEmpty: boolean }) {
  const { user } = useSession();
  const [wasEmpty, setWasEmpty] = useState(isEmpty);
  if (isEmpty && !wasEmpty) setWasEmpty(true);
  if (!user || !wasEmpty) return null;
  return (
    <div hidden={!isEmpty}>
      <SameAgain onAdded={STAY} />
    </div>
  );
}
