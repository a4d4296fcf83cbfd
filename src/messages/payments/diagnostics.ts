import * as en from "../en/payments/diagnostics.ts";
import * as es from "../es/payments/diagnostics.ts";
import { spoken } from "../spoken.ts";

export const paymentsDiagnostics = spoken({ en, es });
