import { useRef, useState } from "react";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";

type Intent = Outputs["checkout"]["createIntent"];

/** Whether the card that is typed in is kept for the next time; said to the server before it is paid. */
export function useKeepCard(intent: Intent | null) {
  const [isWanted, setWanted] = useState(false);
  const said = useRef<{ checkoutId: string; keep: boolean } | null>(null);
  const { mutateAsync } = trpc.checkout.keepCard.useMutation({ meta: { silent: true } });
  return {
    isWanted,
    setWanted,
    /** True when the provider knows another wish than before. Throws when it could not be said. */
    async say(): Promise<boolean> {
      const checkoutId = intent?.checkoutId;
      if (!checkoutId) return false;
      const before = said.current?.checkoutId === checkoutId && said.current.keep;
      if (before === isWanted) return false;
      await mutateAsync({ checkoutId, keep: isWanted });
      said.current = { checkoutId, keep: isWanted };
      return true;
    },
  };
}

export type KeepCardWish = ReturnType<typeof useKeepCard>;
