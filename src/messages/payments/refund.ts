import * as en from "../en/payments/refund.ts";
import * as es from "../es/payments/refund.ts";
import { spoken } from "../spoken.ts";

export const paymentsRefund = spoken({ en, es });
