import * as en from "../../en/payments/gift-cards/gift-mail.ts";
import * as es from "../../es/payments/gift-cards/gift-mail.ts";
import { spoken } from "../../spoken.ts";

export const paymentsGiftMail = spoken({ en, es });
