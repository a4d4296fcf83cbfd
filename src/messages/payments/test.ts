import * as en from "../en/payments/test.ts";
import * as es from "../es/payments/test.ts";
import { spoken } from "../spoken.ts";

export const paymentsTest = spoken({ en, es });
