import * as en from "../en/payments/test-cards.ts";
import * as es from "../es/payments/test-cards.ts";
import { spoken } from "../spoken.ts";

export const paymentsTestCards = spoken({ en, es });
