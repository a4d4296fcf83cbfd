import * as en from "../en/payments/net-revenue.ts";
import * as es from "../es/payments/net-revenue.ts";
import { spoken } from "../spoken.ts";

export const paymentsNetRevenue = spoken({ en, es });
