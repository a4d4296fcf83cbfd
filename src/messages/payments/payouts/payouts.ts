import * as en from "../../en/payments/payouts/payouts.ts";
import * as es from "../../es/payments/payouts/payouts.ts";
import { spoken } from "../../spoken.ts";

export const paymentsPayouts = spoken({ en, es });
