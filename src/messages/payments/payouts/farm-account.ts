import * as en from "../../en/payments/payouts/farm-account.ts";
import * as es from "../../es/payments/payouts/farm-account.ts";
import { spoken } from "../../spoken.ts";

export const paymentsFarmAccount = spoken({ en, es });
