import * as en from "../en/payments/declines.ts";
import * as es from "../es/payments/declines.ts";
import { spoken } from "../spoken.ts";

export const paymentsDeclines = spoken({ en, es });
