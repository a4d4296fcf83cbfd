import { useState } from "react";
import { useSession } from "#client/lib/session/session.ts";

/**
 * Whether a checkout's form stood before a guest, who may be typing a card into it. Someone who then signs in, as
 * in another tab, keeps it: a form that gives way to a saved card takes what was typed along.
 */
export function useFormShown(checkoutId: string | undefined) {
  const { user, isKnown } = useSession();
  const [shown, setShown] = useState<string>();
  const isBeforeGuest = isKnown && user === null && checkoutId !== undefined;
  if (isBeforeGuest && shown !== checkoutId) setShown(checkoutId);
  return {
    isFormShown: checkoutId !== undefined && shown === checkoutId,
    /** The shopper chose the saved card instead. */
    putAway: () => setShown(undefined),
  };
}
