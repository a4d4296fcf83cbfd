import * as en from "../en/payments/credit.ts";
import * as es from "../es/payments/credit.ts";
import { spoken } from "../spoken.ts";

export const paymentsCredit = spoken({ en, es });
