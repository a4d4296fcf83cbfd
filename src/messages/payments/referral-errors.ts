import * as en from "../en/payments/referral-errors.ts";
import * as es from "../es/payments/referral-errors.ts";
import { spoken } from "../spoken.ts";

export const paymentsReferralErrors = spoken({ en, es });
