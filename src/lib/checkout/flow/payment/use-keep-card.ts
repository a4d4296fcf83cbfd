import { useRef, useState } from "react";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";

type Intent = Outputs["checkout"]["createIntent"];

/** Whether the card that is typed in is kept for the next time; the server hears of it before it is paid. */
export function useKeepCard(intent: Intent | null) {
  const [isWanted, setWanted] = useState(false);
  /** What the server is sure to know; null after what another form, or a lost answer, may have told it. */
  const passedOn = useRef<{ checkoutId: string; keep: boolean } | null>(null);
  const { mutateAsync } = trpc.checkout.keepCard.useMutation({ meta: { silent: true } });
  return {
    isWanted,
    setWanted,
    /** True when the provider may know another wish than before. Throws when it could not be passed on. */
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
