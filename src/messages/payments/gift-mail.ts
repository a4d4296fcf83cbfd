import * as en from "../en/payments/gift-mail.ts";
import * as es from "../es/payments/gift-mail.ts";
import { spoken } from "../spoken.ts";

export const paymentsGiftMail = spoken({ en, es });
