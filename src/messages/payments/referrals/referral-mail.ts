import * as en from "../../en/payments/referrals/referral-mail.ts";
import * as es from "../../es/payments/referrals/referral-mail.ts";
import { spoken } from "../../spoken.ts";

export const paymentsReferralMail = spoken({ en, es });
