import { useState } from "react";
import { checkoutFields as m } from "#messages/checkout/fields.ts";
import { giftCodeIn } from "#shared/payments/gift-cards/gift-code-text.ts";
import { useSession } from "#client/lib/session/session.ts";
import { failureMessage, trpc } from "#client/lib/api/trpc.ts";

/**
 * Handles gift card codes typed into the promotion code field: they become credit, which this checkout uses right
 * away.
 */
export function useGiftCode() {
  const { user } = useSession();
  const utils = trpc.useUtils();
  const [needsAccount, setNeedsAccount] = useState(false);
  const redeem = trpc.payments.giftCards.redeem.useMutation({
    meta: { silent: true },
    onSuccess: () => utils.payments.credit.invalidate(),
  });
  return {
    isPending: redeem.isPending,
    /** The amount the last one added; null if there was none. */
    added: redeem.data?.amount ?? null,
    error: needsAccount ? m.giftNeedsAccount : redeem.error && failureMessage(redeem.error),
    /** Redeems the text if it is a gift card code; returns false if it is not. */
    take(typed: string): boolean {
      const code = giftCodeIn(typed);
      setNeedsAccount(code !== null && !user);
      if (code === null) redeem.reset();
      else if (user) redeem.mutate({ code });
      return code !== null;
    },
  };
}
