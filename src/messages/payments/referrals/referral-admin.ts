import * as en from "../../en/payments/referrals/referral-admin.ts";
import * as es from "../../es/payments/referrals/referral-admin.ts";
import { spoken } from "../../spoken.ts";

export const paymentsReferralAdmin = spoken({ en, es });
