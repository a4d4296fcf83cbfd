import * as en from "../en/payments/reconciliation.ts";
import * as es from "../es/payments/reconciliation.ts";
import { spoken } from "../spoken.ts";

export const paymentsReconciliation = spoken({ en, es });
