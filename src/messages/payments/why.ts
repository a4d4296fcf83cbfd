import * as en from "../en/payments/why.ts";
import * as es from "../es/payments/why.ts";
import { spoken } from "../spoken.ts";

export const paymentsWhy = spoken({ en, es });
