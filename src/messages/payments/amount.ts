import * as en from "../en/payments/amount.ts";
import * as es from "../es/payments/amount.ts";
import { spoken } from "../spoken.ts";

export const paymentsAmount = spoken({ en, es });
