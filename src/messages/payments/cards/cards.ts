import * as en from "../../en/payments/cards/cards.ts";
import * as es from "../../es/payments/cards/cards.ts";
import { spoken } from "../../spoken.ts";

export const paymentsCards = spoken({ en, es });
