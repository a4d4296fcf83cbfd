import * as en from "../en/payments/referral-mail.ts";
import * as es from "../es/payments/referral-mail.ts";
import { spoken } from "../spoken.ts";

export const paymentsReferralMail = spoken({ en, es });
