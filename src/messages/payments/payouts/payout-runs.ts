import * as en from "../../en/payments/payouts/payout-runs.ts";
import * as es from "../../es/payments/payouts/payout-runs.ts";
import { spoken } from "../../spoken.ts";

export const paymentsPayoutRuns = spoken({ en, es });
