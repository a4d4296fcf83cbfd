import * as en from "../../en/payments/disputes/disputes.ts";
import * as es from "../../es/payments/disputes/disputes.ts";
import { spoken } from "../../spoken.ts";

export const paymentsDisputes = spoken({ en, es });
