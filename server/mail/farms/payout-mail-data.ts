import type { AccountNeed } from "#shared/payments/farm-account.ts";
import type { StatementSums } from "#shared/payments/payouts/payout-statement.ts";

/** Data for the emails about farms' payouts. */
export type PayoutMailData = {
  payout_account_ready: { farmName: string; url: string };
  payout_account_needs: {
    farmName: string;
    /** What the provider still needs to know; empty while it is reviewing something itself. */
    needs: readonly AccountNeed[];
    /** Whether the account was ready before, so that payouts are now on hold. */
    isHeld: boolean;
    /** Whether the account is no longer ours to use, so that the farm has to set up a new one. */
    isOutOfReach: boolean;
    url: string;
  };
  /** A payout and its parts, in cents: the same figures as on its page. */
  payout_sent: StatementSums & {
    farmName: string;
    /** The payout day, `YYYY-MM-DD`. */
    day: string;
    orders: number;
    url: string;
  };
};
