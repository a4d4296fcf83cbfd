import { useRef, useState } from "react";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";

type Intent = Outputs["checkout"]["createIntent"];

/** Whether to save the card being entered; the server is told before it is paid. */
export function useKeepCard(intent: Intent | null) {
  const [isWanted, setWanted] = useState(false);
  /** The value the server is known to have; null if another form or a lost response may have changed it. */
  const passedOn = useRef<{ checkoutId: string; keep: boolean } | null>(null);
  const { mutateAsync } = trpc.checkout.keepCard.useMutation({ meta: { silent: true } });
  return {
    isWanted,
    setWanted,
    /** Sends the choice to the server if needed; returns whether it did. Throws if it could not be sent. */
    async passOn(): Promise<boolean> {
      const checkoutId = intent?.checkoutId;
      if (!checkoutId) return false;
      const { current } = passedOn;
      if (current?.checkoutId === checkoutId && current.keep === isWanted) return false;
      passedOn.current = null;
      await mutateAsync({ checkoutId, keep: isWanted });
      passedOn.current = { checkoutId, keep: isWanted };
      return true;
    },
  };
}

export type KeepCardWish = ReturnType<typeof useKeepCard>;
