import * as en from "../../en/payments/referrals/referral-errors.ts";
import * as es from "../../es/payments/referrals/referral-errors.ts";
import { spoken } from "../../spoken.ts";

export const paymentsReferralErrors = spoken({ en, es });
