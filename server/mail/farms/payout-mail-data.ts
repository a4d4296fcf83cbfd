import type { AccountNeed } from "#shared/payments/farm-account.ts";
import type { StatementSums } from "#shared/payments/payouts/payout-statement.ts";

/** What the emails about farms' payouts are made of. */
export type PayoutMailData = {
  payout_account_ready: { farmName: string; url: string };
  payout_account_needs: {
    farmName: string;
    /** What the provider wants to know; none where it looks into something itself. */
    needs: readonly AccountNeed[];
    /** Whether it was ready before, so that nothing is paid out until then. */
    isHeld: boolean;
    /** Whether the account is not ours any more, so that the farm begins another one. */
    isOutOfReach: boolean;
    url: string;
  };
  /** A payout and what it is made of, in cents; the figures of its page. */
  payout_sent: StatementSums & {
    farmName: string;
    /** The payout day, `YYYY-MM-DD`. */
    day: string;
    orders: number;
    url: string;
  };
};
