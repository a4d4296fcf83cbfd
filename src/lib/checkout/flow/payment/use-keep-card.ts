import { useRef, useState } from "react";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";

type Intent = Outputs["checkout"]["createIntent"];

/** Whether the card that is typed in is kept for the next time; the server hears of it before it is paid. */
export function useKeepCard(intent: Intent | null) {
  const [isWanted, setWanted] = useState(false);
  const passedOn = useRef<{ checkoutId: string; keep: boolean } | null>(null);
  const { mutateAsync } = trpc.checkout.keepCard.useMutation({ meta: { silent: true } });
  return {
    isWanted,
    setWanted,
    /** True when the provider knows another wish than before. Throws when it could not be passed on. */
    async passOn(): Promise<boolean> {
      const checkoutId = intent?.checkoutId;
      if (!checkoutId) return false;
      const before = passedOn.current?.checkoutId === checkoutId && passedOn.current.keep;
      if (before === isWanted) return false;
      await mutateAsync({ checkoutId, keep: isWanted });
      passedOn.current = { checkoutId, keep: isWanted };
      return true;
    },
  };
}

export type KeepCardWish = ReturnType<typeof useKeepCard>;
