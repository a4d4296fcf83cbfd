import * as en from "../../en/payments/gift-cards/gift-errors.ts";
import * as es from "../../es/payments/gift-cards/gift-errors.ts";
import { spoken } from "../../spoken.ts";

export const paymentsGiftErrors = spoken({ en, es });
