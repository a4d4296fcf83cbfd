import { useState } from "react";
import type { Paid } from "./finish-order.ts";
import { usePaidOrder } from "./use-paid-order.ts";

/** Shows the outcome of an earlier payment of this tab with `onFound`; if there is none to show, calls `onNone`. */
export function useLookUp(onFound: (finished: Paid) => void, onNone: () => void) {
  const findPaid = usePaidOrder(onFound);
  const [isLookingUp, setIsLookingUp] = useState(false);
  const lookUp = async (surelyPaid: boolean) => {
    setIsLookingUp(true);
    const found = await findPaid(surelyPaid);
    setIsLookingUp(false);
    if (!found) onNone();
  };
  return { lookUp, isLookingUp };
}
