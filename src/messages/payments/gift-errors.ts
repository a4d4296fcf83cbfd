import * as en from "../en/payments/gift-errors.ts";
import * as es from "../es/payments/gift-errors.ts";
import { spoken } from "../spoken.ts";

export const paymentsGiftErrors = spoken({ en, es });
