import * as en from "../en/payments/words.ts";
import * as es from "../es/payments/words.ts";
import { spoken } from "../spoken.ts";

export const paymentsWords = spoken({ en, es });
