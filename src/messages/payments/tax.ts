import * as en from "../en/payments/tax.ts";
import * as es from "../es/payments/tax.ts";
import { spoken } from "../spoken.ts";

export const paymentsTax = spoken({ en, es });
