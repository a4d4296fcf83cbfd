import { useState } from "react";
import { SameAgain } from "#client/lib/orders/order-again/same-again.tsx";
import { useSession } from "#client/lib/session/session.ts";

const STAY = () => {};

/**
 * The goods of the latest order in one tap, where the cart is empty. It stays, unseen, when they are in the cart: it
 * has yet to say what could not be had.
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
