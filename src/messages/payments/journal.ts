import * as en from "../en/payments/journal.ts";
import * as es from "../es/payments/journal.ts";
import { spoken } from "../spoken.ts";

export const paymentsJournal = spoken({ en, es });
