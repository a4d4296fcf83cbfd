import * as en from "../en/payments/disputes.ts";
import * as es from "../es/payments/disputes.ts";
import { spoken } from "../spoken.ts";

export const paymentsDisputes = spoken({ en, es });
