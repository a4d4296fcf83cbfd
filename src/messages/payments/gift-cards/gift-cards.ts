import * as en from "../../en/payments/gift-cards/gift-cards.ts";
import * as es from "../../es/payments/gift-cards/gift-cards.ts";
import { spoken } from "../../spoken.ts";

export const paymentsGiftCards = spoken({ en, es });
