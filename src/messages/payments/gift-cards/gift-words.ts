import * as en from "../../en/payments/gift-cards/gift-words.ts";
import * as es from "../../es/payments/gift-cards/gift-words.ts";
import { spoken } from "../../spoken.ts";

export const paymentsGiftWords = spoken({ en, es });
