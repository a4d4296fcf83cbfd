import * as en from "../en/payments/cards.ts";
import * as es from "../es/payments/cards.ts";
import { spoken } from "../spoken.ts";

export const paymentsCards = spoken({ en, es });
