import { useState } from "react";
import { creditTowards, withCredit } from "#shared/payments/credit/credit-use.ts";
import { NO_MONEY } from "#shared/money.ts";
import type { Totals } from "#shared/checkout/pricing.ts";
import { useSession } from "#client/lib/session/session.ts";
import { trpc } from "#client/lib/api/trpc.ts";

/** The shopper's credit, and whether it is to be used: it is, until they say no. */
export function useCredit() {
  const { user } = useSession();
  const usable = trpc.payments.credit.usable.useQuery(undefined, {
    enabled: user !== null,
    refetchOnMount: "always",
    staleTime: 0,
  });
  const [isWanted, setWanted] = useState(true);
  const balance = (user && usable.data) || NO_MONEY;
  return {
    balance,
    isWanted,
    setWanted,
    /** The totals as they are to be paid. */
    applied: (totals: Totals) => (isWanted ? withCredit(totals, balance) : totals),
    /** Whether a total is to be paid with credit in part. */
    isUsedFor: ({ total }: Totals) => isWanted && creditTowards(total, balance) > 0,
    /** Asks for the balance again: a payment may have changed it. */
    refresh() {
      if (user) void usable.refetch();
    },
  };
}

export type CreditChoice = ReturnType<typeof useCredit>;
