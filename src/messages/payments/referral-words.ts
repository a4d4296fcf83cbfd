import * as en from "../en/payments/referral-words.ts";
import * as es from "../es/payments/referral-words.ts";
import { spoken } from "../spoken.ts";

export const paymentsReferralWords = spoken({ en, es });
