import * as en from "../../en/payments/cards/test-cards.ts";
import * as es from "../../es/payments/cards/test-cards.ts";
import { spoken } from "../../spoken.ts";

export const paymentsTestCards = spoken({ en, es });
