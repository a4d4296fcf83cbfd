import * as en from "../../en/payments/disputes/dispute-page.ts";
import * as es from "../../es/payments/disputes/dispute-page.ts";
import { spoken } from "../../spoken.ts";

export const paymentsDisputePage = spoken({ en, es });
