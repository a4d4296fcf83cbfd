import * as en from "../en/payments/referral-admin.ts";
import * as es from "../es/payments/referral-admin.ts";
import { spoken } from "../spoken.ts";

export const paymentsReferralAdmin = spoken({ en, es });
