import * as en from "../en/payments/errors.ts";
import * as es from "../es/payments/errors.ts";
import { spoken } from "../spoken.ts";

export const paymentsErrors = spoken({ en, es });
