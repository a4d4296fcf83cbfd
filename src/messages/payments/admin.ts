import * as en from "../en/payments/admin.ts";
import * as es from "../es/payments/admin.ts";
import { spoken } from "../spoken.ts";

export const paymentsAdmin = spoken({ en, es });
