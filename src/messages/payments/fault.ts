import * as en from "../en/payments/fault.ts";
import * as es from "../es/payments/fault.ts";
import { spoken } from "../spoken.ts";

export const paymentsFault = spoken({ en, es });
