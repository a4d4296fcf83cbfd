import { farmsPayouts as m } from "#messages/farms/money/payouts.ts";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { trpc } from "#client/lib/api/trpc.ts";
import type { Back } from "./backs.ts";

/**
 * Refreshes the payout account from the provider after a redirect back, then removes the parameter from the URL.
 * Returns whether the refresh is still pending.
 */
export function useReturn(farmId: number | undefined, back: Back | undefined): boolean {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const hasAsked = useRef(false);
  const { mutate, isPending } = trpc.farmer.payouts.refresh.useMutation({
    meta: { failureTitle: m.notAsked },
    onSuccess: async (account) => {
      // The response to an earlier query would overwrite this one.
      await utils.farmer.payouts.account.cancel({ farmId });
      utils.farmer.payouts.account.setData({ farmId }, account);
      if (back !== "back") return;
      void navigate({
        to: ".",
        search: ({ account: _back, ...rest }: Record<string, unknown>) => rest,
        replace: true,
      });
    },
  });
  useEffect(() => {
    if (back === undefined || hasAsked.current) return;
    hasAsked.current = true;
    mutate({ farmId });
  }, [back, farmId, mutate]);
  return isPending;
}
