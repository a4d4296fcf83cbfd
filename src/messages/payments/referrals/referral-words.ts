import * as en from "../../en/payments/referrals/referral-words.ts";
import * as es from "../../es/payments/referrals/referral-words.ts";
import { spoken } from "../../spoken.ts";

export const paymentsReferralWords = spoken({ en, es });
