import * as en from "../../en/payments/referrals/referrals.ts";
import * as es from "../../es/payments/referrals/referrals.ts";
import { spoken } from "../../spoken.ts";

export const paymentsReferrals = spoken({ en, es });
