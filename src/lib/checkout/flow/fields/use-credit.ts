import { useState } from "react";
import { creditTowards, withCredit } from "#shared/payments/credit/credit-use.ts";
import { NO_MONEY } from "#shared/money.ts";
import type { Totals } from "#shared/checkout/pricing.ts";
import { useSession } from "#client/lib/session/session.ts";
import { trpc } from "#client/lib/api/trpc.ts";

/** The shopper's credit, and whether to use it; on by default. */
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
    /** The totals to be paid. */
    applied: (totals: Totals) => (isWanted ? withCredit(totals, balance) : totals),
    /** Whether credit will cover part of a total. */
    isUsedFor: ({ total }: Totals) => isWanted && creditTowards(total, balance) > 0,
    /** Refetches the balance, which a payment may have changed. */
    refresh() {
      if (user) void usable.refetch();
    },
  };
}

export type CreditChoice = ReturnType<typeof useCredit>;
