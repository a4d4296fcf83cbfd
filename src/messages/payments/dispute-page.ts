import * as en from "../en/payments/dispute-page.ts";
import * as es from "../es/payments/dispute-page.ts";
import { spoken } from "../spoken.ts";

export const paymentsDisputePage = spoken({ en, es });
